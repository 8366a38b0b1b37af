import { toLatinDigits } from '#app/contract/latin-digits.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import type { LeadField } from '#app/features/leads/fields-contract.ts'
import { readAmount, readYear } from '#app/features/leads/typed-values.ts'
import { type DateOptions, readDate, readIntake } from './read-date.ts'

/** A value of a lead, or why a cell cannot be read. */
export type Reading<Value = unknown> =
  | {
      value: Value
      /** Whether the cell says more than the value, and becomes a note too. */
      saysMore?: boolean
    }
  | { detail: string }

interface ReadOptions extends DateOptions {
  /** The day of the import. */
  at: Date
}

/** A later follow-up is a mistyped year. */
const MAX_FOLLOW_UP_YEARS = 5
const YEAR_MS = 365 * 24 * 60 * 60_000

/** Reads the cell of a field by the kind of its value. */
export function readValue(field: LeadField, text: string, options: ReadOptions): Reading {
  switch (field.kind) {
    case 'texts':
      return readTexts(text, field)
    case 'contact_channel':
      return readChannel(text)
    case 'language':
      return readLanguage(text)
    case 'month':
      return readFirstIntake(text, options)
    case 'year':
      return orDetail(readYear(spellYear(text)), 'Enter a year, for example 2024 or 2081 BS.')
    case 'amount':
      return readBudget(text)
    case 'time':
      return readFollowUp(text, options)
    default:
      return readText(text, field)
  }
}

/** Completes years as registers write them: "076" is 2076 of Bikram Sambat, "2077/78" ends in its first. */
export const spellYear = (text: string) =>
  toLatinDigits(text.trim())
    .replace(/^0(\d\d)(?:[/-]\d\d)?$/, '20$1 BS')
    .replace(/^(20\d\d)[/-]\d\d(?!\d)/, '$1')

/** A smaller amount is in lakh, as the heading of its column says. */
const MIN_RUPEES = 1000

const vagueWords =
  /\([^()]*\)|(?<!\p{L})(approx(imately)?|around|about|up ?to|max(imum)?|min(imum)?|jati|samma|or so)(?!\p{L})\.?|लगभग|करिब|सम्म|जति|[~+]/giu
const rangeSigns = /(?:-|–|—|~| to | देखि )/

/** Reads rupees; of "15 to 20 lakh" the higher amount. */
function readBudget(text: string): Reading<number> {
  const exact = readAmount(text)
  const parts = text.replaceAll(vagueWords, ' ').trim().split(rangeSigns)
  const rupees = exact ?? (parts.length <= 2 ? readAmount(parts.at(-1)?.trim() ?? '') : undefined)
  const isLikely =
    rupees !== undefined && rupees >= MIN_RUPEES && /^\D*[\d०-९]/.test(parts[0] ?? '')
  if (!isLikely) return { detail: 'Enter an amount in rupees, for example 4180000 or 25 lakh.' }
  return { value: rupees, saysMore: exact === undefined }
}

/** Reads an intake; of "Feb/Jul" the first one. */
function readFirstIntake(text: string, options: ReadOptions): Reading<string> {
  const whole = readIntake(text, options)
  const [first = '', second = '', ...others] = text.split(
    /\s*(?:[/,&+–—-]|\s(?:or|and|वा|र)\s)\s*/i,
  )
  const isList =
    [first, second].every((part) => /\p{L}/u.test(part)) &&
    [second, ...others].every((part) => readIntake(part, options))
  if (!isList) return orDetail(whole, 'Enter year and month, for example 2027-09.')
  const year = second.match(/(?<![\d०-९])[२2][०0][\d०-९]{2}$/)?.[0] ?? ''
  const hasYear = /[\d०-९]/.test(first)
  const value = readIntake(hasYear ? first : `${first} ${year}`.trim(), options)
  if (value === undefined) return { detail: 'Enter year and month, for example 2027-09.' }
  return { value, saysMore: true }
}

const orDetail = <Value>(value: Value | undefined, detail: string): Reading<Value> =>
  value === undefined ? { detail } : { value }

export function readText(text: string, { maxLength = 0 }: Pick<LeadField, 'maxLength'>) {
  const value = text
    .replaceAll(/,?\s*\n\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isShort = [...value].length <= maxLength
  return orDetail(isShort ? value : undefined, `This has more than ${maxLength} characters.`)
}

/** Google Contacts marks its own groups with a star. */
function readTexts(text: string, { maxLength = 0, maxItems = 0 }: LeadField): Reading<string[]> {
  const parts = text.split(/\s*(?:[,;|\n]|:{3})\s*/).filter((part) => part && !part.startsWith('*'))
  const values = [...new Set(parts)]
  if (values.some((value) => [...value].length > maxLength))
    return { detail: `Each of these can have at most ${maxLength} characters.` }
  return orDetail(values.length <= maxItems ? values : undefined, `Enter at most ${maxItems}.`)
}

const channels: [Lead['preferred_channel'], RegExp][] = [
  ['whatsapp', /whats ?app|^wa$|ह्वाट्सएप/],
  ['phone', /phone|call|mobile|फोन/],
  ['email', /mail|इमेल/],
  ['visit', /visit|walk|office|person|भेट/],
  ['chat', /chat|messenger/],
]

function readChannel(text: string): Reading<Lead['preferred_channel']> {
  const found = channels.filter(([, pattern]) => pattern.test(text.toLowerCase()))
  const [channel] = found[0] ?? []
  const detail = 'Enter one of phone, WhatsApp, email, chat and visit.'
  return orDetail(found.length === 1 ? channel : undefined, detail)
}

const languages: [Lead['language'], RegExp][] = [
  ['en', /^(en(g|glish)?|अंग्रेजी)$/],
  ['ne', /^(nep?|nepal[ie]|नेपाली)$/],
  ['hi', /^(hi(n|ndi)?|हिन्दी)$/],
]

function readLanguage(text: string): Reading<Lead['language']> {
  const [language] = languages.find(([, pattern]) => pattern.test(text.toLowerCase())) ?? []
  return orDetail(language, 'Enter English, Nepali or Hindi.')
}

function readFollowUp(text: string, options: ReadOptions): Reading<string> {
  const at = readDate(text, { ...options, isDue: true })
  if (!at) return { detail: 'Enter a date, for example 27 Nov 2026 or tomorrow.' }
  if (at.getTime() > options.at.getTime() + MAX_FOLLOW_UP_YEARS * YEAR_MS)
    return { detail: 'This date is far in the future. Please check the year.' }
  if (at < earliestDate) return { detail: 'This date is before 1990. Please check the year.' }
  return { value: at.toISOString() }
}

export const earliestDate = new Date('1990-01-01T00:00:00Z')
