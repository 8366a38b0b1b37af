import { getOwn } from '#app/contract/get-own.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'

type Params = NonNullable<FieldError['params']>

/** The sentences in English; the site has its own for `number`, `date` and the codes below them. */
const details: Record<string, (params: Params) => string> = {
  required: () => 'Please fill this in.',
  maxLength: ({ limit }) => `Please use at most ${limit} characters.`,
  oneLine: () => 'Please enter this on one line.',
  enum: () => 'Please choose one of the options.',
  minimum: ({ limit }) => `This must be ${limit} or more.`,
  maximum: ({ limit }) => `This must be ${limit} or less.`,
  number: () => 'Please enter a number in digits, for example 25 or 3.4.',
  date: () => 'Please enter a date, for example 2026-11-22.',
  date_past: () => 'Please enter a date that is not in the future.',
  date_future: () => 'Please enter a date that is not in the past.',
  score: () => 'Please choose the test and enter the score as a number.',
  score_range: ({ test, lowest, highest }) =>
    `The score of ${test} is a number from ${lowest} to ${highest}.`,
  file_required: () => 'Please choose a file.',
  file_count: ({ limit }) => `Please choose fewer files. The limit is ${limit}.`,
  file_large: ({ limit }) => `Each file may have at most ${limit} MB.`,
  file_kind: () => 'This kind of file is not accepted.',
  file_damaged: () =>
    'This file is damaged, or its content is of another kind than its name says. Please save it again and choose that file.',
  file_empty: () => 'This file is empty. Please choose another one.',
  file_active: () =>
    'This document has macros or embedded content. Please save it as a PDF and choose the PDF.',
  file_infected: () => 'The virus scanner refused this file. Please choose another one.',
  files_full: () => 'No more files can be sent here at the moment. Please contact us.',
  agree: () => 'Please tick this to send the form.',
}

export function error(code: string, params: Params = {}): FieldError {
  return { code, params, detail: getOwn(details, code)?.(params) ?? '' }
}
