import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { makeContact, makeDestination, makeForm, makeMessage, makeSlide } from '#tests/factories.ts'
import { admin, forgetOld, startTestApp } from '#tests/test-app.ts'
import { createUniqueImage, toFile } from '#tests/test-images.ts'
import { type TrashQuery, trashApi } from '../contract.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

/** An office in which one of each kind was deleted, the contact message last. */
async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const answer = { title: 'Fees', text: 'None.' }
  const rows = {
    saved_reply: await administrator.call(savedRepliesApi.add, { body: answer }),
    hero_slide: await administrator.call(heroSlidesApi.add, { body: makeSlide() }),
    destination: await administrator.call(destinationsApi.add, { body: makeDestination() }),
    contact: await visitor.call(contactsApi.send, { body: makeContact() }),
  }
  for (const [subject, { id }] of Object.entries(rows)) {
    await administrator.call(apis[subject as keyof typeof rows].remove, { params: { id } })
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return {
    ...started,
    rows,
    list: (querystring: TrashQuery = {}) => administrator.call(trashApi.list, { querystring }),
  }
}

const apis = {
  saved_reply: savedRepliesApi,
  hero_slide: heroSlidesApi,
  destination: destinationsApi,
  contact: contactsApi,
}

test('lists deleted items with time, user and end of restorability', async () => {
  const { rows, list } = await start()

  const deleted = await list()

  expect(deleted.map(({ id, subject, name }) => ({ id, subject, name }))).toEqual([
    { id: rows.contact.id, subject: 'contact', name: 'Asha Gurung' },
    { id: rows.destination.id, subject: 'destination', name: 'Norway' },
    { id: rows.hero_slide.id, subject: 'hero_slide', name: 'Study in Norway' },
    { id: rows.saved_reply.id, subject: 'saved_reply', name: 'Fees' },
  ])
  for (const { deleted_at, deleted_by, restorable_until } of deleted) {
    expect(deleted_by).toBe(admin.username)
    expect(Date.now() - Date.parse(deleted_at)).toBeLessThan(MINUTE_MS)
    expect(Date.parse(restorable_until) - Date.parse(deleted_at)).toBe(30 * DAY_MS)
  }
})

test('removes restored items, and names who deleted an item last', async () => {
  const { app, db, administrator, rows, list } = await start()
  const params = { id: rows.destination.id }
  await administrator.call(destinationsApi.restore, { params })
  expect((await list()).map(({ subject }) => subject)).not.toContain('destination')

  const change = { administrator_name: 'Gita' }
  await db.updateTable('audit_log').set(change).where('action', '=', 'deleted').execute()
  await administrator.call(destinationsApi.remove, { params })
  const names = (await list()).map(({ subject, deleted_by }) => [subject, deleted_by])
  expect(names).toEqual([
    ['destination', admin.username],
    ['contact', 'Gita'],
    ['hero_slide', 'Gita'],
    ['saved_reply', 'Gita'],
  ])

  await db.deleteFrom('audit_log').execute()
  expect((await list())[0]).toMatchObject({ subject: 'destination', deleted_by: '' })
  expect((await app.inject('/api/deleted/')).statusCode).toBe(401)
})

test('filters by type and name, and pages', async () => {
  const { administrator, list } = await start()
  const names = async (query: TrashQuery) => (await list(query)).map(({ name }) => name)

  expect(await names({ subject: 'hero_slide' })).toEqual(['Study in Norway'])
  expect(await names({ subject: 'conversation' })).toEqual([])
  expect(await names({ q: 'NORWAY' })).toEqual(['Norway', 'Study in Norway'])
  expect(await names({ q: 'norway', subject: 'destination' })).toEqual(['Norway'])
  expect(await names({ q: '%' })).toEqual([])
  expect(await names({ limit: 2 })).toEqual(['Asha Gurung', 'Norway'])
  expect(await names({ limit: 2, offset: 2 })).toEqual(['Study in Norway', 'Fees'])
  const querystring = { limit: 1, q: 'norway' }
  expect(await administrator.attempt(trashApi.list, { querystring })).toMatchObject({ total: 2 })
})

test('lists a deleted chat by the visitor’s name, even one that looks like a row id', async () => {
  const { administrator, visitor, list } = await start()
  // A visitor may call a chat like anything.
  const [newest] = await list()
  const user_id = newest?.id ?? ''
  for (const id of [user_id, 'ab']) {
    await visitor.call(messagesApi.send, { body: makeMessage({ user_id: id }) })
    await administrator.call(messagesApi.removeAll, { querystring: { user_id: id } })
    await new Promise((resolve) => setTimeout(resolve, 2))
  }

  const chats = await list({ subject: 'conversation' })

  expect(chats.map(({ name }) => name)).toEqual(['Visitor ab', `Visitor ${user_id.slice(-4)}`])
  expect(await list({ q: 'visitor ab' })).toEqual(chats.slice(0, 1))
  expect(await list()).toHaveLength(6)
})

type Started = Pick<Awaited<ReturnType<typeof startTestApp>>, 'app' | 'visitor'>

/** From now on the clock is this much later; the administrator has to sign in again. */
async function waitAndSignIn({ app, visitor }: Started, ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
  const { access } = await visitor.call(accountsApi.signIn, { body: admin })
  const headers = { authorization: `Bearer ${access}` }
  return (method: 'GET' | 'POST' | 'DELETE', url: string) => app.inject({ method, url, headers })
}

test('restores everything just before 30 days are over', async () => {
  const started = await start()
  const { app, rows } = started
  const call = await waitAndSignIn(started, 30 * DAY_MS - MINUTE_MS)

  await forgetOld(app)

  expect((await call('GET', '/api/deleted/')).json()).toHaveLength(4)
  for (const [subject, row] of Object.entries(rows)) {
    const { url } = apis[subject as keyof typeof rows].restore
    const restored = await call('POST', url.replace(':id', row.id))
    // The answer to a visitor who sends the contact form does not have the language.
    const whole = subject === 'contact' ? { ...row, language: 'en' } : row
    expect([restored.statusCode, restored.json()]).toEqual([200, whole])
  }
  expect((await call('GET', '/api/deleted/')).json()).toEqual([])
})

test('permanently deletes items after 30 days', async () => {
  const started = await start()
  const { app, db, rows } = started
  const call = await waitAndSignIn(started, 30 * DAY_MS + MINUTE_MS)

  expect((await call('GET', '/api/deleted/')).json()).toEqual([])
  for (const [subject, { id }] of Object.entries(rows)) {
    const { url } = apis[subject as keyof typeof rows].restore
    expect((await call('POST', url.replace(':id', id))).statusCode).toBe(404)
  }
  await forgetOld(app)
  for (const table of ['contacts', 'destinations', 'hero_slides', 'saved_replies'] as const) {
    expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  }
})

for (const [url, field, fields] of [
  ['/api/destinations/', 'flag', { country: 'Norway', description: 'Fjords.' }],
  ['/api/hero-slides/', 'image', { title: 'Norway' }],
] as const) {
  test(`keeps a picture used only by a deleted item of ${url} as long as the item`, async () => {
    const started = await startTestApp()
    const { app } = started
    const headers = await started.credentials()
    const payload = makeForm({ ...fields, [field]: toFile(await createUniqueImage()) })
    const row = (await app.inject({ method: 'POST', url, headers, payload })).json()
    // Long before it was deleted.
    const created_at = new Date(Date.now() - 90 * DAY_MS).toISOString()
    await started.db.updateTable('media').set({ created_at }).execute()
    await app.inject({ method: 'DELETE', url: `${url}${row.id}/`, headers })
    const status = async () => (await app.inject(row[field])).statusCode

    const call = await waitAndSignIn(started, 30 * DAY_MS - MINUTE_MS)
    await forgetOld(app)
    expect((await call('POST', `${url}${row.id}/restore/`)).json()).toEqual(row)
    const { rawPayload } = await app.inject(row[field])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 16, height: 9 })

    await call('DELETE', `${url}${row.id}/`)
    vi.setSystemTime(Date.now() + 30 * DAY_MS + MINUTE_MS)
    expect(await status()).toBe(200)
    await forgetOld(app)
    expect(await status()).toBe(404)
  })
}
