import { expect, test } from 'vitest'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { contactsApi } from '../contract.ts'

test('a contact is unseen until the office has seen it', async () => {
  const { administrator, visitor } = await startTestApp()
  const send = (name: string) => visitor.call(contactsApi.send, { body: makeContact({ name }) })
  const readUnseen = () => administrator.call(contactsApi.readUnseen, {})
  expect(await readUnseen()).toEqual({ unseen: 0, spam: 0, newest: '' })
  const [asha, binod, cita] = [await send('Asha'), await send('Binod'), await send('Cita')]
  expect(await readUnseen()).toEqual({ unseen: 3, spam: 0, newest: cita.id })

  const body = { ids: [asha.id, asha.id] }
  expect(await administrator.call(contactsApi.markSeen, { body })).toEqual({
    unseen: 2,
    spam: 0,
    newest: cita.id,
  })

  const listed = await administrator.call(contactsApi.list, { querystring: {} })
  expect(listed.map(({ seen_at }) => seen_at)).toEqual([null, null, expect.any(String)])
  await administrator.call(contactsApi.markSeen, { body })
  const again = await administrator.call(contactsApi.list, { querystring: {} })
  expect(again).toEqual(listed)

  await administrator.call(contactsApi.remove, { params: { id: cita.id } })
  expect(await readUnseen()).toEqual({ unseen: 1, spam: 0, newest: binod.id })
  expect(await administrator.call(dashboardApi.read, {})).toMatchObject({ unseen_contacts: 1 })
})

test('marking as seen is not audited, and unknown IDs are ignored', async () => {
  const { administrator, visitor, db } = await startTestApp()
  const { id } = await visitor.call(contactsApi.send, { body: makeContact() })

  const body = { ids: [id, '0193a000-0000-7000-8000-000000000000'] }
  const news = await administrator.call(contactsApi.markSeen, { body })

  expect(news).toEqual({ unseen: 0, spam: 0, newest: id })
  expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([])
})
