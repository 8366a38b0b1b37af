import type { PageContent } from '../contract.ts'
import type { Section } from '../standard-contract.ts'

/** A field that two people changed. Keeps our value and offers the other one. */
export interface MergeConflict {
  /** The label of the field. */
  label: string
  /** The path of a field outside the sections. */
  path?: string[]
  theirs: unknown
  /** Returns the content with their value. */
  applyTheirs: (content: PageContent) => PageContent
}

type OnConflict = (path: string[], theirs: unknown) => void

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Three-way merge of a draft. Changes of one side are taken. Where both sides changed a value,
 * `mine` is kept and the other value is returned as a conflict.
 */
export function mergeDrafts(base: PageContent, mine: PageContent, theirs: PageContent) {
  const conflicts: MergeConflict[] = []
  const [was, own, other] = [base, mine, theirs].map(withoutSections)
  const rest = mergeValue(was, own, other, (path, value) =>
    conflicts.push({
      label: path.join(' '),
      path,
      theirs: value,
      applyTheirs: (content) => setValue(content, path, value),
    }),
  ) as PageContent
  if (!mine.sections) return { content: rest, conflicts }
  const sections = mergeSections(base, mine, theirs, conflicts)
  return { content: { ...rest, sections }, conflicts }
}

const withoutSections = ({ sections: _, ...rest }: PageContent) => rest
const sectionsOf = ({ sections }: PageContent) => sections as Section[]

function mergeSections(
  base: PageContent,
  mine: PageContent,
  theirs: PageContent,
  conflicts: MergeConflict[],
) {
  const [before, own, other] = [base, mine, theirs].map(byId) as [
    SectionsById,
    SectionsById,
    SectionsById,
  ]
  return mergeOrder(base, mine, theirs).flatMap((id) => {
    const [was, ours, foreign] = [before.get(id), own.get(id), other.get(id)]
    if (!ours || !foreign) {
      const left = ours ?? foreign
      // Removed by one side and unchanged on the other.
      return left && !isSame(left, was) ? [left] : []
    }
    const add: OnConflict = (path, value) =>
      conflicts.push({
        label: `${'heading' in ours ? ours.heading : ours.alt}: ${path.join(' ')}`,
        theirs: value,
        applyTheirs: (content) => replaceIn(content, id, path, value),
      })
    return [mergeValue(was ?? ours, ours, foreign, add) as Section]
  })
}

type SectionsById = Map<string, Section>
const byId = (content: PageContent): SectionsById =>
  new Map(sectionsOf(content).map((each) => [each.id, each]))
const idsOf = (content: PageContent) => sectionsOf(content).map(({ id }) => id)

/**
 * Takes the order of the side that changed it. Sections added by the other side follow their
 * predecessor.
 */
function mergeOrder(base: PageContent, mine: PageContent, theirs: PageContent) {
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

/** Merges objects by field and lists of equal length by index. */
function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  onConflict: OnConflict,
  path: string[] = [],
): unknown {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  const parts = [base, mine, theirs].map(fieldsOf)
  const [was, own, other] = parts
  const areLists = [base, mine, theirs].filter(Array.isArray)
  const isMergeable =
    areLists.length === 0 || new Set(areLists.map(({ length }) => length)).size === 1
  if (!was || !own || !other || !isMergeable || areLists.length % 3 > 0) {
    onConflict(path, theirs)
    return mine
  }
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
  const merged = names.map((name) => [
    name,
    mergeValue(was[name], own[name], other[name], onConflict, [...path, name]),
  ])
  return areLists.length > 0 ? merged.map(([, value]) => value) : Object.fromEntries(merged)
}

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined

/** Returns a copy with the value at this path replaced. */
function setValue<Value>(value: Value, [name, ...rest]: string[], change: unknown): Value {
  if (name === undefined) return change as Value
  const fields = value as Fields
  const changed = setValue(fields[name], rest, change)
  if (Array.isArray(value)) return value.with(Number(name), changed) as Value
  return { ...fields, [name]: changed } as Value
}

function replaceIn(content: PageContent, id: string, path: string[], change: unknown): PageContent {
  const sections = sectionsOf(content).map((each) =>
    each.id === id ? setValue(each, path, change) : each,
  )
  return { ...content, sections }
}
