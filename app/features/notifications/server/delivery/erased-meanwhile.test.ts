import { describe, expect, inject, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { cancelJob } from '#app/platform/server/jobs/store.ts'
import type { Person } from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeContact } from '#tests/factories.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { startTestApp } from '#tests/test-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { waitForLock } from '#tests/wait-for-lock.ts'
import { mailChannel } from '../mails/outbox.ts'
import { sendMail } from '../mails/send-mail.ts'
import { add } from './dispatch.ts'
import * as store from './store.ts'

/** Not a stored person, so the jobs leave the deliveries to the test. */
const person: Person = {
  id: '01900000-0000-7000-8000-00000000000c',
  username: 'Chandra',
  role: 'owner',
  email: 'chandra@office.example',
  language: 'en',
  lead_scope: '',
  branch: '',
}
const delivery: store.DeliveryKey = {
  administrator_id: person.id,
  kind: 'follow_up',
  channel: 'mail',
}

/** Two leads with pending notifications. */
async function start() {
  const started = await startTestApp()
  const { administrator, app, db, signIn } = started
  await app.ready()
  await signIn()
  const { id } = await administrator.call(leadsApi.add, { body: { name: 'Asha Example' } })
  await waitForJobs(started)
  const addPending = async (title: string, leadId?: string) => {
    const about = { kind: delivery.kind, title, address: '/admin/leads', leadId }
    const notificationId = (await store.insertNotification(db, about)) ?? ''
    await store.addDelivery(db, notificationId, delivery)
    return notificationId
  }
  return {
    ...started,
    addPending,
    id,
    /** Delivers like the digest job. Returns the mail's id. */
    async deliver(db: Database) {
      const { notifications, total } = await store.listPending(db, delivery)
      const batch = {
        person,
        kind: 'Follow-up due',
        title: 'Due',
        notifications,
        total,
        address: '/',
      }
      const mailId = (await mailChannel.deliver(db, batch)) ?? ''
      await store.markDelivered(db, delivery, mailId)
      return mailId
    },
    erase: () => eraseLead(administrator, id),
  }
}

// SQLite has only one writing transaction at a time.
describe.skipIf(inject('sqliteFolder'))('during dispatch', () => {
  test('removes an erased person from a mail that is being composed', async () => {
    const { addPending, db, erase, id, deliver } = await start()
    await addPending('Asha Example is due', id)
    let erasing: Promise<unknown> | undefined
    await db.transaction().execute(async (transaction) => {
      await store.lockPerson(transaction, delivery.administrator_id)
      erasing = erase()
      await waitForLock(db)
      await deliver(transaction)
    })
    await erasing
    const mails = await db.selectFrom('mails').selectAll().execute()
    expect(JSON.stringify(mails)).not.toContain('Asha')
    expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([])
  })

  test('does not deadlock erasure and dispatch', async () => {
    const { addPending, db, erase, id, deliver } = await start()
    const notificationId = await addPending('Asha Example is due', id)
    await addPending('Somebody else is due')
    // An unsent mail that names both leads is written again for the other lead.
    await db.transaction().execute(async (transaction) => {
      await cancelJob(transaction, sendMail, await deliver(transaction))
    })
    let erasing: Promise<unknown> | undefined
    await db.transaction().execute(async (transaction) => {
      await store.lockPerson(transaction, delivery.administrator_id)
      erasing = erase()
      await waitForLock(db)
      await store.addDelivery(transaction, notificationId, { ...delivery, channel: 'push' })
    })
    await erasing
    const left = await db.selectFrom('notifications').select('content').execute()
    expect(left.map(({ content }) => JSON.parse(content).title)).toEqual(['Somebody else is due'])
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  test('stores no bounced address of a person who is being erased', async () => {
    const { state, config } = await startMailServer()
    const { app, db } = await startTestApp({ config })
    await app.ready()
    state.behaviour = { recipient: () => '550 5.1.1 Nobody' }
    await db.transaction().execute(async (transaction) => {
      await store.lockNotificationsExclusively(transaction)
      const to = { name: 'Asha', address: 'asha@student.example' }
      await app.services.mails.add(db, { type: 'Letter', subject: 'Dear Asha', parts: [], to })
      await waitForLock(db)
      await transaction.deleteFrom('mails').execute()
    })
    await waitForJobs({ db })
    expect(await db.selectFrom('mail_bounces').selectAll().execute()).toEqual([])
  })

  test('adds no automatic reply to a person who is being erased', async () => {
    const { config } = await startMailServer()
    const { administrator, app, db, signIn, visitor } = await startTestApp({ config })
    await app.ready()
    await signIn()
    await db.transaction().execute(async (transaction) => {
      await acquireLock(transaction, 'auto_replies')
      const body = makeContact({ email: 'asha@student.example' })
      await visitor.call(contactsApi.send, { body })
      await waitForLock(db)
      const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
      await eraseLead(administrator, lead?.id ?? '')
    })
    await waitForJobs({ db })
    const rows = await db.selectFrom('mails').select('to_address').execute()
    expect(rows.filter(({ to_address }) => to_address.includes('asha'))).toEqual([])
    expect(await db.selectFrom('jobs').select('id').where('error', '<>', '').execute()).toEqual([])
  })

  test('dispatches no notification about a person who is being erased', async () => {
    const started = await start()
    const { db, id } = started
    await db.transaction().execute(async (transaction) => {
      await store.lockNotificationsExclusively(transaction)
      await add(db, { kind: delivery.kind, title: 'Due', address: '/', leadId: id })
      await waitForLock(db)
      await transaction.deleteFrom('notifications').where('lead_id', '=', id).execute()
    })
    await waitForJobs(started)
    expect(await db.selectFrom('jobs').selectAll().where('error', '<>', '').execute()).toEqual([])
    expect(await db.selectFrom('notification_deliveries').selectAll().execute()).toEqual([])
  })
})
