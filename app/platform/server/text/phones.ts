import parsePhoneNumber from 'libphonenumber-js/min'
import parseMobileNumber from 'libphonenumber-js/mobile'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { phoneRule } from '#app/contract/phone-rule.ts'

/** Of landline numbers in Kathmandu, which are the shortest. */
const MIN_DIGITS = 7
/** Of E.164, including the country code: https://www.itu.int/rec/T-REC-E.164 */
const MAX_DIGITS = 15
const MAX_LENGTH = 32
const MAX_LABEL_LENGTH = 40
/** Enough for a year; more may be a truncated number. */
const MAX_LABEL_DIGITS = 4

/**
 * Normalizes a phone number as people write and paste it: "००९७७ ९८०–0000000" is "+977
 * 980-0000000". Returns undefined when it is not a phone number, or has fewer than `least` digits.
 */
export function parsePhone(text: string, least: number) {
  const plain = toPlain(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([([]?)00/, '$1+')
  const isPhone = /^[([]?\+?[0-9 .()[\]-]+$/.test(plain)
  return isPhone && digitsOf(plain).length >= least ? plain : undefined
}

export const digitsOf = (phone: string) => phone.replace(/[^0-9]/g, '')

/** Replaces look-alike characters, and removes direction marks, which address books add. */
const toPlain = (text: string) =>
  toLatinDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\S\n]+/g, ' ')

export interface LabelledPhone {
  number: string
  /** The label or extension of the number: "father", "ext 12"; '' for none. */
  label: string
}

interface ParsedPhones {
  phones: LabelledPhone[]
  /** Parts that are not phone numbers, as typed. */
  unreadable: string[]
}

const separators = /\s*(?::{2,}|[/,;|\n&]|(?<![\p{L}\p{M}])(?:or|and|वा|र)(?![\p{L}\p{M}]))\s*/iu
const extension = /[\s,;]*(?<![\p{L}])(?:ext(?:n|ension)?|x)[.:]?\s*(\d{1,6})(?!\d)/giu
/** Words that mean only "phone number", which are not stored as a label. */
const plainWords =
  /^(?:mob(?:ile)?|cell|ph(?:one)?|tel(?:ephone)?|no|nos|num(?:ber)?|contact|call|m|p|t|फोन|मोबाइल|मो|नं|नम्बर)$/iu

/**
 * Parses all phone numbers of a text with their labels. Numbers are separated by `/ , ; | & :::`,
 * "or", "and", a line break, words, or spaces between complete numbers. Digits next to words belong
 * to the label ("after 5 pm"). Undoes what spreadsheets do to numbers: "9841553003.0",
 * "9.841553003E9", "'984…", "=984…".
 */
export function parsePhones(text: string): ParsedPhones {
  const read: ParsedPhones = { phones: [], unreadable: [] }
  let pending = ''
  const typed = text.split(separators)
  const parts = toPlain(text)
    .replace(/^\s*=?["'’]?(\d{1,3}(?:,\d{2,3}){2,})["'’]?\s*$/, (_, grouped: string) =>
      grouped.replaceAll(',', ''),
    )
    .replace(extension, ' (ext $1)')
    .split(separators)
  for (const [index, part] of parts.entries()) {
    if (!/[\p{L}\p{N}]/u.test(part)) continue
    const tokens = readTokens(part)
    const [first, ...others] = labelNumbers(tokens ?? [])
    if (first) {
      const own = { ...first, label: joinLabel([pending, first.label]) }
      read.phones.push(own, ...others)
      pending = ''
    } else if (/\d/.test(part)) {
      // As typed, unless the text was divided in another way.
      const shown = parts.length === typed.length ? typed[index] : part
      read.unreadable.push((shown ?? part).trim())
    } else {
      const label = (tokens ?? []).map((token) => token.text).join(' ')
      pending = labelLast(read.phones, label || part.trim(), pending)
    }
  }
  // A text without any number is named whole.
  if (read.phones.length === 0 && text.trim()) read.unreadable = [text.trim()]
  return { ...read, phones: withoutRepeats(read.phones) }
}

const joinLabel = (words: string[]) => words.filter(Boolean).join(' ').slice(0, MAX_LABEL_LENGTH)

/** The error message for a part that is not a number. */
export function describeUnreadable(text: string) {
  const { limit, example } = phoneRule
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return `“${shown}” is not a phone number: it needs at least ${limit} digits, for example ${example}.`
}

/** Adds words after a comma to the previous number; before the first number they wait for it. */
function labelLast(phones: LabelledPhone[], label: string, pending: string) {
  const last = phones.at(-1)
  if (!last) return [pending, label].filter(Boolean).join(' ')
  last.label = [last.label, label].filter(Boolean).join(' ').slice(0, MAX_LABEL_LENGTH)
  return pending
}

interface Token {
  kind: 'number' | 'label' | 'labelInBrackets'
  text: string
}

type TokenGroups = Partial<Record<'extension' | 'inBrackets' | 'word', string>>

/** "(ext 12)"; "(after 5 pm)"; "5pm", "12th"; "father"; and the text between such words. */
const tokenPattern =
  /\((?<extension>ext \d+)\)|[([](?<inBrackets>[^()[\]]*\p{L}[^()[\]]*)[)\]]|(?<word>(?<![^\s([])\d{1,2}[\p{L}\p{M}]+|[\p{L}\p{M}][\p{L}\p{M}'’]*)/gu

/**
 * Splits a part into numbers and labels, in order. Returns undefined when the remaining digits may
 * be a mistyped number.
 */
function readTokens(part: string): Token[] | undefined {
  const whole = undoSpreadsheet(part)
  const tokens: Token[] = []
  let from = 0
  let hasWords = false
  for (const found of whole.matchAll(tokenPattern)) {
    const { extension: ext, inBrackets = ext, word = '' } = found.groups as TokenGroups
    // A number in brackets with words beside it is still a number.
    if (inBrackets !== undefined && !ext && /\d{5}|\d[^\p{L}]*\d{4}/u.test(inBrackets)) {
      const within = readTokens(inBrackets)
      if (!within || !addDigits(tokens, whole.slice(from, found.index), hasWords)) return undefined
      tokens.push(...within)
    } else {
      const isDigitBefore = /\d$/.test(whole.slice(0, found.index))
      // Letters within or right after digits are not a word: the number is mistyped.
      if (isDigitBefore && inBrackets === undefined) return undefined
      if (!addDigits(tokens, whole.slice(from, found.index), hasWords)) return undefined
      const words = [
        ...(inBrackets ?? word).matchAll(/[\p{L}\p{M}\p{N}]+(?:['’:.-][\p{L}\p{M}\p{N}]+)*/gu),
      ].map(String)
      const text = words.filter((each) => !plainWords.test(each)).join(' ')
      tokens.push({ kind: inBrackets === undefined ? 'label' : 'labelInBrackets', text })
    }
    hasWords = true
    from = found.index + found[0].length
  }
  return addDigits(tokens, whole.slice(from), hasWords) ? tokens : undefined
}

/** Adds the text between words. Returns false when it is neither numbers nor digits of a label. */
function addDigits(tokens: Token[], text: string, isBehindWord: boolean) {
  const digits = text.replace(/^[\s:.#"'’*)\]-]+|[\s:.#"'’*([-]+$/g, '')
  if (!/\d/.test(digits)) return true
  const read = splitNumbers(digits, isBehindWord)
  const hasListNumber = /^\(?\d{1,2}[).:]\s/.test(digits)
  const left = read.filter(({ isNumber }) => !isNumber)
  const isAlone = read.length === left.length
  if (left.some((each) => digitsOf(each.text).length > MAX_LABEL_DIGITS)) return false
  if (left.length > 0 && !isBehindWord && !hasListNumber && !isAlone) return false
  for (const { text: words, isNumber } of read) {
    const label = words.replace(/^[^\p{N}]+|[^\p{N}]+$/gu, '')
    tokens.push(isNumber ? { kind: 'number', text: words } : { kind: 'label', text: label })
  }
  return true
}

/**
 * Gives each number its label. Words in brackets belong to the number before them, others to the
 * next one. When words only follow the last number, they belong to the number before.
 */
function labelNumbers(tokens: Token[]): LabelledPhone[] {
  const places = tokens.flatMap(({ kind }, place) => (kind === 'number' ? [place] : []))
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  const isLabel = ({ kind, text }: Token) => kind === 'label' && text !== ''
  const isFollowing = tokens.slice(last + 1).some(isLabel) && !tokens.slice(0, first).some(isLabel)
  const labels = places.map((): string[] => [])
  for (const [place, { kind, text }] of tokens.entries()) {
    if (kind === 'number') continue
    const next = places.findIndex((each) => each > place)
    const before = next === -1 ? places.length - 1 : next - 1
    const isBefore = kind === 'labelInBrackets' || isFollowing || next === -1
    labels[isBefore && before >= 0 ? before : next]?.push(text)
  }
  return places.map((place, index) => ({
    number: (tokens[place] as Token).text,
    label: joinLabel(withExtensionsLast(labels[index] as string[])),
  }))
}

const withExtensionsLast = (labels: string[]) =>
  labels.toSorted((one, other) => +/^ext \d/.test(one) - +/^ext \d/.test(other))

/**
 * Restores a number that a spreadsheet has changed to an amount; a number that has lost digits
 * stays unchanged.
 */
function undoSpreadsheet(part: string) {
  const typed = part.trim().replace(/^=?\s*["'’]?(?=[\d+(])/, '')
  const [, first = '', digits = '', power = ''] = typed.match(/^(\d)\.(\d+)E\+?(\d{1,2})$/i) ?? []
  if (first) return digits.length === Number(power) ? first + digits : typed
  return typed.replace(/^(\+?\d{7,})\.0+(?!\d)/, '$1')
}

interface Piece {
  text: string
  isNumber: boolean
}

/**
 * Splits digits and spaces into the numbers that can be dialled, and the rest. `isBehindWord`: a
 * short first piece may belong to the word before it.
 */
export function splitNumbers(digits: string, isBehindWord = false): Piece[] {
  const pieces = digits.trim().split(/\s+/).map(undoSpreadsheet)
  const whole = pieces.join(' ')
  // "house 5 555-0100": with the area code 1 of Kathmandu it would be one number.
  if (isBehindWord && /^[2-9] [\d-]{7,8}$/.test(whole) && digitsOf(whole).length === 8) {
    return [{ text: whole.slice(0, 1), isNumber: false }, toNumber(whole.slice(2))]
  }
  const areAll = pieces.length > 1 && pieces.every((piece) => isPhone(piece))
  if (toE164(whole) && !areAll && isPhone(whole)) return [toNumber(whole)]
  const isForeign = !isBehindWord && /^[1-9]\d{1,2} /.test(whole) && isPhone(`+${whole}`)
  if (isForeign && !areAll && toE164(`+${whole}`)) return [toNumber(whole)]
  const found = areAll ? pieces.map(toNumber) : findNumbers(pieces)
  if (found.some(({ isNumber }) => isNumber)) return found
  const isUnclear = isBehindWord && pieces.length > 1 && !/^\(?0\d/.test(whole)
  return [isPhone(whole) && !isUnclear ? toNumber(whole) : { text: whole, isNumber: false }]
}

const toNumber = (text: string): Piece => ({
  text: parsePhone(text, MIN_DIGITS) as string,
  isNumber: true,
})

/** Takes from the left the fewest pieces that form a valid number; the others stay separate. */
function findNumbers(pieces: string[]): Piece[] {
  const found: Piece[] = []
  let hasValid = false
  for (let from = 0; from < pieces.length; ) {
    const runs = pieces.slice(from).map((_, index) => pieces.slice(from, from + index + 1))
    const run = runs.find((each) => isPhone(each.join(' ')) && toE164(each.join(' ')))
    hasValid ||= run !== undefined
    const text = (run ?? pieces.slice(from, from + 1)).join(' ')
    found.push(run || isPhone(text) ? toNumber(text) : { text, isNumber: false })
    from += run?.length ?? 1
  }
  return hasValid ? found : found.map(({ text }) => ({ text, isNumber: false }))
}

function isPhone(text: string) {
  const plain = parsePhone(text, MIN_DIGITS)
  return plain !== undefined && digitsOf(plain).length <= MAX_DIGITS && plain.length <= MAX_LENGTH
}

function withoutRepeats(phones: LabelledPhone[]) {
  const key = ({ number }: LabelledPhone) => toE164(number) ?? digitsOf(number)
  return [...Map.groupBy(phones, key).values()].map(([first, ...others]) => ({
    number: (first as LabelledPhone).number,
    label: [first, ...others].find((phone) => phone?.label)?.label ?? '',
  }))
}

/**
 * Parses a field that takes one number, as typed; undoes what a spreadsheet did to it. `none`: it
 * is not a number; `several`: there is more than one, or an extension or words.
 */
export function parseSinglePhone(
  text: string,
  least: number,
): { phone: string } | 'none' | 'several' {
  const { phones, unreadable } = parsePhones(text)
  if (phones.length > 1) return 'several'
  const phone = parsePhone(undoSpreadsheet(toPlain(text)), least)
  if (phone && digitsOf(phone).length <= MAX_DIGITS) return { phone }
  const [only] = phones
  if (!only) return 'none'
  const isAlone = unreadable.length === 0 && !/\p{L}/u.test(text)
  return isAlone ? { phone: only.number } : 'several'
}

/**
 * The most common mobile numbers of Nepal. With a + in front they are not read as numbers of Iran
 * (+98), which are longer.
 */
const MOBILE = /^98\d{8}$/

/**
 * Returns the number in E.164, "+9779800000000"; undefined when it cannot be dialled
 * internationally. Without a country code it is a number of Nepal.
 */
export function toE164(phone: string): string | undefined {
  const plain = parsePhone(phone, MIN_DIGITS)
  return plain && toDialable(plain)
}

/**
 * Returns the number with its country code, "+977 980 0000000". A number with a + stays as typed, because
 * numbering plans change. Undefined when the country is unknown.
 */
export function toInternational(phone: string) {
  if (phone.includes('+')) return phone
  return parsePhoneNumber(toE164(phone) ?? '')?.formatInternational()
}

function toDialable(plain: string) {
  const digits = digitsOf(plain)
  const inNepal = digits.replace(/^0+/, '')
  if (!plain.includes('+') || MOBILE.test(digits)) return findValid(inNepal)
  // People also write 00 or + before a Nepali number without 977, or 0 before the 977.
  return findValid(`+${digits}`) ?? (/^0|^97\d{8}$/.test(digits) ? findValid(inNepal) : undefined)
}

/** Returns a mobile number and its country; undefined for landlines and numbers without a country. */
export function findMobile(phone: string) {
  const number = parseMobileNumber(toE164(phone) ?? '')
  return number?.isValid() ? number : undefined
}

/** The minimal metadata accepts all long numbers with a 1 as toll-free, also "1 9841553003". */
const fakeTollFree = /^\+9771(?!800|66001)\d{10}$/

function findValid(text: string) {
  const number = parsePhoneNumber(text, { defaultCountry: 'NP', extract: false })
  return number?.isValid() && !fakeTollFree.test(number.number) ? number.number : undefined
}

/**
 * Returns the digits of a wa.me link; '' when the country is unknown. A number with a + is used
 * unchanged, because numbering plans change.
 */
export function toWhatsApp(phone: string) {
  const digits = digitsOf(toE164(phone) ?? '')
  if (digits) return digits
  const plain = parsePhone(phone, MIN_DIGITS + 1) ?? ''
  return plain.startsWith('+') && isPhone(plain) ? digitsOf(plain) : ''
}
