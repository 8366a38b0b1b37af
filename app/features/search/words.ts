import { language } from '#app/base/browser/language.ts'

export const search = 'Search'
export const searchThisSite = 'Search this site'
export const searchFor = (asked: string) => `Search: ${asked}`
export const whatToSearch =
  'Guides, services, destinations and the figures that we keep: a word or two is enough, such as “australia visa fee”.'
export const kinds = {
  guide: 'Country guide',
  service: 'Service',
  page: 'Page',
  destination: 'Destination',
  figure: 'Figure',
  scholarship: 'Scholarship',
}
export const confirmWithUs = 'confirm with us'
export const tooLong = (most: number) =>
  `Please search for fewer words: ${most} letters at most. Nothing was searched.`
export const notSearched = 'We cannot search right now. Please try again in a moment.'
export const nothingFound = (asked: string) => `Nothing here says “${asked}”.`
export const didYouMean = 'Did you mean:'
export const askUsInstead = (day: string) =>
  `Ask us: we answer by ${day}, and the first consultation is free.`
export const writeToUs = 'Write to us'
export const nearest = 'No page says exactly that. These come nearest.'
export const found = (total: number, shown: number) =>
  total > shown
    ? `The first ${shown} of ${total} results`
    : plurals.select(total) === 'one'
      ? `${total} result`
      : `${total} results`
const plurals = new Intl.PluralRules(language)
