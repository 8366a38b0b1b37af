import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Testimonial, TestimonialChange } from '../contract.ts'

type TestimonialInput = Pick<
  Testimonial,
  'year' | 'consent_on' | 'consent_how' | 'consent_text' | 'consent_withdrawn_on' | 'is_published'
> & { text?: string }

/**
 * Validates the row `after` the change `given`. `today` is the day in the office's time zone, for
 * example "2026-11-22". Throws ValidationError.
 */
export function validateTestimonial(
  after: TestimonialInput,
  given: TestimonialChange,
  today: string,
) {
  const { consent_on, consent_how, consent_text, consent_withdrawn_on, text } = after
  const isWithdrawn = consent_withdrawn_on !== ''
  const isPublic = after.is_published && !isWithdrawn
  // Values stored before these rules are accepted until they are changed or published.
  const isDayGiven = given.consent_on !== undefined || given.consent_withdrawn_on !== undefined
  const isBefore = isWithdrawn && consent_withdrawn_on < consent_on
  const checks: [isWrong: boolean, field: keyof TestimonialInput, detail: string][] = [
    [isPublic && !consent_how, 'consent_how', 'Please enter how the consent was given.'],
    [isPublic && !consent_on, 'consent_on', noConsent],
    [(isPublic || given.consent_on !== undefined) && consent_on > today, 'consent_on', notYet],
    [isDayGiven && isBefore, 'consent_withdrawn_on', withdrawnBefore],
    [given.year !== undefined && !isYear(toLatinDigits(given.year)), 'year', noYear],
    [isPublic && consent_text !== '' && consent_text !== text, 'consent_text', otherWords],
    [isWithdrawn && given.is_published === true, 'is_published', withdrawn],
  ]
  const errors = checks
    .filter(([isWrong]) => isWrong)
    .map(([, field, detail]) => [field, { code: 'invalid', detail }] as const)
  if (errors.length > 0) throw new ValidationError(Object.fromEntries(errors))
}

/** Later years are of Bikram Sambat. */
const isYear = (text: string) => /^((19\d|20[0-4])\d)?$/.test(text)

const noConsent =
  'A testimonial without consent cannot be public. Please enter the date of consent, or choose “Office only”.'
const notYet = 'This day is in the future. Please enter the day on which the person agreed.'
const withdrawnBefore = 'The withdrawal cannot be before the consent. Please check both dates.'
const noYear = 'Please enter an AD year with four digits, for example 2026, or leave this blank.'
const otherWords =
  'The person approved a different text. Please record the consent to this text, or choose “Office only”.'
const withdrawn =
  'The consent was withdrawn. Please choose “Office only” until there is a new consent.'
