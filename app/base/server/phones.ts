import parsePhoneNumber from 'libphonenumber-js/min'
import { phoneRule } from '#app/contract/phone-rule.ts'

/** Of the house telephones of Kathmandu, which have the fewest. */
const LEAST_DIGITS = 7
/** Of E.164, which counts the country's code: https://www.itu.int/rec/T-REC-E.164 */
const MOST_DIGITS = 15
const MOST_CHARACTERS = 32
const MOST_OF_A_LABEL = 40

/**
 * A phone number as people write and paste it, in the digits and signs that every phone reads:
 * "००९७७ ९८०–0000000" is "+977 980-0000000". undefined: it is none, or has fewer than `least` digits.
 */
export function readPhone(text: string, least: number) {
  const plain = toPlain(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([([]?)00/, '$1+')
  const isPhone = /^[([]?\+?[0-9 .()[\]-]+$/.test(plain)
  return isPhone && digitsOf(plain).length >= least ? plain : undefined
}

export const digitsOf = (phone: string) => phone.replace(/[^0-9]/g, '')

/** Nepal writes its numbers in Devanagari too. */
export const inLatinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** One sign for all that look alike, without marks of direction, which address books add. */
const toPlain = (text: string) =>
  inLatinDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\S\n]+/g, ' ')

export interface NamedPhone {
  number: string
  /** The words or the extension beside it: "father", "ext 12"; '' for none. */
  label: string
}

interface PhonesRead {
  phones: NamedPhone[]
  /** The parts that are no phone number, as they were typed. */
  unreadable: string[]
}

const separators = /\s*(?::{2,}|[/,;|\n&]|(?<![\p{L}\p{M}])(?:or|and|वा|र)(?![\p{L}\p{M}]))\s*/iu
const extension = /[\s,;]*(?<![\p{L}])(?:ext(?:n|ension)?|x)[.:]?\s*(\d{1,6})(?!\d)/giu
/** They say that it is a phone number, which is known. */
const plainWords =
  /^(?:mob(?:ile)?|cell|ph(?:one)?|tel(?:ephone)?|no|nos|num(?:ber)?|contact|call|m|p|t|फोन|मोबाइल|मो|नं|नम्बर)$/iu
const words = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu

/**
 * All phone numbers of a text, each with the words beside it. Several are set apart by one of
 * `/ , ; | & :::`, by "or" or "and", by a line break, or by spaces between whole numbers. What a
 * spreadsheet has made of a number is undone: "9841553003.0", "9.841553003E9", "'984…", "=984…".
 */
export function readPhones(text: string): PhonesRead {
  const read: PhonesRead = { phones: [], unreadable: [] }
  let pending = ''
  const parts = toPlain(text)
    .replace(/^\s*=?["'’]?(\d{1,3}(?:,\d{2,3}){2,})["'’]?\s*$/, (_, grouped: string) =>
      grouped.replaceAll(',', ''),
    )
    .replace(extension, ' (ext $1)')
    .split(separators)
  for (const part of parts.filter((each) => /[\p{L}\p{N}]/u.test(each))) {
    const { rest, label } = takeLabel(part)
    const numbers = readNumbers(rest)
    if (numbers.length > 0) {
      const own = [pending, label].filter(Boolean).join(' ').slice(0, MOST_OF_A_LABEL)
      read.phones.push(...numbers.map((number) => ({ number, label: own })))
      pending = ''
    } else if (/\d/.test(part)) read.unreadable.push(part.trim())
    else pending = nameLast(read.phones, label || part.trim(), pending)
  }
  const isLeft = read.phones.length + read.unreadable.length === 0
  if (isLeft && text.trim()) read.unreadable.push(text.trim())
  return { ...read, phones: withoutRepeats(read.phones) }
}

/** What is said of a part that is no number. */
export function sayUnreadable(text: string) {
  const { limit, example } = phoneRule
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return `“${shown}” is not a phone number: it needs at least ${limit} digits, for example ${example}.`
}

/** Words behind a number, set apart by a comma, are its label; before the first number they wait for it. */
function nameLast(phones: NamedPhone[], label: string, pending: string) {
  const last = phones.at(-1)
  if (!last) return [pending, label].filter(Boolean).join(' ')
  last.label = [last.label, label].filter(Boolean).join(' ').slice(0, MOST_OF_A_LABEL)
  return pending
}

/** The words beside a number, and the part without them. */
function takeLabel(part: string) {
  // Letters within or right behind digits are no word: such a number is mistyped.
  if (/\d[\p{L}\p{M}]/u.test(toWhole(part))) return { rest: part, label: '' }
  const extensions = [...part.matchAll(/\(ext (\d+)\)/g)].map(([, digits]) => `ext ${digits}`)
  const plain = part.replace(/\(ext \d+\)/g, ' ')
  const whole = toWhole(plain)
  const said = [...whole.matchAll(words)].map(([word]) => word)
  const told = said.filter((word) => !plainWords.test(word)).join(' ')
  const rest = whole
    .replace(words, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/^[\s:.#"'’*-]+|[\s:.#"'’*-]+$/g, '')
  return { rest, label: [told, ...extensions].filter(Boolean).join(' ') }
}

/** A number as it was before a spreadsheet took it for an amount; what has lost digits stays as it is. */
function toWhole(part: string) {
  const typed = part.trim().replace(/^=?\s*["'’]?(?=[\d+(])/, '')
  const [, first = '', digits = '', power = ''] = typed.match(/^(\d)\.(\d+)E\+?(\d{1,2})$/i) ?? []
  if (first) return digits.length === Number(power) ? first + digits : typed
  return typed.replace(/^(\+?\d{7,})\.0+(?!\d)/, '$1')
}

/** One number; or several with only spaces between them. */
function readNumbers(text: string): string[] {
  const pieces = text.split(/\s+/).map(toWhole)
  const whole = pieces.join(' ')
  const isOne = isPhone(whole) && !(pieces.length > 1 && pieces.every((piece) => isPhone(piece)))
  if (isOne) return [readPhone(whole, LEAST_DIGITS) as string]
  const numbers: string[] = []
  let open = ''
  for (const piece of pieces) {
    open = `${open} ${piece}`.trim()
    if (!isPhone(open) || (!toE164(open) && !isPhone(piece))) continue
    numbers.push(readPhone(open, LEAST_DIGITS) as string)
    open = ''
  }
  return open === '' ? numbers : []
}

function isPhone(text: string) {
  const plain = readPhone(text, LEAST_DIGITS)
  return (
    plain !== undefined && digitsOf(plain).length <= MOST_DIGITS && plain.length <= MOST_CHARACTERS
  )
}

function withoutRepeats(phones: NamedPhone[]) {
  const key = ({ number }: NamedPhone) => toE164(number) ?? digitsOf(number)
  return [...Map.groupBy(phones, key).values()].map(([first, ...others]) => ({
    number: (first as NamedPhone).number,
    label: [first, ...others].find((phone) => phone?.label)?.label ?? '',
  }))
}

/**
 * The number of a field that takes one, as it was typed; what a spreadsheet did to it is undone.
 * `none`: it is no number; `several`: there is more than one, an extension or words.
 */
export function readOnePhone(text: string, least: number): { phone: string } | 'none' | 'several' {
  const { phones, unreadable } = readPhones(text)
  if (phones.length > 1) return 'several'
  const phone = readPhone(toWhole(toPlain(text)), least)
  if (phone && digitsOf(phone).length <= MOST_DIGITS) return { phone }
  const [only] = phones
  if (!only) return 'none'
  const isAlone = unreadable.length === 0 && !/\p{L}/u.test(text)
  return isAlone ? { phone: only.number } : 'several'
}

/** The mobiles that everybody has; after a + Iran's are longer. */
const MOBILE = /^98\d{8}$/

/**
 * A phone number in E.164, "+9779800000000", or undefined: none that can be dialled from anywhere.
 * It is one of Nepal unless it says otherwise.
 */
export function toE164(phone: string): string | undefined {
  const plain = readPhone(phone, LEAST_DIGITS)
  return plain && dial(plain)
}

function dial(plain: string) {
  const digits = digitsOf(plain)
  const inNepal = digits.replace(/^0+/, '')
  if (!plain.includes('+') || MOBILE.test(digits)) return findValid(inNepal)
  // People also write 00 or + before a number of Nepal without its 977, or 0 before the 977.
  return findValid(`+${digits}`) ?? (/^0|^97\d{8}$/.test(digits) ? findValid(inNepal) : undefined)
}

function findValid(text: string) {
  const number = parsePhoneNumber(text, { defaultCountry: 'NP', extract: false })
  return number?.isValid() ? number.number : undefined
}

/**
 * The digits that a wa.me link takes; '': the number does not say its country, and is none of Nepal.
 * A number with a + is taken as it stands: numbering plans change.
 */
export function toWhatsApp(phone: string) {
  const digits = digitsOf(toE164(phone) ?? '')
  if (digits) return digits
  const plain = readPhone(phone, LEAST_DIGITS + 1) ?? ''
  return plain.startsWith('+') && isPhone(plain) ? digitsOf(plain) : ''
}
