import { getOwn } from '#app/contract/get-own.ts'
import { monthNames, normalizeTyped } from './typed-text.ts'

/** Years from this one on are of Bikram Sambat. */
const FIRST_NEPALI_YEAR = 2050

const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'
const season = '(fall|autumn|spring|summer|winter)'
const monthForms = [
  /^(?<year>20\d\d)[-/. ](?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/. ](?<year>20\d\d)$/,
  new RegExp(`^(?<name>${monthName}|${season})[-/. ]*'?(?<year>20\\d\\d|\\d\\d)?$`),
  new RegExp(`^(?<year>20\\d\\d)[-/. ]*(?<name>${monthName}|${season})$`),
]
/** The first month of a season's intake. */
const seasons: Record<string, string> = {
  fall: '9',
  autumn: '9',
  spring: '1',
  summer: '6',
  winter: '1',
}

const findMonth = (name: string) =>
  name && (getOwn(seasons, name) ?? String(monthNames.indexOf(name.slice(0, 3)) + 1))

/**
 * Reads "2027-09", "Sept 2027", "fall 27" or "सेप्टेम्बर २०२७" as "2027-09", and a month without a year
 * as "-09"; undefined for other texts and for years of Bikram Sambat.
 */
export function readMonth(text: string): string | undefined {
  const plain = withoutIntakeWords(normalizeTyped(text))
  const { groups = {} } = monthForms.map((form) => plain.match(form)).find(Boolean) ?? {}
  const { year = '', month = '', name = '' } = groups
  const padded = (month || findMonth(name)).padStart(2, '0')
  const fullYear = year ? year.padStart(4, '20') : ''
  if (padded > '12' || padded < '01' || Number(fullYear) >= FIRST_NEPALI_YEAR) return undefined
  return `${fullYear}-${padded}`
}

export const withoutIntakeWords = (text: string) =>
  text
    .replaceAll(
      / ?(?<!\p{L})(intake|session|semester|term|batch|इन्टेक|सत्र)(?![\p{L}\p{M}]) ?/gu,
      ' ',
    )
    .trim()

const calendarName = String.raw`b\.? ?s\.?|a\.? ?d\.?|वि\.? ?सं\.?|ई\.? ?सं\.?|सन्`
const yearForm = new RegExp(
  `^(?:(?<before>${calendarName}) ?)?(?<year>(?:19|20)\\d\\d)(?:\\.0)?(?: ?(?<after>${calendarName}|साल))?$`,
)

/** Reads a year, which keeps its calendar: "2081", "2081 BS" and "वि.सं. २०८१" are "2081 BS". */
export function readYear(text: string): string | undefined {
  const { before = '', year, after = '' } = normalizeTyped(text).match(yearForm)?.groups ?? {}
  if (!year || (before && after)) return undefined
  const calendar = before || after
  const isNamed = calendar !== '' && calendar !== 'साल'
  const isNepali = isNamed ? /^[bव]/.test(calendar) : Number(year) >= FIRST_NEPALI_YEAR
  return isNepali ? `${year} BS` : year
}

const units: [number, RegExp][] = [
  [10_000_000, /^(crores?|cr|करोड)$/],
  [100_000, /^(lakhs?|lacs?|lkhs?|l|लाख)$/],
  [1000, /^(thousand|k|हजार)$/],
]

/** Reads rupees: "20 lakh", "Rs. 25,00,000", "रु १.५ लाख". */
export function readAmount(text: string): number | undefined {
  const [, number = '', unit = ''] =
    normalizeTyped(text.replaceAll(/(?<=[\d०-९]),|,(?=[\d०-९])/g, ''))
      .replaceAll(/(?<=\d) (?=\d)/g, '')
      .match(
        /^(?:npr|nrs|rs|रु|रू)?[. ]*(\d+(?:\.\d+)?) ?([\p{L}\p{M}]*?)[. ]*(?:\/-| ?रुपैयाँ| ?rupees)?$/u,
      ) ?? []
  const [factor] = unit ? (units.find(([, pattern]) => pattern.test(unit)) ?? []) : [1]
  const amount = factor && number ? Math.round(Number(number) * factor) : undefined
  return amount !== undefined && amount <= 1_000_000_000 ? amount : undefined
}
