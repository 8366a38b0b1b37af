import { calledKind, type Document, type DocumentQuery, type State } from '../contract.ts'

/** What asks for somebody stands first. */
const states: State[] = ['draft', 'changed', 'scheduled', 'published', 'archived']

const compare = {
  saved_at: (one: Document, other: Document) =>
    Number(one.saved_at > other.saved_at) - Number(one.saved_at < other.saved_at),
  state: (one: Document, other: Document) =>
    states.indexOf(one.state) - states.indexOf(other.state),
}

/** Of documents by title those that are asked for; alike ones stay by title. */
export function choose(byTitle: Document[], { sort = 'title', kind }: DocumentQuery) {
  const asked = kind ? byTitle.filter((each) => calledKind(each.kind) === kind) : byTitle
  const key = sort.replace('-', '') as 'title' | keyof typeof compare
  const isTurned = sort.startsWith('-')
  if (key === 'title') return isTurned ? asked.toReversed() : asked
  return asked.toSorted((one, other) => compare[key](one, other) * (isTurned ? -1 : 1))
}
