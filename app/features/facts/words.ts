/** Used in the middle of a sentence for an unknown figure. */
export const askUs = '(ask us)'
export const mayHaveChanged = 'may have changed'

export const fromDay = (day: string, figure: string) => `from ${day}: ${figure}`
export const forUpTo = (times: string) => `for up to ${times}`
