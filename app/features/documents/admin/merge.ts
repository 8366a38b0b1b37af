import type { Content } from '../contract.ts'
import type { Section } from '../page-contract.ts'

/** What two people wrote at the same place: ours stands, theirs is not lost. */
export interface Clash {
  /** Of the field, as people call it. */
  where: string
  /** The names on the way to it, where it is in no section. */
  path?: string[]
  theirs: unknown
  /** The text with theirs in its place. */
  takeTheirs: (content: Content) => Content
}

type OnClash = (path: string[], theirs: unknown) => void

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Puts together what two people made of the same draft. What only one of them changed stands as they
 * changed it; where both did, `mine` stands, and theirs comes back as a clash.
 */
export function merge(base: Content, mine: Content, theirs: Content) {
  const clashes: Clash[] = []
  const [was, own, other] = [base, mine, theirs].map(withoutSections)
  const rest = mergeValue(was, own, other, (path, value) =>
    clashes.push({
      where: path.join(' '),
      path,
      theirs: value,
      takeTheirs: (content) => put(content, path, value),
    }),
  ) as Content
  if (!mine.sections) return { content: rest, clashes }
  const sections = mergeSections(base, mine, theirs, clashes)
  return { content: { ...rest, sections }, clashes }
}

const withoutSections = ({ sections: _, ...rest }: Content) => rest
const sectionsOf = ({ sections }: Content) => sections as Section[]

function mergeSections(base: Content, mine: Content, theirs: Content, clashes: Clash[]) {
  const [before, own, other] = [base, mine, theirs].map(byId) as [Found, Found, Found]
  return orderOf(base, mine, theirs).flatMap((id) => {
    const [was, ours, its] = [before.get(id), own.get(id), other.get(id)]
    if (!ours || !its) {
      const left = ours ?? its
      // Taken away by one, and changed by nobody else.
      return left && !isSame(left, was) ? [left] : []
    }
    const add: OnClash = (path, value) =>
      clashes.push({
        where: `${'heading' in ours ? ours.heading : ours.alt}: ${path.join(' ')}`,
        theirs: value,
        takeTheirs: (content) => replaceIn(content, id, path, value),
      })
    return [mergeValue(was ?? ours, ours, its, add) as Section]
  })
}

type Found = Map<string, Section>
const byId = (content: Content): Found =>
  new Map(sectionsOf(content).map((each) => [each.id, each]))
const idsOf = (content: Content) => sectionsOf(content).map(({ id }) => id)

/** In the order of whoever changed it; what the other added comes after what it stood behind. */
function orderOf(base: Content, mine: Content, theirs: Content) {
  const isMine = !isSame(idsOf(base), idsOf(mine))
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine]
  const order = idsOf(first)
  for (const [index, id] of idsOf(second).entries()) {
    if (order.includes(id)) continue
    const before = idsOf(second)[index - 1]
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, id)
  }
  return order
}

/** Field by field; lists entry by entry, unless somebody made one longer or shorter. */
function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  onClash: OnClash,
  path: string[] = [],
): unknown {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  const parts = [base, mine, theirs].map(fieldsOf)
  const [was, own, other] = parts
  const areLists = [base, mine, theirs].filter(Array.isArray)
  const isParted = areLists.length === 0 || new Set(areLists.map(({ length }) => length)).size === 1
  if (!was || !own || !other || !isParted || areLists.length % 3 > 0) {
    onClash(path, theirs)
    return mine
  }
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
  const merged = names.map((name) => [
    name,
    mergeValue(was[name], own[name], other[name], onClash, [...path, name]),
  ])
  return areLists.length > 0 ? merged.map(([, value]) => value) : Object.fromEntries(merged)
}

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined

/** The value with another one at this place in it. */
function put<Value>(value: Value, [name, ...rest]: string[], change: unknown): Value {
  if (name === undefined) return change as Value
  const fields = value as Fields
  const changed = put(fields[name], rest, change)
  if (Array.isArray(value)) return value.with(Number(name), changed) as Value
  return { ...fields, [name]: changed } as Value
}

function replaceIn(content: Content, id: string, path: string[], change: unknown): Content {
  const sections = sectionsOf(content).map((each) =>
    each.id === id ? put(each, path, change) : each,
  )
  return { ...content, sections }
}
