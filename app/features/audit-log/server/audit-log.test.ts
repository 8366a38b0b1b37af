import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { makeContact, makeDestination, makeMessage, makeSlide } from '#tests/factories.ts'
import { admin, forgetOld, startTestApp } from '#tests/test-app.ts'
import { type AuditLogQuery, auditLogApi } from '../contract.ts'

async function start() {
  const started = await startTestApp()
  const { administrator } = started
  const list = (querystring: AuditLogQuery = {}) =>
    administrator.call(auditLogApi.list, { querystring })
  return { ...started, list }
}

test('records additions, changes and deletions with user, values before and after', async () => {
  const { administrator, list } = await start()
  const { id } = await administrator.call(destinationsApi.add, { body: makeDestination() })
  const params = { id }
  await administrator.call(destinationsApi.change, { params, body: { country: 'Oslo' } })
  await administrator.call(destinationsApi.remove, { params })

  const [deleted, changed, added] = await list()

  expect(added).toMatchObject({ action: 'added', subject: 'destination', before: {} })
  expect(added?.after).toMatchObject({ country: 'Norway', benefits: makeDestination().benefits })
  expect(changed).toMatchObject({
    administrator_name: admin.username,
    action: 'changed',
    subject_id: id,
    subject_name: 'Oslo',
    before: { country: 'Norway' },
    after: { country: 'Oslo' },
  })
  expect(deleted).toMatchObject({ action: 'deleted', subject_name: 'Oslo', after: {} })
  expect(deleted?.before).toMatchObject({ country: 'Oslo' })
})

test('does not record a change without effect', async () => {
  const { administrator, list } = await start()
  const { id } = await administrator.call(heroSlidesApi.add, { body: makeSlide() })
  await administrator.call(heroSlidesApi.change, { params: { id }, body: makeSlide() })
  await administrator.attempt(heroSlidesApi.add, { body: { title: '' } })

  expect(await list()).toMatchObject([{ action: 'added', subject: 'hero_slide' }])
})

test('records deleted and restored contacts until they are permanently deleted', async () => {
  const { app, administrator, visitor, db, list } = await start()
  const { id } = await visitor.call(contactsApi.send, { body: makeContact() })
  await administrator.call(contactsApi.remove, { params: { id } })
  await administrator.call(contactsApi.restore, { params: { id } })
  expect(await list({ subject: 'contact' })).toMatchObject([
    { action: 'restored', subject_name: 'Asha Gurung' },
    { action: 'deleted', before: { email: 'asha@student.example' } },
  ])

  const deletedAgo = async (days: number) => {
    const deleted_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    await db.updateTable('contacts').set({ deleted_at }).execute()
    await forgetOld(app)
  }
  await deletedAgo(29)
  expect(await list({ q: 'asha@student' })).toHaveLength(2)
  await deletedAgo(31)
  expect(await list({ q: 'asha' })).toEqual([])
  expect(await list()).toHaveLength(2)
})

test('records the size of a deleted chat, not its text', async () => {
  const { administrator, visitor, list } = await start()
  const message = await visitor.call(messagesApi.send, { body: makeMessage() })
  const querystring = { user_id: message.user_id }
  await administrator.call(messagesApi.removeAll, { querystring })
  await administrator.call(messagesApi.removeAll, { querystring })

  expect(await administrator.call(conversationsApi.list, { querystring: {} })).toEqual([])
  expect(await list()).toMatchObject([
    { action: 'deleted', subject: 'conversation', before: { messages: 1 }, after: { messages: 0 } },
  ])
})

test('searches and pages entries, newest first', async () => {
  const { administrator, list } = await start()
  for (const country of ['Norway', 'Sweden', 'Finland']) {
    await administrator.call(destinationsApi.add, { body: makeDestination({ country }) })
  }

  expect((await list({ q: 'swed' })).map((each) => each.subject_name)).toEqual(['Sweden'])
  const [newest] = await list({ limit: 1 })
  const older = await list({ before: newest?.id })
  expect([newest, ...older].map((each) => each?.subject_name)).toEqual([
    'Finland',
    'Sweden',
    'Norway',
  ])
})

test('does not allow changing an entry', async () => {
  const { app, administrator, credentials, list } = await start()
  await administrator.call(destinationsApi.add, { body: makeDestination() })
  const [kept] = await list()
  const headers = await credentials()

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of ['/api/audit-log/', `/api/activity/${kept?.id}/`]) {
      const answer = await app.inject({ method, url, headers, payload: { action: 'deleted' } })
      expect(answer.statusCode).toBe(404)
    }
  }
  expect(await list()).toEqual([kept])
})
