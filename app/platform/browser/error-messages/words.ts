import type { Problem } from '#app/contract/api-client.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { language } from '../language.ts'
import * as shared from '../words.ts'

type Params = NonNullable<Problem['params']>
export type Message = string | ((params: Params) => string | undefined)

/** Keeps the sentence of the API, which says more. */
const keep = (): string | undefined => undefined

/** Messages for visitors by error code, or by the reason in its parameters. */
export const errorMessages = {
  invalid: 'The request could not be understood.',
  form_not_readable: 'The form could not be read.',
  not_found: keep,
  conflict: keep,
  permission_denied: keep,
  method_not_allowed: 'This address does not take requests of this kind.',
  unsupported_media_type: 'This content type is not supported.',
  no_active_account: 'No active account found with the given credentials',
  account_disabled:
    'This account is disabled. Ask another administrator of your office to enable it.',
  factor_required: 'Please also confirm with your second factor.',
  passkey_refused: 'This passkey was not accepted. Please try again, or log in with your password.',
  challenge_expired: 'This took too long, or there were too many attempts. Please log in again.',
  password_link_void: 'This link has been used or has expired. Please request a new one.',
  not_owner: 'This conversation belongs to another browser.',
  too_large: 'This is too large to be accepted.',
  chat_files_full: 'A conversation can have at most 10 files and 40 MB in total.',
  throttled: ({ retry_after }) =>
    `Too many requests. Please try again in ${formatDelay(Number(retry_after))}.`,
  busy: 'The server is busy. Please try again in a few seconds.',
  unavailable: 'The service is not available right now. Please try again soon.',
  error: 'Something went wrong on our side.',
  unexplained: 'The server answered with an error. Please try again.',
} satisfies Record<string, Message>

/** Messages for fields by error code. */
export const fieldMessages = {
  required: shared.pleaseFillThisIn,
  minLength: ({ limit }) =>
    limit === 1 ? shared.pleaseFillThisIn : `Please use at least ${limit} characters.`,
  maxLength: ({ limit }) => `Please use at most ${limit} characters.`,
  minItems: ({ limit }) => `Please enter at least ${limit}.`,
  maxItems: ({ limit }) => `Please enter at most ${limit}.`,
  minimum: ({ limit }) => `This must be ${limit} or more.`,
  maximum: ({ limit }) => `This must be ${limit} or less.`,
  enum: 'Please choose one of the options.',
  wellFormed: 'This contains characters that cannot be stored.',
  visible: 'This contains hidden characters that change the text direction. Please type it again.',
  oneLine: 'Please enter this on one line.',
  format: (params) =>
    isEmail(params) ? shared.pleaseEnterAValidEmailAddress : 'This value is not valid.',
  type: ({ type }) => `This must be ${getOwn(typeNames, String(type)) ?? `of type ${type}`}.`,
  phone: ({ limit, example }) =>
    `Please enter a phone number of at least ${limit} digits, for example ${example}.`,
  onePhone: 'Please enter only one number here. Write other numbers in the message.',
  unreachable: 'Please enter a phone number or an email address.',
  pattern: 'This does not have the required form, or contains characters that are not allowed.',
  wrong_code: 'This code is wrong or has already been used. Please enter the newest one.',
  common_password: 'This password is too common. Please choose another one.',
  known_words: 'This password is too easy to guess. Please choose another one.',
  no_file: 'Please choose a file.',
  message_first: 'Please write a message first, then send the file.',
  not_photo_or_pdf: 'This file type is not accepted. Choose a photo (JPEG, PNG or WebP) or a PDF.',
  file_infected: keep,
  setup_link_void:
    'This link has been used or is older than an hour. Restart the server for a new one.',
} satisfies Record<string, Message>

export const checkTheMarkedFields = 'Please check the marked fields.'

const isEmail = ({ format }: Params) => format === 'email'
const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  array: 'a list',
}

const plurals = new Intl.PluralRules(language)

function formatDelay(seconds: number) {
  if (seconds < 60) return plurals.select(seconds) === 'one' ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return plurals.select(minutes) === 'one' ? 'a minute' : `${minutes} minutes`
}
