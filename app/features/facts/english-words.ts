/** Used in the middle of a sentence for an unknown figure. */
export const askUs = '(ask us)'
export const mayHaveChanged = 'may have changed'
export const noSource = 'no source'

export const withCondition = (figure: string, condition: string) => `${figure} ${condition}`
export const untilDay = (day: string, figure: string) => `until ${day}: ${figure}`
export const fromDay = (day: string, figure: string) => `from ${day}: ${figure}`
export const forUpTo = (times: string) => `for up to ${times}`
