/** Shows what was measured, also where the test passes. */
export const say = (line: string) => process.stdout.write(`${line}\n`)
