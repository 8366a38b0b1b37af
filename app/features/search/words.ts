import { language } from '#app/platform/browser/language.ts'

export const search = 'Search'
export const searchButton = 'Search'
export const searchThisSite = 'Search this site'
export const searchFor = (query: string) => `Search: ${query}`
export const whatToSearch =
  'Search guides, services, destinations and figures. One or two words are enough, for example “australia visa fee”.'
export const typeNames = {
  guide: 'Country guide',
  service: 'Service',
  page: 'Page',
  article: 'Article',
  event: 'Event',
  album: 'Album',
  destination: 'Destination',
  figure: 'Figure',
  scholarship: 'Scholarship',
}
export const confirmWithUs = 'confirm with us'
export const tooLong = (maxLength: number) =>
  `Your search is too long. Please use at most ${maxLength} characters.`
export const notSearched = 'We cannot search right now. Please try again in a moment.'
export const noResults = (query: string) => `No results for “${query}”.`
export const didYouMean = 'Did you mean:'
export const writeToUs = 'Write to us'
export const closeResults = 'No exact match. These results are close.'
export const found = (total: number, shown: number) =>
  total > shown
    ? `The first ${shown} of ${total} results`
    : plurals.select(total) === 'one'
      ? `${total} result`
      : `${total} results`
const plurals = new Intl.PluralRules(language)
