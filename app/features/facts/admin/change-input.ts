import { isAdDay } from '#app/contract/calendar.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { describeJump, isZero, zeroMessage } from '../content/describe-jump.ts'
import type { ListedFact } from '../contract.ts'
import type { NewFactValue, NewFactValueBody, VisibleValue } from '../value-contract.ts'
import { parseAmount } from './parse-amount.ts'

/** The fields of the form, as typed. */
export type ChangeTexts = Record<
  | 'from'
  | 'text'
  | 'valid_from'
  | 'address'
  | 'note'
  | 'condition'
  | 'valid_until'
  | 'applies_to'
  | 'publisher'
  | 'confidence'
  | 'status'
  | 'is_amount_confirmed'
  | 'is_read',
  string
>

/** What is stored with the value: today's day, and what usually stays. */
export function getDefaults(value: VisibleValue | undefined, today: string): ChangeTexts {
  return {
    from: '',
    text: '',
    valid_from: today,
    address: value?.address ?? '',
    note: value?.note ?? '',
    condition: value?.condition ?? '',
    valid_until: '',
    applies_to: value?.applies_to ?? '',
    publisher: value?.publisher ?? '',
    confidence: value && value.confidence !== 'unconfirmed' ? value.confidence : 'secondary',
    status: 'in_force',
    is_amount_confirmed: '',
    is_read: '',
  }
}

type ParsedFigure = Required<Pick<NewFactValue, 'from' | 'to' | 'bound' | 'text'>>

/** Reads amount or words. A qualifier that is not typed stays. */
export function readFigure(
  texts: ChangeTexts,
  fact: ListedFact,
  value: VisibleValue | undefined,
): ParsedFigure | { error: string } {
  const [typed, text] = [texts.from.trim(), texts.text.trim()]
  if (text && !typed) return { from: '', to: '', bound: '', text }
  if (fact.unit === 'words') return { error: 'Please enter the new value.' }
  if (fact.unit === 'date') {
    return isAdDay(typed)
      ? { from: typed, to: '', bound: '', text: '' }
      : { error: 'Please choose a day.' }
  }
  const parsed = parseAmount(typed, fact)
  if ('error' in parsed) return parsed
  if (isZero(parsed, fact) && !(value && isZero(value, fact))) return { error: zeroMessage }
  return { ...parsed, bound: parsed.bound || value?.bound || '', text: '' }
}

/** Describes an amount that is many times more or less than the present one. */
export function getJump(texts: ChangeTexts, fact: ListedFact, value: VisibleValue | undefined) {
  const figure = readFigure(texts, fact, value)
  return 'error' in figure ? undefined : describeJump(figure, value, fact)
}

/** Returns the error of the first day. */
function checkFirstDay(day: string, value: VisibleValue | undefined) {
  if (day === '') return 'Please choose the first day.'
  if (!isAdDay(day))
    return 'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.'
  return value?.valid_from && day < value.valid_from
    ? `The present value is from ${formatDay(value.valid_from)}. Please choose that day or a later one.`
    : undefined
}

/** Returns the error of the source. */
function checkSource({ address, confidence }: Pick<ChangeTexts, 'address' | 'confidence'>) {
  if (address.trim() === '') {
    return confidence === 'unconfirmed'
      ? undefined
      : 'Please enter the address of the source, or choose “No source yet” under “Source is”.'
  }
  return isHttps(address) ? undefined : 'Please enter an address that begins with https://.'
}

export const isHttps = (address: string) => /^https:\/\/[^\s"<>]{3,}$/.test(address.trim())

/** Returns a message for each field that must be corrected. */
export function checkTexts(texts: ChangeTexts, fact: ListedFact, value: VisibleValue | undefined) {
  const { valid_from, valid_until } = texts
  const figure = readFigure(texts, fact, value)
  const amountName = fact.unit === 'words' ? 'text' : 'from'
  const messages: Partial<Record<keyof ChangeTexts, string | false | undefined>> = {
    [amountName]: 'error' in figure && figure.error,
    text: texts.from && texts.text && 'Please enter an amount or words, not both.',
    valid_from: checkFirstDay(valid_from, value),
    valid_until:
      valid_until !== '' &&
      (!isAdDay(valid_until) || valid_until < valid_from) &&
      'The last day cannot be before the first day.',
    address: checkSource(texts),
    is_read:
      texts.is_read &&
      !texts.address.trim() &&
      'Please enter the address of the page on which you read it.',
  }
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) => (message ? [[name, message]] : [])),
  )
}

/** The page of another site has another publisher, and may not be the authority's. */
export function withNewSource(texts: ChangeTexts, stored: ChangeTexts): ChangeTexts {
  const isOther = stored.address && getHost(texts.address) !== getHost(stored.address)
  if (!isOther) return texts
  return {
    ...texts,
    publisher: texts.publisher === stored.publisher ? '' : texts.publisher,
    confidence: texts.confidence === 'official' ? 'secondary' : texts.confidence,
  }
}

const getHost = (address: string) => URL.parse(address.trim())?.host

/** Returns the request for a checked form. */
export function toBody(
  texts: ChangeTexts,
  fact: ListedFact,
  value: VisibleValue | undefined,
  today: string,
): NewFactValueBody {
  const { from, to, bound, text } = readFigure(texts, fact, value) as ParsedFigure
  const { confidence, applies_to, valid_from, status, is_amount_confirmed, is_read, ...rest } =
    texts
  return {
    ...rest,
    from,
    to,
    bound,
    text,
    // The server knows the time zone of the first value's country, and with it the day.
    valid_from: !value && valid_from === today ? '' : valid_from,
    time_zone: value?.time_zone,
    applies_to: applies_to as NewFactValue['applies_to'],
    confidence: confidence as NewFactValue['confidence'],
    status: status as NewFactValue['status'],
    is_amount_confirmed: is_amount_confirmed !== '',
    is_read: is_read !== '',
    revision: fact.revision,
  }
}

type Failure = { detail: string; code: string; fields?: Record<string, string> }

/** The end of a range and the qualifier are typed in the field of the amount. */
export function withAmountField<F extends Failure>(failure: F): F {
  const entries = Object.entries(failure.fields ?? {}).map(([name, message]) => [
    name === 'to' || name === 'bound' ? 'from' : name,
    message,
  ])
  return { ...failure, fields: Object.fromEntries(entries) }
}
