import { dateFormat } from '#app/contract/date-format.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import {
  EditedOffice,
  Office,
  OfficeInput,
  type OfficePicture,
  type OfficeProfile,
  type Week,
} from '#app/contract/office.ts'
import { createSrcSet } from '#app/features/media/contract.ts'

/**
 * The minimum width and height of logo and icon in pixels:
 * https://developers.google.com/search/docs/appearance/structured-data/logo
 */
export const MIN_PICTURE_SIDE = 112

const config = { access: 'administrator', right: 'settings:change' } as const

export const officeApi = {
  readPublic: {
    method: 'GET',
    url: '/api/public/office/',
    schema: {
      summary: 'Get the office profile as visitors see it',
      querystring: LanguageQuery,
      response: { 200: Office },
    },
    config: { access: 'anyone' },
  },
  read: {
    method: 'GET',
    url: '/api/office/',
    schema: { summary: 'Get the whole office profile', response: { 200: EditedOffice } },
    config,
  },
  replace: {
    method: 'PUT',
    url: '/api/office/',
    schema: {
      summary:
        'Replace the office profile; `version` must be that of the profile the change is based on',
      body: OfficeInput,
      response: { 200: EditedOffice },
    },
    config,
  },
} satisfies Record<string, Endpoint>

/** Adds the smaller versions of a picture, from which browsers choose one. */
export const withSrcSet = (officePicture: OfficePicture) => ({
  ...officePicture,
  srcSet: createSrcSet(officePicture.address, officePicture.width),
})

/** Returns the main branch, which is the first one. */
export function mainBranch({ branches }: Pick<OfficeProfile, 'branches'>) {
  const [main] = branches
  if (!main) throw new Error('The office profile has no branch')
  return main
}

/**
 * Formats opening hours, for example "9:00 AM - 6:00 PM (Sun-Fri)". Days with different hours follow
 * after a comma.
 */
export function formatHours(week: Week, language: string) {
  const days = week.map((spans) => formatDay(spans, language))
  const groups: { first: number; last: number; text: string }[] = []
  for (const [day, text] of days.entries()) {
    const group = groups.at(-1)
    if (group?.text === text && group.last === day - 1) group.last = day
    else if (text) groups.push({ first: day, last: day, text })
  }
  // The short names of Nepali are for narrow columns.
  const width = language.startsWith('ne') ? 'long' : 'short'
  const getDayName = (day: number) => weekdayName(day, width, language)
  return groups
    .map(
      ({ first, last, text }) =>
        `${text} (${getDayName(first)}${last > first ? `-${getDayName(last)}` : ''})`,
    )
    .join(', ')
}

/** Formats the opening hours of a day, for example "9:00 AM - 6:00 PM"; '' for a closed day. */
export function formatDay(spans: Week[number], language: string) {
  const format = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const formatTime = (time: string) =>
    format.format(Date.UTC(2026, 0, 1, Number(time.slice(0, 2)), Number(time.slice(3))))
  return spans
    .map(({ from, until }) => `${formatTime(from)} - ${formatTime(until)}`)
    .join(', ')
    .replaceAll('\u202f', ' ')
}

/** Returns the name of a weekday; 0 is Sunday. */
export function weekdayName(day: number, weekday: 'short' | 'long', language: string) {
  // 4 January 2026 is a Sunday.
  return dateFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day))
}
