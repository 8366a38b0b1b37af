import { readYear } from '#app/contract/bikram-sambat.ts'
import { OFFICIAL_UNTIL } from '#app/contract/bikram-sambat-years.ts'
import { isCountryCode } from '#app/contract/country-codes.ts'
import type { EditedOffice, Holiday, OfficeProfile, Span, Week } from '#app/contract/office.ts'
import { formatPhone, phoneOf } from '#app/contract/phone-labels.ts'
import { phoneRule } from '#app/contract/phone-rule.ts'
import { type ColourProblem, findColourProblems } from '#app/platform/brand/brand-colours.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import {
  describeUnreadable,
  type LabelledPhone,
  parsePhones,
  toInternational,
} from '#app/platform/server/text/phones.ts'
import { findAddressError } from '#app/platform/server/text/secure-address.ts'
import { MIN_PICTURE_SIDE } from '../contract.ts'
import { describeColourProblem } from '../describe-colour-problem.ts'

type FieldErrors = [field: string, fault: FieldError][]

/** Validates what the schema cannot. Returns errors by field path, for example "branches.0.map". */
export function validateOffice(office: OfficeProfile): Record<string, FieldError> {
  const { branches, week, holidays, social, time_zone } = office
  const isOpen = week.some((spans) => spans.length > 0)
  const found: FieldErrors = [
    ...validateWeek('week', week),
    ...errorAt('week', !isOpen && neverOpen),
    ...branches.flatMap(({ country, map, week }, index) => [
      ...errorAt(`branches.${index}.country`, !isCountryCode(country) && unknownCountry),
      ...errorAt(`branches.${index}.map`, map && findAddressError(map)),
      ...(week.length > 0 ? validateWeek(`branches.${index}.week`, week) : []),
    ]),
    ...holidays.flatMap(validateHoliday),
    ...social.flatMap((address, index) =>
      errorAt(`social.${index}`, findAddressError(address, true)),
    ),
    ...errorAt('time_zone', !isTimeZone(time_zone) && unknownZone),
    ...office.bikram_sambat_years.flatMap((line, index) =>
      errorAt(`bikram_sambat_years.${index}`, validateYear(line, OFFICIAL_UNTIL + 1 + index)),
    ),
    ...findColourProblems(office).map(toFieldError),
  ]
  // Keeps the first error of each field.
  return Object.fromEntries(found.toReversed())
}

/** Validates the size of a logo or icon. */
export function validatePicture(size: Size | null | undefined): FieldError | undefined {
  if (!size) return noPicture
  if (Math.min(size.width, size.height) >= MIN_PICTURE_SIDE) return undefined
  return {
    code: 'picture_too_small',
    params: { limit: MIN_PICTURE_SIDE },
    detail: `This picture is too small. Choose one at least ${MIN_PICTURE_SIDE} pixels wide and high.`,
  }
}

interface Size {
  width: number
  height: number
}

function validateWeek(field: string, week: Week): FieldErrors {
  if (week.length !== 7) return [[field, sevenDays]]
  return week.flatMap((spans, day) =>
    spans.flatMap((span, index) =>
      errorAt(`${field}.${day}.${index}`, validateSpan(span, spans[index - 1])),
    ),
  )
}

function validateSpan({ from, until }: Span, before?: Span) {
  // Times of equal length compare as text.
  if (until <= from) return endsEarly
  return before && from < before.until && overlaps
}

const validateHoliday = ({ from, until }: Holiday, index: number): FieldErrors =>
  errorAt(`holidays.${index}.until`, until < from && endsBefore)

/** Validates a year of the Bikram Sambat calendar, which must be the one after the year before. */
function validateYear(line: string, expected: number): FieldError | undefined {
  const { year, lengths } = readYear(line)
  const days = lengths.reduce((sum, length) => sum + length, 0)
  if (year !== expected) {
    const detail = `The next year is ${expected}. Please begin the line with it.`
    return { code: 'next_year', params: { year: expected }, detail }
  }
  if (lengths.length !== 12) return twelveMonths
  if (lengths.some((length) => length < 29 || length > 32)) return monthLength
  if (days === 365 || days === 366) return undefined
  const detail = `The months of ${year} have ${days} days together. A year has 365 or 366.`
  return { code: 'year_length', params: { year, days }, detail }
}

function toFieldError(problem: ColourProblem): [string, FieldError] {
  const { field, nearest } = problem
  const detail = describeColourProblem(problem)
  return nearest
    ? [field, { code: 'low_contrast', params: { nearest }, detail }]
    : [field, { code: 'not_a_colour', detail }]
}

function isTimeZone(timeZone: string) {
  try {
    // Offsets such as +05:45 are valid here, but not in every browser.
    return /^[A-Z]/i.test(timeZone) && Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const errorAt = (field: string, error: FieldError | false | '' | undefined): FieldErrors =>
  error ? [[field, error]] : []

const noPicture = { code: 'no_picture', detail: 'Please choose a picture.' }
const neverOpen = { code: 'never_open', detail: 'Please enter opening hours for at least one day.' }
const sevenDays = { code: 'not_a_week', detail: 'Please enter the hours of all seven days.' }
const endsEarly = { code: 'ends_early', detail: 'This ends before it begins.' }
const overlaps = { code: 'overlaps', detail: 'This begins before the time above ends.' }
const endsBefore = { code: 'ends_early', detail: 'The last day comes before the first.' }
const twelveMonths = {
  code: 'twelve_months',
  detail: 'Please enter the days of all 12 months after the year.',
}
const monthLength = { code: 'month_length', detail: 'A month has 29 to 32 days.' }
const unknownCountry = {
  code: 'not_a_country',
  detail: 'Please choose a country from the list.',
}

const unknownZone = {
  code: 'unknown_time_zone',
  detail: 'This time zone is unknown. Use a name such as Asia/Kathmandu.',
}

const MAX_OTHER_PHONES = 4

/**
 * Parses the phone fields of the office profile. Numbers of Nepal get their country code, so that they
 * can be called from abroad. Additional numbers become other phones; text beside a
 * number becomes its label.
 */
export function readOfficePhones(profile: EditedOffice) {
  const errors: Record<string, FieldError> = {}
  const parseField = (field: string, text: string) => {
    const { phones, unreadable } = parsePhones(text)
    const [unreadablePhone] = unreadable
    if (unreadablePhone)
      errors[field] = {
        code: 'phone',
        params: phoneRule,
        detail: describeUnreadable(unreadablePhone),
      }
    return phones.map(({ number, label }) => {
      const international = toInternational(number)
      if (!international) errors[field] ??= noCountryCode
      return { number: international ?? number, label }
    })
  }
  const [phone, ...additional] = parseField('phone', profile.phone)
  const listed = profile.other_phones.flatMap((text) => parseField('other_phones', text))
  const [whatsapp, ...surplus] = parseField('whatsapp', profile.whatsapp)
  if (surplus.length > 0) errors.whatsapp = oneNumber
  const branches = profile.branches.map((branch, index) => {
    const [ownPhone, ...others] = parseField(`branches.${index}.phone`, branch.phone)
    const branchName = branch.name || branch.city
    return { branch, ownPhone, others: others.map((other) => withLabel(other, branchName)) }
  })
  const others = [...additional, ...listed, ...branches.flatMap((each) => each.others)]
  if (others.length > MAX_OTHER_PHONES) errors.other_phones ??= tooManyPhones
  const all = [phone, ...others, whatsapp, ...branches.map(({ ownPhone }) => ownPhone)]
  const { phone_labels: before, ...rest } = profile
  const phone_labels = listLabels(
    all.filter((each) => each !== undefined),
    before,
  )
  const office: EditedOffice = {
    ...rest,
    phone: phone?.number ?? '',
    other_phones: [...new Set(others.map(({ number }) => number))],
    whatsapp: whatsapp?.number ?? '',
    branches: branches.map(({ branch, ownPhone }) => ({
      ...branch,
      phone: ownPhone?.number ?? '',
    })),
    phone_labels: phone_labels.length > 0 ? phone_labels : undefined,
  }
  return { office, errors }
}

const withLabel = ({ number, label }: LabelledPhone, branchName: string) => ({
  number,
  label: label || branchName.slice(0, 40),
})

/** Returns the labels of these phones. A new label of a number replaces its previous one. */
function listLabels(phones: LabelledPhone[], before: string[] = []) {
  const labelled = phones.flatMap(({ number, label }) =>
    label ? [formatPhone(number, label)] : [],
  )
  const numbers = new Set(phones.map(({ number }) => number))
  // Older labels have the number without its country code.
  const remaining = before
    .map((phoneText) =>
      phoneText.replace(phoneOf(phoneText), (number) => toInternational(number) ?? number),
    )
    .filter((phoneText) => numbers.has(phoneOf(phoneText)))
  const byNumber = new Map(
    [...remaining, ...labelled].map((phoneText) => [phoneOf(phoneText), phoneText]),
  )
  return [...byNumber.values()]
}

const noCountryCode: FieldError = {
  code: 'no_country_code',
  detail: `Please begin the number with its country code, for example ${phoneRule.example}. Otherwise it cannot be called from abroad.`,
}
const oneNumber: FieldError = {
  code: 'onePhone',
  detail: 'Enter only one number: WhatsApp opens one number.',
}
const tooManyPhones: FieldError = {
  code: 'maxItems',
  params: { limit: MAX_OTHER_PHONES },
  detail: `Please enter at most ${MAX_OTHER_PHONES} more phones.`,
}
