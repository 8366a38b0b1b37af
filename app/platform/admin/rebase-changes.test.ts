import { expect, test } from 'vitest'
import { rebaseChanges } from './rebase-changes.ts'

type Texts = { title?: string; text?: string; places?: string[] }
const rebase = (base: Texts, mine: Texts, theirs: Texts) => rebaseChanges(base, mine, theirs)

test('after a save, keeps what was typed since', () => {
  const sent = { title: ' Rules ', text: 'First', places: ['Pokhara'] }
  const draft = { ...sent, text: 'First, and more' }
  const saved = { title: 'Rules', text: 'First', places: ['Pokhara'] }

  expect(rebase(sent, draft, saved)).toEqual({ ...saved, text: 'First, and more' })
  expect(rebase(sent, sent, saved)).toEqual(saved)
})

test('keeps a text that was removed, and one that was added since', () => {
  const sent = { title: 'Rules' }
  expect(rebase(sent, {}, sent)).toEqual({})
  expect(rebase(sent, { title: 'Rules', text: 'New' }, sent)).toEqual({ ...sent, text: 'New' })
})

test('Undo changes only what the draft does not change', () => {
  const saved = { title: 'Rules', places: ['Pokhara'] }
  const draft = { ...saved, text: 'Typed' }
  const before = { title: 'Terms', text: 'Before', places: [] }

  expect(rebase(saved, draft, before)).toEqual({ title: 'Terms', text: 'Typed', places: [] })
})

test('has the order of the record, by which drafts are compared', () => {
  const saved = { title: 'Rules', text: 'First' }
  const draft = { text: 'First', title: 'Rules' }
  expect(JSON.stringify(rebase(draft, draft, saved))).toBe(JSON.stringify(saved))
})
