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
  saved_at: (one: Page, other: Page) =>
    Number(one.saved_at > other.saved_at) - Number(one.saved_at < other.saved_at),
  state: (one: Page, other: Page) => states.indexOf(one.state) - states.indexOf(other.state),
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
  return matching.toSorted((one, other) => compare[key](one, other) * (isDescending ? -1 : 1))
}

const byLanguage = (one: Page, other: Page) => (one.language < other.language ? -1 : 1)
