import { expect, test } from 'vitest'
import type { Menu } from '../contract.ts'
import {
  addEntry,
  changeEntry,
  createEntry,
  isUnchanged,
  keepLaterEntries,
  moveUnder,
  removeEntry,
  sortEntries,
  startDraft,
  toEntries,
} from './menu-draft.ts'

const menu: Menu = {
  language: 'en',
  entries: [
    { type: 'fixed', target: '/', label: '', children: [] },
    {
      type: 'group',
      target: '',
      label: 'Students',
      children: [{ type: 'fixed', target: '/about', label: '' }],
    },
    { type: 'fixed', target: '/contact', label: 'Visit us', children: [] },
  ],
  is_default: false,
  revision: 3,
  saved_at: '2026-11-26T00:00:00.000Z',
  saved_by: 'sita',
}

const targets = (entries: ReturnType<typeof startDraft>['entries']): string[] =>
  entries.flatMap(({ target, label, children }) => [
    target || label,
    ...targets(children).map((each) => `> ${each}`),
  ])

test('a draft without changes is unchanged, whatever ids its entries have', () => {
  const draft = startDraft(menu)
  expect(isUnchanged(draft)).toBe(true)
  expect(toEntries(draft.entries)).toEqual(menu.entries)
  const [first] = draft.entries
  const entries = changeEntry(draft.entries, first?.id ?? '', { label: 'Start' })
  expect(isUnchanged({ ...draft, entries })).toBe(false)
})

test('entries move into a submenu and out of it again', () => {
  const { entries } = startDraft(menu)
  const [home, students, contact] = entries
  if (!home || !students || !contact) throw new Error('Three entries expected')
  const inside = moveUnder(entries, contact, students.id)
  expect(targets(inside)).toEqual(['/', 'Students', '> /about', '> /contact'])
  expect(targets(moveUnder(inside, contact))).toEqual(['/', 'Students', '> /about', '/contact'])
  const [about] = students.children
  if (!about) throw new Error('An entry in the submenu expected')
  expect(targets(moveUnder(entries, about))).toEqual(['/', 'Students', '/about', '/contact'])
})

test('entries are added, changed, sorted and removed on both levels', () => {
  const { entries } = startDraft(menu)
  const [home, students, contact] = entries.map(({ id }) => id)
  const added = createEntry('guides')
  const more = addEntry(entries, added, students)
  expect(targets(more)).toEqual(['/', 'Students', '> /about', '> ', '/contact'])
  expect(targets(changeEntry(more, added.id, { label: 'All' }))).toContain('> All')
  expect(targets(removeEntry(more, added.id))).toEqual(targets(entries))
  const sorted = sortEntries(entries, [contact, home, students].map(String))
  expect(targets(sorted)).toEqual(['/contact', '/', 'Students', '> /about'])
})

test('after a save, keeps entries that were changed since, and else their ids', () => {
  const { entries } = startDraft(menu)
  const sent = toEntries(entries)
  const saved = { ...menu, revision: 4 }

  expect(keepLaterEntries(sent, entries, saved)).toEqual({ base: saved, entries })
  const changed = changeEntry(entries, entries[2]?.id ?? '', { label: 'Typed' })
  expect(keepLaterEntries(sent, changed, saved)).toEqual({ base: saved, entries: changed })
})
