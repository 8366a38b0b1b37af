import { newRandomId } from '#app/platform/browser/new-id.ts'
import { isChildType, isList, type Menu, type MenuChild, type MenuEntry } from '../contract.ts'

/** An entry with an id for the form. Entries of a submenu have no children. */
export interface DraftEntry extends Omit<MenuEntry, 'children'> {
  id: string
  children: DraftEntry[]
}

/** The unsaved menu of a language. */
interface MenuDraft {
  /** The menu on which the draft is based. */
  base: Menu
  entries: DraftEntry[]
}

/** Starts a draft without changes. Fields keep their focus if entries keep the ids of `former` ones. */
export const startDraft = (base: Menu, former: DraftEntry[] = []): MenuDraft => ({
  base,
  entries: base.entries.map((entry, index) => toDraftEntry(entry, former[index])),
})

/** Returns the draft after a save: the saved menu, or the entries if they were changed after `sent`. */
export function keepLaterEntries(sent: MenuEntry[], entries: DraftEntry[], saved: Menu): MenuDraft {
  const isChanged = JSON.stringify(toEntries(entries)) !== JSON.stringify(sent)
  return isChanged ? { base: saved, entries } : startDraft(saved, entries)
}

export const isUnchanged = ({ base, entries }: MenuDraft) =>
  JSON.stringify(toEntries(entries)) === JSON.stringify(base.entries)

function toDraftEntry(
  { type, target, label, children }: MenuEntry,
  former?: DraftEntry,
): DraftEntry {
  const rest = children.map((child, index) =>
    toDraftEntry({ ...child, children: [] }, former?.children[index]),
  )
  return { id: former?.id ?? newRandomId(), type, target, label, children: rest }
}

/** Returns the entries as the API takes them. */
export function toEntries(entries: DraftEntry[]): MenuEntry[] {
  return entries.map(({ type, target, label, children }) => ({
    type,
    target,
    label,
    children: children.map(toChild),
  }))
}

/** The form never puts an entry of another type into a submenu. */
const toChild = ({ type, target, label }: DraftEntry): MenuChild => ({
  type: type as MenuChild['type'],
  target,
  label,
})

export const createEntry = (type: MenuEntry['type'], target = ''): DraftEntry => ({
  id: newRandomId(),
  type,
  target,
  label: '',
  children: [],
})

export const canHaveSubmenu = ({ type }: DraftEntry) => !isList(type)

/** Whether the entry can move into a submenu: there is only one level below the menu. */
export const canBeInSubmenu = ({ type, children }: DraftEntry) =>
  isChildType(type) && children.length === 0

/** Adds an entry at the end of the menu, or of the submenu of `parentId`. */
export function addEntry(entries: DraftEntry[], added: DraftEntry, parentId?: string) {
  if (parentId === undefined) return [...entries, added]
  return entries.map((entry) =>
    entry.id === parentId ? { ...entry, children: [...entry.children, added] } : entry,
  )
}

export function removeEntry(entries: DraftEntry[], id: string): DraftEntry[] {
  return entries
    .filter((entry) => entry.id !== id)
    .map((entry) => ({ ...entry, children: entry.children.filter((child) => child.id !== id) }))
}

/**
 * Moves an entry to the end of the submenu of `parentId`; without one, out of its submenu to the place
 * after it.
 */
export function moveUnder(entries: DraftEntry[], moved: DraftEntry, parentId?: string) {
  const formerParent = entries.findIndex(({ children }) =>
    children.some(({ id }) => id === moved.id),
  )
  const rest = removeEntry(entries, moved.id)
  if (parentId !== undefined) return addEntry(rest, moved, parentId)
  return rest.toSpliced(formerParent + 1, 0, moved)
}

export function changeEntry(
  entries: DraftEntry[],
  id: string,
  change: Partial<DraftEntry>,
): DraftEntry[] {
  return entries.map((entry) => {
    if (entry.id === id) return { ...entry, ...change }
    return { ...entry, children: changeEntry(entry.children, id, change) }
  })
}

/** Returns the list in the order of these ids. */
export function sortEntries(entries: DraftEntry[], ids: string[]) {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
}
