import { expect, onTestFinished, test, vi } from 'vitest'
import { localStore } from '#app/base/browser/storage.ts'
import type { Content, OpenDocument } from '../contract.ts'
import { DraftSaving, readSaveAnswer, type SaveAnswer } from './draft-saving.ts'

const first = { title: 'Terms', intro: 'First.' } as unknown as Content
const document = { revision: 1, draft: first, state: 'draft', saved_by: 'Sita' } as OpenDocument
const refused = (status: number, detail = 'Said by the server.') =>
  readSaveAnswer({ ok: false, status, failure: { code: 'any', detail } })
const saved = (revision: number): SaveAnswer => ({ saved: { revision, state: 'draft' } })

let lastKey = 0

/** Answers each call to save with the next of these. */
function start(...answers: (SaveAnswer | (() => SaveAnswer))[]) {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const sent: Content[] = []
  const key = `document:${++lastKey}`
  const saving = new DraftSaving(key, document, async (_, content) => {
    sent.push(content)
    const next = answers.shift() ?? {}
    return typeof next === 'function' ? next() : next
  })
  return { saving, sent, key }
}

const typed = (intro: string) => ({ ...first, intro }) as Content

for (const status of [400, 401, 403, 404, 413, 422]) {
  test(`an answer of ${status} is said in the server's words and not tried again`, async () => {
    const { saving, sent } = start(refused(status))
    saving.change(typed('Second.'))
    await saving.flush()

    expect(saving.status).toMatchObject({ detail: 'Said by the server.', isRetried: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })
}

for (const status of [408, 429, 500, 502, 503]) {
  test(`an answer of ${status} is said in the server's words and tried again`, async () => {
    const { saving, sent } = start(refused(status), saved(2))
    saving.change(typed('Second.'))
    expect(await saving.saveScreen()).toMatchObject({ detail: 'Said by the server.' })

    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(2)
    expect(saving.status).toBe('saved')
  })
}

test('only without an answer the server is said not to be reached', async () => {
  const { saving } = start(readSaveAnswer(undefined), saved(2))
  saving.change(typed('Second.'))

  expect((await saving.saveScreen())?.detail).toContain('could not be reached')
  expect(saving.status).toBe('offline')
  await vi.runAllTimersAsync()
  expect(saving.status).toBe('saved')
})

test('the next attempt waits for as long as the server asks', async () => {
  const { saving, sent } = start({ ...refused(429), retryAfterMs: 20_000 }, saved(2))
  saving.change(typed('Second.'))
  await saving.flush()

  await vi.advanceTimersByTimeAsync(19_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toHaveLength(2)
})

test('what is typed while the screen is saved is saved too, and is nobody else’s change', async () => {
  const { saving, sent } = start(() => {
    saving.change(typed('Second, and more.'))
    return saved(2)
  }, saved(3))
  saving.change(typed('Second.'))

  expect(await saving.saveScreen()).toBeUndefined()
  expect(sent.at(-1)).toEqual(typed('Second, and more.'))
})

test('the own words that come back after a lost answer are nobody else’s change', async () => {
  const own = typed('Second.')
  const newer = { revision: 2, content: own, saved_by: 'Sita', saved_at: '' }
  const { saving } = start({}, { newer }, saved(3))
  saving.change(own)
  await saving.flush()
  saving.change(typed('Second.'))

  expect(await saving.saveScreen()).toBeUndefined()
})

test('what a colleague has changed meanwhile is to be looked at first', async () => {
  const theirs = { ...first, title: 'Rules' } as Content
  const newer = { revision: 2, content: theirs, saved_by: 'Gita', saved_at: '' }
  const { saving } = start({ newer }, saved(3))
  saving.change(typed('Second.'))

  expect((await saving.saveScreen())?.detail).toContain('Gita has changed this meanwhile')
  expect(saving.content).toEqual({ ...typed('Second.'), title: 'Rules' })
  expect(await saving.saveScreen()).toBeUndefined()
})

test('a draft that was refused is replaced by a version, and comes back by Undo', async () => {
  const { saving, sent } = start(refused(400), refused(400))
  const before = typed('Refused.')
  saving.change(before)
  await saving.saveScreen()
  expect(saving.isRefused()).toBe(true)
  const version = typed('Good.')

  await saving.replace(before, { revision: 2, content: version, saved_by: 'Sita' })
  expect(saving).toMatchObject({ content: version, status: 'saved', clashes: [] })
  expect(sent).toHaveLength(1)

  saving.putBack(before, version)
  expect(saving.content).toEqual(before)
})

test('what was typed while a version replaced the draft stays', async () => {
  const { saving } = start(saved(3))
  const before = saving.content
  saving.change({ ...first, title: 'Typed' } as Content)

  await saving.replace(before, { revision: 2, content: typed('Good.'), saved_by: 'Sita' })

  expect(saving.content).toEqual({ ...typed('Good.'), title: 'Typed' })
})

test('a document opens where another window has just removed its copy', () => {
  const { key } = start()
  const name = `${key}:gone`
  localStore.write(name, JSON.stringify({ base: first, content: typed('Kept.') }))
  // Another window removes it between the listing of the names and the reading.
  const { read } = localStore
  vi.spyOn(localStore, 'read').mockImplementation((each) => (each === name ? null : read(each)))
  onTestFinished(() => {
    vi.restoreAllMocks()
  })

  const saving = new DraftSaving(key, document, async () => ({}))

  expect(saving).toMatchObject({ content: first, status: 'saved' })
})

test('a copy that cannot be read does not keep a document from being opened', () => {
  const { key } = start()
  localStore.write(`${key}:cut`, '{"base":')
  localStore.write(`${key}:whole`, JSON.stringify({ base: first, content: typed('Kept.') }))

  const saving = new DraftSaving(key, document, async () => ({}))

  expect(saving).toMatchObject({ content: typed('Kept.'), status: 'typing' })
})
