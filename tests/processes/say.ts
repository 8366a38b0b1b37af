/** Prints a measurement, also when the test passes. */
export const say = (line: string) => process.stdout.write(`${line}\n`)
