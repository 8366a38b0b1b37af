import { expect, test } from 'vitest'
import { advanceClock, MINUTE_MS, startTwoPersonApp } from '#tests/two-person-app.ts'

test('sends 1,000 enquiries in two mails a person after a day without mail, none lost or repeated', async () => {
  const started = await startTwoPersonApp()
  const { app, db, listSubjects, state, received } = started
  const notify = (transaction: typeof db, number: number) =>
    app.services.notifications.add(transaction, {
      kind: 'enquiry',
      title: `New question ${number}`,
      address: `/admin/leads?${number}`,
    })
  state.behaviour = { recipient: () => '451 4.3.0 Come again' }
  for (let hour = 0; hour < 25; hour++) {
    const numbers = Array.from({ length: 40 }, (_, index) => hour * 40 + index)
    await db.transaction().execute(async (transaction) => {
      for (const number of numbers) await notify(transaction, number)
    })
    if (hour < 24) await advanceClock(started, 60 * MINUTE_MS)
  }
  const read = (isDelivered: boolean) =>
    db
      .selectFrom('notification_deliveries')
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('delivered_at', isDelivered ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
  const all = async () => (await read(false)).count + (await read(true)).count
  await expect.poll(all).toBe(2000)
  expect(received).toEqual([])

  state.behaviour = {}
  await advanceClock(started, 61 * MINUTE_MS)
  await expect.poll(() => received.length).toBe(2)
  await expect
    .poll(() => db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute())
    .toEqual([])
  await advanceClock(started, MINUTE_MS)
  await expect.poll(() => listSubjects('sita').length).toBe(2)
  await expect.poll(() => listSubjects('binod').length).toBe(2)

  const texts = received.map(({ plain }) => plain).join('\n')
  expect(texts).toMatch(/And \d+ more\./)
  expect(await read(true)).toMatchObject({ count: 2000 })
  expect(await read(false)).toMatchObject({ count: 0 })
  const ids = received.map(({ headers }) => headers['message-id'])
  expect(new Set(ids).size).toBe(ids.length)
  await advanceClock(started, 10 * MINUTE_MS)
  app.changeNotifier.notify('jobs', 'send-mail')
  expect(received).toHaveLength(4)
}, 300_000)
