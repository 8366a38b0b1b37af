import {
  type ListedPage,
  type Page,
  type PageQuery,
  type State,
  toDisplayedType,
} from '../contract.ts'

/** Most urgent state first. */
const states: State[] = ['draft', 'changed', 'scheduled', 'published', 'archived']

const compare = {
  saved_at: (a: Page, b: Page) => Number(a.saved_at > b.saved_at) - Number(a.saved_at < b.saved_at),
  state: (a: Page, b: Page) => states.indexOf(a.state) - states.indexOf(b.state),
}

/** Filters and sorts pages and adds their translations. Equal rows stay sorted by title. */
export function filterPages(
  byTitle: Page[],
  { sort = 'title', type, language }: PageQuery,
): ListedPage[] {
  const bySource = Map.groupBy(byTitle, ({ translation_of }) => translation_of)
  const matching = byTitle
    .filter((each) => !type || toDisplayedType(each.type) === type)
    .filter((each) => !language || each.language === language)
    .map((each) => ({ ...each, translations: bySource.get(each.id)?.toSorted(byLanguage) ?? [] }))
  const key = sort.replace('-', '') as 'title' | keyof typeof compare
  const isDescending = sort.startsWith('-')
  if (key === 'title') return isDescending ? matching.toReversed() : matching
  return matching.toSorted((a, b) => compare[key](a, b) * (isDescending ? -1 : 1))
}

const byLanguage = (a: Page, b: Page) => (a.language < b.language ? -1 : 1)
