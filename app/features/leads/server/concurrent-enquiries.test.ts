import { expect, inject, test } from 'vitest'
import type { OfficeProfile, Week } from '#app/contract/office.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { exampleFields, exampleOffice } from '#app/features/office/example-office-contract.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import { spamEnquiries } from '#tests/example-enquiries.ts'
import { makeContact, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { waitForLock } from '#tests/wait-for-lock.ts'
import { leadsApi } from '../contract.ts'
import { stagesApi } from '../stage-contract.ts'
import { erase } from './store/erase.ts'
import { lockForMerge } from './store/lead-row.ts'
import { recordEnquiry } from './store/receive-enquiry.ts'
import { checkStages } from './store/stages.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const always: Week = Array.from({ length: 7 }, () => [{ from: '00:00', until: '24:00' }])
const holiday = { name: 'Festival', from: day(-1), until: day(1), is_yearly: false }

/** Starts an office with a visitor who has sent contact details and awaits a reply. */
async function start(office: Partial<OfficeProfile> = {}) {
  const started = await startTestApp()
  const { administrator, app, visitor } = started
  await app.ready()
  await administrator.call(officeApi.replace, {
    body: { ...exampleOffice, examples: exampleFields, ...office, version: 0 },
  })
  const details = { name: 'Asha Example', phone: '9800000001' }
  await visitor.call(messagesApi.send, { body: makeMessage({ details }) })
  await waitForJobs(started)
  const list = () => administrator.call(leadsApi.list, { querystring: {} })
  const [{ id = '' } = {}] = await list()
  const send = (message: string) =>
    visitor.call(messagesApi.send, { body: makeMessage({ message }) })
  return { ...started, id, list, send }
}

const timeZone = 'Asia/Kathmandu'

// SQLite has only one writing transaction at a time.
const onPostgres = test.skipIf(inject('sqliteFolder'))

onPostgres.for([
  ['open', { week: always }],
  ['closed', { holidays: [holiday] }],
] as [string, Partial<OfficeProfile>][])(
  'a waiting lead asks again during merges while the office is %s',
  async ([, hours]) => {
    const { db, list, send } = await start(hours)

    await db.transaction().execute(async (transaction) => {
      await lockForMerge(transaction, [])
      await send('Is anybody there?')
    })

    expect(await list()).toMatchObject([{ enquiries: 1 }])
  },
)

onPostgres('a message of a lead that is just erased is stored without a lead', async () => {
  const { app, db, id, list, send } = await start()
  const name = (await list())[0]?.name ?? ''

  let sending: Promise<unknown> | undefined
  await db.transaction().execute(async (transaction) => {
    await erase(transaction, app.services, { id, name, viewer: systemViewer, timeZone })
    sending = send('Is anybody there?')
    await waitForLock(db)
  })

  expect(await sending).toMatchObject({ message: 'Is anybody there?' })
  expect(await list()).toEqual([])
  const rows = await db.selectFrom('messages').select('message').execute()
  expect(rows).toEqual([{ message: 'Is anybody there?' }])
})

onPostgres('a spam message of a lead that is just erased is erased too', async () => {
  const { administrator, app, db, visitor } = await startTestApp()
  await app.ready()
  await visitor.call(contactsApi.send, { body: makeContact() })
  await visitor.call(contactsApi.send, { body: makeContact({ message: spamEnquiries[0].message }) })
  await waitForJobs({ db })
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const [spam] = await administrator.call(contactsApi.listSpam, { querystring: {} })

  let releasing: Promise<unknown> | undefined
  await db.transaction().execute(async (transaction) => {
    await erase(transaction, app.services, {
      id: lead?.id ?? '',
      name: 'Asha Gurung',
      viewer: systemViewer,
      timeZone,
    })
    releasing = administrator.attempt(contactsApi.markNotSpam, { params: { id: spam?.id ?? '' } })
    await waitForLock(db)
  })

  expect(await releasing).toMatchObject({ status: 404 })
  expect(await administrator.call(leadsApi.list, { querystring: {} })).toEqual([])
})

onPostgres('an enquiry during the deletion of the first stage starts in the next one', async () => {
  const { administrator, db, visitor } = await startTestApp()
  const [first, second] = await administrator.call(stagesApi.list, {})

  let asking: Promise<unknown> | undefined
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('lead_stages')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', first?.id ?? '')
      .execute()
    await checkStages(transaction, first?.id ?? '')
    asking = visitor.call(contactsApi.send, { body: makeContact() })
    await waitForLock(db)
  })

  await asking
  const leads = await administrator.call(leadsApi.list, { querystring: {} })
  expect(leads).toMatchObject([{ stage_id: second?.id }])
})

onPostgres('a stage that just gets a new lead is not deleted', async () => {
  const { administrator, db } = await startTestApp()
  const [first] = await administrator.call(stagesApi.list, {})

  let removing: Promise<unknown> | undefined
  await db.transaction().execute(async (transaction) => {
    await recordEnquiry(transaction, {
      channel: 'form',
      person: { name: 'Asha Example', email: '', phone: '9800000001' },
      countries: [],
      text: 'Where can I study?',
      at: new Date().toISOString(),
      origin: {},
    })
    removing = administrator.attempt(stagesApi.remove, { params: { id: first?.id ?? '' } })
    await waitForLock(db)
  })

  expect(await removing).toMatchObject({ status: 409 })
})
