import {
  calledKind,
  type Document,
  type DocumentQuery,
  type ListedDocument,
  type State,
} from '../contract.ts'

/** What asks for somebody stands first. */
const states: State[] = ['draft', 'changed', 'scheduled', 'published', 'archived']

const compare = {
  saved_at: (one: Document, other: Document) =>
    Number(one.saved_at > other.saved_at) - Number(one.saved_at < other.saved_at),
  state: (one: Document, other: Document) =>
    states.indexOf(one.state) - states.indexOf(other.state),
}

/** Of documents by title those that are asked for, with their translations; alike ones stay by title. */
export function choose(
  byTitle: Document[],
  { sort = 'title', kind, language }: DocumentQuery,
): ListedDocument[] {
  const byOriginal = Map.groupBy(byTitle, ({ translation_of }) => translation_of)
  const asked = byTitle
    .filter((each) => !kind || calledKind(each.kind) === kind)
    .filter((each) => !language || each.language === language)
    .map((each) => ({ ...each, translations: byOriginal.get(each.id)?.toSorted(byLanguage) ?? [] }))
  const key = sort.replace('-', '') as 'title' | keyof typeof compare
  const isTurned = sort.startsWith('-')
  if (key === 'title') return isTurned ? asked.toReversed() : asked
  return asked.toSorted((one, other) => compare[key](one, other) * (isTurned ? -1 : 1))
}

const byLanguage = (one: Document, other: Document) => (one.language < other.language ? -1 : 1)
