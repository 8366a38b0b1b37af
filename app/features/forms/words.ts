import type { FileKind } from './definition-contract.ts'

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

const kindNames: Record<FileKind, string> = {
  pdf: 'PDF',
  picture: 'picture (JPEG, PNG, WebP)',
  word: 'Word document (DOCX)',
}
const nameKinds = (kinds: string[]) => kinds.map((kind) => kindNames[kind as FileKind]).join(', ')
export const fileLimits = (kinds: string[], limit: number) =>
  limit === 1
    ? `${nameKinds(kinds)}, at most 10 MB.`
    : `At most ${limit} files: ${nameKinds(kinds)}, at most 10 MB each.`
export const chooseAgain = (names: string) => `Please choose the file again: ${names}`
export const sending = 'Sending…'
export const tooSlow =
  'Your connection is too slow for these files. Please choose fewer or smaller files.'
export const tooLarge = 'The files are too large. Together they may have at most 20 MB.'

type Params = Record<string, string | number | boolean | null>

/** What is wrong with an answer, by the code of the API. Others have the sentence of all forms. */
export const problems: Record<string, (params: Params) => string> = {
  number: () => 'Please enter a number in digits, for example 25 or 3.4.',
  date: () => 'Please enter a date, for example 2026-11-22.',
  date_past: () => 'Please enter a date that is not in the future.',
  date_future: () => 'Please enter a date that is not in the past.',
  score: () => 'Please choose the test and enter the score as a number.',
  score_range: ({ test: name, lowest, highest }) =>
    `The score of ${name} is a number from ${lowest} to ${highest}.`,
  file_required: () => 'Please choose a file.',
  file_count: ({ limit }) =>
    limit === 1 ? 'Please choose one file only.' : `Please choose at most ${limit} files.`,
  file_large: () => 'This file is too large. Please choose one of at most 10 MB.',
  file_kind: ({ kinds }) =>
    `This kind of file is not accepted. Please choose: ${nameKinds(String(kinds).split(','))}.`,
  file_damaged: () =>
    'This file is damaged, or its content is of another kind than its name says. Please save it again and choose that file.',
  file_empty: () => 'This file is empty. Please choose another one.',
  file_active: () =>
    'This document has macros or embedded content. Please save it as a PDF and choose the PDF.',
  file_infected: () => 'The virus scanner refused this file. Please choose another one.',
  files_full: () => 'No more files can be sent here at the moment. Please contact us.',
  agree: () => 'Please tick this to send the form.',
}
