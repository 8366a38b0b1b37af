export const send = 'Send'
export const choose = 'Please choose'
export const test = 'Test'
export const score = 'Score'
export const onlyIf = (question: string, answer: string) => `Only if “${question}” is “${answer}”.`
export const onlyIfNot = (question: string, answer: string) =>
  `Only if “${question}” is not “${answer}”.`
export const error = 'This did not work'
export const checkBelow = 'Please correct these answers:'
export const notSent = 'Your answers did not reach us. Please try again.'
export const thankYou = 'Thank you'
export const notFound = 'We did not find this form'
export const notFoundHint = 'It may have been removed. We are happy to help you another way.'
export const contact = 'Contact us'
export const backTo = (title: string) => `Back to “${title}”`

type Params = Record<string, string | number | boolean | null>

/** What is wrong with an answer, by the code of the API. Others have the sentence of all forms. */
export const problems: Record<string, (params: Params) => string> = {
  number: () => 'Please enter a number, for example 3.4.',
  date: () => 'Please enter a date, for example 2026-11-22.',
  date_past: () => 'Please enter a date that is not in the future.',
  date_future: () => 'Please enter a date that is not in the past.',
  score: () => 'Please choose the test and enter the score as a number.',
  score_range: ({ test: name, lowest, highest }) =>
    `The score of ${name} is a number from ${lowest} to ${highest}.`,
  agree: () => 'Please tick this to send the form.',
}
