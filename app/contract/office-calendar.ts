/** Returns a day, or a range of days, in the other calendar of the office; '' if it does not have them. */
type DescribeDays = (days: string[], language: string, isShort: boolean) => string

let describeDays: DescribeDays | undefined

/**
 * Sets how dates are shown in Bikram Sambat too; undefined for not at all. A process serves one office, so
 * this is a state of the process, like the language of a build.
 */
export function setDescribeDays(describe: DescribeDays | undefined) {
  describeDays = describe
}

/**
 * Adds the Bikram Sambat date of a day to its text, "26 November 2026 (10 Mangsir 2083)", if the office
 * shows it and its year is known; `isShort` leaves out the year.
 */
export function withBikramSambat(
  text: string,
  days: string | string[],
  language = 'en',
  isShort = false,
) {
  const added = describeInBikramSambat(days, language, isShort)
  return added ? `${text} (${added})` : text
}

/** Returns the Bikram Sambat date of a day, or of a range; '' if it is not shown. */
export const describeInBikramSambat = (
  days: string | string[],
  language = 'en',
  isShort = false,
): string => describeDays?.([days].flat(), language, isShort) ?? ''
