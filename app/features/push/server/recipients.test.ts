import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { advanceMinute, startPushApp } from '#tests/push-app.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { pushApi } from '../contract.ts'

test('pushes nothing to a signed-out or disabled user’s device until they return', async () => {
  const started = await startPushApp()
  const { app, db, administrator, subscribeDevice, sendEnquiry, listJobs, listDevices } = started
  const { received, subscription, params } = await subscribeDevice()
  const other = await subscribeDevice()
  const end = { ended_at: new Date().toISOString() }
  const ended = '01900000-0000-7000-8000-000000000001'
  const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({ ...session, ...end, id: ended })
    .execute()
  const theirs = db.updateTable('push_devices').where('id', '=', params.id)
  await theirs.set({ session_id: ended }).execute()

  await sendEnquiry()
  await expect.poll(() => other.received).toHaveLength(1)
  await expect.poll(listJobs).toEqual([])
  expect((await listDevices()).map((each) => each.is_signed_out)).toEqual([false, true])
  // The session is purged, but the device stays signed out.
  await db
    .updateTable('sessions')
    .set({ expires_at: end.ended_at })
    .where('id', '=', ended)
    .execute()
  await forgetOld(app)
  expect((await listDevices()).map((each) => each.is_signed_out)).toEqual([false, true])

  expect(await administrator.call(pushApi.refresh, { params, body: subscription })).toMatchObject({
    id: params.id,
    is_signed_out: false,
  })
  await sendEnquiry()
  await advanceMinute(started)
  await expect.poll(() => received).toHaveLength(1)
  await expect.poll(() => other.received).toHaveLength(2)

  await db.updateTable('administrators').set({ disabled_at: end.ended_at }).execute()
  await sendEnquiry()
  await advanceMinute(started)
  const waiting = () =>
    db
      .selectFrom('jobs')
      .selectAll()
      .where('ended_at', 'is', null)
      .where('type', '!=', 'notify-overdue-reply')
      .execute()
  await expect.poll(waiting).toEqual([])
  expect(received).toHaveLength(1)
  await db.deleteFrom('administrators').execute()
  expect(await db.selectFrom('push_devices').select('id').execute()).toEqual([])
})

test('protects devices from other users', async () => {
  const { db, administrator, subscribeDevice, service, listDevices, sendEnquiry } =
    await startPushApp()
  const { params, subscription, received } = await subscribeDevice()
  const gita = {
    id: '01900000-0000-7000-8000-000000000002',
    username: 'Gita',
    username_key: 'gita',
  }
  const own = await db.selectFrom('administrators').selectAll().executeTakeFirstOrThrow()
  await db
    .insertInto('administrators')
    .values({ ...own, ...gita })
    .execute()
  await db.updateTable('push_devices').set({ administrator_id: gita.id }).execute()

  const body = subscription
  for (const attempt of [
    administrator.attempt(pushApi.refresh, { params, body }),
    administrator.attempt(pushApi.test, { params }),
    administrator.attempt(pushApi.remove, { params }),
  ]) {
    expect(await attempt).toMatchObject({ status: 404, failure: { detail: 'Device not found.' } })
  }
  expect(await listDevices()).toEqual([])
  await sendEnquiry()
  await expect.poll(() => received).toHaveLength(1)
  // The same browser after another account turned notifications on.
  await administrator.call(pushApi.add, { body })
  expect(await db.selectFrom('push_devices').select('administrator_id').execute()).toEqual([
    { administrator_id: own.id },
  ])

  for (let more = 0; more < 19; more++) await subscribeDevice()
  const full = await administrator.attempt(pushApi.add, { body: service.subscribe().subscription })
  expect(full).toMatchObject({ status: 409 })
  // A device with a new endpoint stays one device.
  const [newest] = await listDevices()
  const kept = { params: { id: newest?.id ?? '' }, body }
  expect(await administrator.call(pushApi.refresh, kept)).toMatchObject({ id: newest?.id })
  expect(await listDevices()).toHaveLength(19)
  // Also where another account owned the endpoint.
  const theirs = await subscribeDevice()
  await db
    .updateTable('push_devices')
    .set({ administrator_id: gita.id })
    .where('id', '=', theirs.params.id)
    .execute()
  const taken = { ...kept, body: theirs.subscription }
  expect(await administrator.call(pushApi.refresh, taken)).toMatchObject({ id: newest?.id })
  expect(await listDevices()).toHaveLength(19)
  const gitas = db.selectFrom('push_devices').where('administrator_id', '=', gita.id)
  expect(await gitas.selectAll().execute()).toEqual([])
})

test('pushes once across several servers', async () => {
  const { address, service, subscribeDevice, db } = await startPushApp()
  const other = await startTestApp({ address, remoteImages: service.outboundOptions })
  await other.app.ready()
  const { received } = await subscribeDevice()
  const body = makeContact({ country: '' })

  await other.visitor.call(contactsApi.send, { body })
  await other.visitor.call(contactsApi.send, { body })

  await expect.poll(() => received).toHaveLength(1)
  const left = db.selectFrom('jobs').select('id').where('type', 'like', 'push-%')
  await expect.poll(() => left.execute()).toEqual([])
  expect(received).toHaveLength(1)
})
