/** Prints a measurement, also when the test passes. */
export const printLine = (line: string) => process.stdout.write(`${line}\n`)
