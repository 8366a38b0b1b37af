import { expect, onTestFinished, test, vi } from 'vitest'
import { localStore } from '#app/platform/browser/storage.ts'
import type { PageContent, PageDetails } from '../contract.ts'
import { DraftAutosave, type SaveResult, toSaveResult } from './draft-autosave.ts'

const first = { title: 'Terms', intro: 'First.' } as unknown as PageContent
const page = { revision: 1, draft: first, state: 'draft', saved_by: 'Sita' } as PageDetails
const refused = (status: number, detail = 'Said by the server.') =>
  toSaveResult({ ok: false, status, failure: { code: 'any', detail } })
const saved = (revision: number): SaveResult => ({
  saved: { revision, state: 'draft', missing: {} },
})

let lastKey = 0

/** Answers each save request with the next of these results. */
function start(...answers: (SaveResult | (() => SaveResult))[]) {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const sent: PageContent[] = []
  const key = `page:${++lastKey}`
  const autosave = new DraftAutosave(key, page, async (_, content) => {
    sent.push(content)
    const next = answers.shift() ?? {}
    return typeof next === 'function' ? next() : next
  })
  return { autosave, sent, key }
}

const typed = (intro: string) => ({ ...first, intro }) as PageContent

for (const status of [400, 401, 403, 404, 413, 422]) {
  test(`an answer of ${status} shows the error of the server without a retry`, async () => {
    const { autosave, sent } = start(refused(status))
    autosave.change(typed('Second.'))
    await autosave.flush()

    expect(autosave.status).toMatchObject({ detail: 'Said by the server.', isRetried: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })
}

test('sends nothing more after the page was deleted, and keeps the text', async () => {
  const { autosave, sent, key } = start(refused(404))
  autosave.change(typed('Second.'))
  await autosave.flush()

  autosave.change(typed('Third.'))
  await autosave.flush()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(autosave.isDeleted()).toBe(true)
  expect(sent).toEqual([typed('Second.')])
  const [name = ''] = localStore.keys().filter((each) => each.startsWith(key))
  expect(JSON.parse(localStore.read(name) ?? '')).toMatchObject({ content: typed('Third.') })
})

for (const status of [408, 429, 500, 502, 503]) {
  test(`an answer of ${status} shows the error of the server and retries`, async () => {
    const { autosave, sent } = start(refused(status), saved(2))
    autosave.change(typed('Second.'))
    expect(await autosave.saveNow()).toMatchObject({ detail: 'Said by the server.' })

    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(2)
    expect(autosave.status).toBe('saved')
  })
}

test('reports an unreachable server only when there is no response', async () => {
  const { autosave } = start(toSaveResult(undefined), saved(2))
  autosave.change(typed('Second.'))

  expect((await autosave.saveNow())?.detail).toContain('could not be reached')
  expect(autosave.status).toBe('offline')
  await vi.runAllTimersAsync()
  expect(autosave.status).toBe('saved')
})

test('waits before a retry for the time that the server requests', async () => {
  const { autosave, sent } = start({ ...refused(429), retryAfterMs: 20_000 }, saved(2))
  autosave.change(typed('Second.'))
  await autosave.flush()

  await vi.advanceTimersByTimeAsync(19_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toHaveLength(2)
})

test('saves text typed during a save and does not treat it as a remote change', async () => {
  const { autosave, sent } = start(() => {
    autosave.change(typed('Second, and more.'))
    return saved(2)
  }, saved(3))
  autosave.change(typed('Second.'))

  expect(await autosave.saveNow()).toBeUndefined()
  expect(sent.at(-1)).toEqual(typed('Second, and more.'))
})

test('does not treat own content as a remote change after a lost response', async () => {
  const own = typed('Second.')
  const newer = { revision: 2, content: own, saved_by: 'Sita', saved_at: '' }
  const { autosave } = start({}, { newer }, saved(3))
  autosave.change(own)
  await autosave.flush()
  autosave.change(typed('Second.'))

  expect(await autosave.saveNow()).toBeUndefined()
})

test('requires a review of a colleague’s changes first', async () => {
  const theirs = { ...first, title: 'Rules' } as PageContent
  const newer = { revision: 2, content: theirs, saved_by: 'Gita', saved_at: '' }
  const { autosave } = start({ newer }, saved(3))
  autosave.change(typed('Second.'))

  expect((await autosave.saveNow())?.detail).toContain('Gita has changed this page')
  expect(autosave.content).toEqual({ ...typed('Second.'), title: 'Rules' })
  expect(await autosave.saveNow()).toBeUndefined()
})

test('replaces a refused draft with a version and restores it with Undo', async () => {
  const { autosave, sent } = start(refused(400), refused(400))
  const before = typed('Refused.')
  autosave.change(before)
  await autosave.saveNow()
  expect(autosave.isRejected()).toBe(true)
  const version = typed('Good.')

  await autosave.replaceDraft(before, { revision: 2, content: version, saved_by: 'Sita' })
  expect(autosave).toMatchObject({ content: version, status: 'saved', conflicts: [] })
  expect(sent).toHaveLength(1)

  autosave.undoChange(before, version)
  expect(autosave.content).toEqual(before)
})

test('keeps text typed while a version replaces the draft', async () => {
  const { autosave } = start(saved(3))
  const before = autosave.content
  autosave.change({ ...first, title: 'Typed' } as PageContent)

  await autosave.replaceDraft(before, { revision: 2, content: typed('Good.'), saved_by: 'Sita' })

  expect(autosave.content).toEqual({ ...typed('Good.'), title: 'Typed' })
})

test('opens a page whose local copy another window has just removed', () => {
  const { key } = start()
  const name = `${key}:gone`
  localStore.write(name, JSON.stringify({ base: first, content: typed('Kept.') }))
  // Another window removes the copy between listing and reading.
  const { read } = localStore
  vi.spyOn(localStore, 'read').mockImplementation((each) => (each === name ? null : read(each)))
  onTestFinished(() => {
    vi.restoreAllMocks()
  })

  const autosave = new DraftAutosave(key, page, async () => ({}))

  expect(autosave).toMatchObject({ content: first, status: 'saved' })
})

test('opens a page despite an unreadable local copy', () => {
  const { key } = start()
  localStore.write(`${key}:cut`, '{"base":')
  localStore.write(`${key}:whole`, JSON.stringify({ base: first, content: typed('Kept.') }))

  const autosave = new DraftAutosave(key, page, async () => ({}))

  expect(autosave).toMatchObject({ content: typed('Kept.'), status: 'typing' })
})

test('lists a colleague’s text again after a reload, until one of both is chosen', async () => {
  const newer = { revision: 2, content: typed('Theirs.'), saved_by: 'Gita', saved_at: '' }
  const { autosave, key } = start({ newer }, saved(3))
  autosave.change(typed('Mine.'))
  await autosave.saveNow()
  expect(autosave).toMatchObject({ content: typed('Mine.'), status: 'saved' })

  const mine = { ...page, revision: 3, draft: typed('Mine.') }
  const reopen = () => new DraftAutosave(key, mine, async () => saved(4))
  const reopened = reopen()
  await reopened.flush()
  expect(reopened).toMatchObject({ status: 'saved', savedBy: 'Gita' })
  expect(reopened.conflicts).toMatchObject([{ path: ['intro'], theirs: 'Theirs.' }])

  const again = reopen()
  const [conflict] = again.conflicts
  if (conflict) again.resolveConflict(conflict, false)
  expect(localStore.keys().filter((name) => name.startsWith(key))).toEqual([])
  expect(reopen()).toMatchObject({ content: typed('Mine.'), conflicts: [] })
})

test('does not list a colleague’s text again that the draft has now', async () => {
  const newer = { revision: 2, content: typed('Theirs.'), saved_by: 'Gita', saved_at: '' }
  const { autosave, key } = start({ newer }, saved(3))
  autosave.change(typed('Mine.'))
  await autosave.saveNow()

  const theirs = { ...page, revision: 4, draft: typed('Theirs.') }
  expect(new DraftAutosave(key, theirs, async () => ({})).conflicts).toEqual([])
})
