import type { PageContent } from '../contract.ts'
import type { Section } from '../standard-contract.ts'
import { getSectionName } from './section-types.ts'

/**
 * A field that two administrators changed. The merged draft contains the value of this
 * administrator; the other value can be applied. It can be stored.
 */
export interface MergeConflict {
  /** The label of the field. */
  label: string
  /** The path of the field, in its section if it has one; undefined for a whole section. */
  path?: string[]
  sectionId?: string
  /** The value of the other administrator. */
  theirs?: unknown
  /** Who removed a section that the other one changed; it stays in the merged draft. */
  removedBy?: 'me' | 'colleague'
}

type OnConflict = (path: string[], theirs: unknown) => void

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Merges two drafts that were edited from the same base: `mine` of this administrator and `theirs` of
 * the other one. A value that only one side changed is applied. If both changed it, the result
 * contains the value of `mine`, and the value of `theirs` becomes a conflict.
 */
export function mergeDrafts(base: PageContent, mine: PageContent, theirs: PageContent) {
  const conflicts: MergeConflict[] = []
  const [baseFields, myFields, theirFields] = [base, mine, theirs].map(withoutSections)
  const rest = mergeValue(baseFields, myFields, theirFields, (path, value) =>
    conflicts.push({ label: path.join(' '), path, theirs: value }),
  ) as PageContent
  if (!mine.sections) return { content: rest, conflicts }
  const sections = mergeSections(base, mine, theirs, conflicts)
  return { content: { ...rest, sections }, conflicts }
}

/** Returns the content with the other value, or without the removed section. */
export function applyTheirs(
  content: PageContent,
  { path = [], sectionId, theirs, removedBy }: MergeConflict,
): PageContent {
  if (!sectionId) return setValue(content, path, theirs)
  const sections = getSections(content)
  if (removedBy) return { ...content, sections: sections.filter(({ id }) => id !== sectionId) }
  const changed = sections.map((each) =>
    each.id === sectionId ? setValue(each, path, theirs) : each,
  )
  return { ...content, sections: changed }
}

/** Whether the content still differs from the other value. */
export const isOpen = (conflict: MergeConflict, content: PageContent) =>
  !isSame(applyTheirs(content, conflict), content)

const withoutSections = ({ sections: _, ...rest }: PageContent) => rest
const getSections = ({ sections }: PageContent) => sections as Section[]

function mergeSections(
  base: PageContent,
  mine: PageContent,
  theirs: PageContent,
  conflicts: MergeConflict[],
) {
  const [baseById, mineById, theirsById] = [base, mine, theirs].map(indexById) as [
    SectionsById,
    SectionsById,
    SectionsById,
  ]
  return mergeOrder(base, mine, theirs).flatMap((id) => {
    const [original, my, their] = [baseById.get(id), mineById.get(id), theirsById.get(id)]
    if (!my || !their) {
      const remaining = my ?? their
      // Drops a section that one side removed and the other side did not change.
      if (!remaining || isSame(remaining, original)) return []
      if (original) conflicts.push(toRemoval(remaining, my ? 'colleague' : 'me'))
      return [remaining]
    }
    const addConflict: OnConflict = (path, value) =>
      conflicts.push({
        label: `${getSectionName(my)}: ${path.join(' ')}`,
        path,
        sectionId: id,
        theirs: value,
      })
    return [mergeValue(original ?? my, my, their, addConflict) as Section]
  })
}

const toRemoval = (section: Section, removedBy: 'me' | 'colleague'): MergeConflict => ({
  label: getSectionName(section),
  sectionId: section.id,
  removedBy,
})

type SectionsById = Map<string, Section>
const indexById = (content: PageContent): SectionsById =>
  new Map(getSections(content).map((each) => [each.id, each]))
const listIds = (content: PageContent) => getSections(content).map(({ id }) => id)

/**
 * Returns the section ids in the order of the side that changed it; mine if both did. A section that
 * only the other side has follows the section that precedes it there.
 */
function mergeOrder(base: PageContent, mine: PageContent, theirs: PageContent) {
  const isMyOrder = !isSame(listIds(base), listIds(mine))
  const [first, second] = isMyOrder ? [mine, theirs] : [theirs, mine]
  const order = listIds(first)
  for (const [index, id] of listIds(second).entries()) {
    if (order.includes(id)) continue
    const precedingId = listIds(second)[index - 1]
    order.splice(precedingId ? order.indexOf(precedingId) + 1 : 0, 0, id)
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
  const [baseFields, myFields, theirFields] = [base, mine, theirs].map(toFields)
  const lists = [base, mine, theirs].filter(Array.isArray)
  const isMergeable = lists.length === 0 || new Set(lists.map(({ length }) => length)).size === 1
  if (!baseFields || !myFields || !theirFields || !isMergeable || lists.length % 3 > 0) {
    onConflict(path, theirs)
    return mine
  }
  const names = [...new Set([...Object.keys(myFields), ...Object.keys(theirFields)])]
  const merged = names.map((name) => [
    name,
    mergeValue(baseFields[name], myFields[name], theirFields[name], onConflict, [...path, name]),
  ])
  return lists.length > 0 ? merged.map(([, value]) => value) : Object.fromEntries(merged)
}

type Fields = Record<string, unknown>
const toFields = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined

/** Returns a copy with the value at this path replaced, or the same if the path is gone. */
function setValue<Value>(value: Value, [name, ...rest]: string[], newValue: unknown): Value {
  if (name === undefined) return newValue as Value
  const fields = toFields(value)
  if (!fields || (Array.isArray(value) && Number(name) >= value.length)) return value
  const changed = setValue(fields[name], rest, newValue)
  if (Array.isArray(value)) return value.with(Number(name), changed) as Value
  return { ...fields, [name]: changed } as Value
}
