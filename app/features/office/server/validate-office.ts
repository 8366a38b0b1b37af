import type { Holiday, OfficeProfile, Span, Week } from '#app/contract/office.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import { MIN_PICTURE_SIDE } from '../contract.ts'
import { contrastOf } from '../contrast.ts'

type FieldErrors = [field: string, fault: FieldError][]

/** Validates what the schema cannot. Returns errors by field path, for example "branches.0.map". */
export function validateOffice(office: OfficeProfile): Record<string, FieldError> {
  const { branches, week, holidays, social, accent, time_zone } = office
  const isOpen = week.some((spans) => spans.length > 0)
  const found: FieldErrors = [
    ...validateWeek('week', week),
    ...errorAt('week', !isOpen && neverOpen),
    ...branches.flatMap(({ map, week }, index) => [
      ...errorAt(`branches.${index}.map`, map && validateUrl(map)),
      ...(week.length > 0 ? validateWeek(`branches.${index}.week`, week) : []),
    ]),
    ...holidays.flatMap(validateHoliday),
    ...social.flatMap((address, index) => errorAt(`social.${index}`, validateUrl(address))),
    ...errorAt('time_zone', !isTimeZone(time_zone) && unknownZone),
    ...errorAt('accent', validateAccent(accent)),
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

function validateUrl(text: string) {
  const { protocol, hostname = '' } = URL.parse(text) ?? {}
  return (protocol !== 'https:' || !hostname.includes('.')) && invalidUrl
}

function validateAccent(colour: string) {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return invalidColour
  return contrastOf(colour) < 4.5 && tooPale
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
const invalidUrl = {
  code: 'not_an_address',
  detail: 'Please enter an address that begins with https://.',
}
const unknownZone = {
  code: 'unknown_time_zone',
  detail: 'This time zone is unknown. Use a name such as Asia/Kathmandu.',
}
const invalidColour = { code: 'not_a_colour', detail: 'Please enter a colour such as #16245a.' }
const tooPale = {
  code: 'low_contrast',
  detail:
    'This colour is too light to be readable on the page background or behind white text. Please choose a darker one.',
}
