import { addEnding } from '#app/contract/nepali-endings.ts'

/** Used in the middle of a sentence for an unknown figure. */
export const askUs = '(हामीलाई सोध्नुहोस्)'
export const mayHaveChanged = 'फेरिएको हुन सक्छ'
export const noSource = 'स्रोत छैन'

export const withCondition = (figure: string, condition: string) => `${figure} (${condition})`
export const untilDay = (day: string, figure: string) => `${addEnding(day, 'सम्म')}: ${figure}`
export const fromDay = (day: string, figure: string) => `${addEnding(day, 'देखि')}: ${figure}`
export const forUpTo = (times: string) => `बढीमा ${addEnding(times, 'सम्म')}`
