import { expect, test } from 'vitest'
import { activityApi } from '#app/features/activity/contract.ts'
import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import { makeContact } from '#tests/make.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type Lead, type LeadChange, leadsApi, type WholeLead } from '../contract.ts'
import { type ChosenField, mergeApi } from '../merge-contract.ts'
import { stagesApi } from '../stage-contract.ts'

const asha = { name: 'Asha Gurung', email: 'asha@student.example', phone: '9800000001' }
const bikash = {
  ...{ name: 'Bikash Gurung', email: 'bikash@student.example', phone: '9800000001' },
  country: 'Canada',
}

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const list = () => administrator.call(leadsApi.list, { querystring: {} })
  return {
    ...started,
    list,
    ask: (given: Partial<NewContact>) =>
      visitor.call(contactsApi.send, { body: makeContact(given) }),
    /** Two of a family, on one phone. */
    async askBoth() {
      for (const person of [asha, bikash]) {
        await visitor.call(contactsApi.send, { body: makeContact(person) })
      }
      const [two, one] = await list()
      return [one, two] as [Lead, Lead]
    },
    find: (id: string) => administrator.call(leadsApi.find, { params: { id } }),
    change: (id: string, body: LeadChange) =>
      administrator.call(leadsApi.change, { params: { id }, body }),
    note: (id: string, kind: 'note' | 'call', text: string) =>
      administrator.call(leadsApi.note, { params: { id }, body: { kind, text } }),
    merge: (id: string, other_id: string, fields: ChosenField[] = []) =>
      administrator.attempt(mergeApi.merge, { params: { id }, body: { other_id, fields } }),
    unmerge: (id: string, other_id: string) =>
      administrator.attempt(mergeApi.unmerge, { params: { id }, body: { other_id } }),
    settle: (deed: 'notTheSame' | 'perhapsTheSame', id: string, other_id: string) =>
      administrator.call(mergeApi[deed], { params: { id }, body: { other_id } }),
  }
}

/** Without what tells of the merging itself. */
const asItWas = ({ timeline, ...lead }: WholeLead) => ({
  ...lead,
  timeline: timeline.filter(({ kind }) => kind !== 'merge' && kind !== 'unmerge'),
})

test('two become one with what was chosen of each, and are found by either', async () => {
  const { askBoth, change, find, list, merge } = await start()
  const [one, two] = await askBoth()
  await change(two.id, { subject: 'Nursing', budget: 900_000, tags: ['Scholarship'] })
  await change(one.id, { subject: 'Law', budget: 100_000 })

  expect(await merge(one.id, two.id, ['name', 'subject'])).toMatchObject({ ok: true })

  const lead = await find(one.id)
  expect(await find(two.id)).toEqual(lead)
  expect(await list()).toMatchObject([{ id: one.id }])
  expect(lead).toMatchObject({
    name: 'Bikash Gurung',
    emails: ['asha@student.example', 'bikash@student.example'],
    phones: ['9800000001'],
    countries: ['AU', 'CA'],
    tags: ['Scholarship'],
    subject: 'Nursing',
    budget: 100_000,
    enquiries: 2,
    waiting_since: one.waiting_since,
    perhaps_same: [],
    parts: [{ id: two.id, name: 'Bikash Gurung' }],
  })
  expect(lead.timeline[0]).toMatchObject({
    ...{ kind: 'merge', text: 'Bikash Gurung', about_id: two.id, by: 'Sita' },
    after: { name: 'Bikash Gurung', subject: 'Nursing' },
  })
  expect(lead.timeline.filter(({ kind }) => kind === 'enquiry')).toHaveLength(2)
})

test('undone, both are as they were', async () => {
  const { askBoth, change, find, merge, unmerge, administrator } = await start()
  const [one, two] = await askBoth()
  await change(two.id, { subject: 'Nursing', tags: ['Scholarship'], intake: '2027-09' })
  await change(one.id, { subject: 'Law' })
  const before = [await find(one.id), await find(two.id)]

  await merge(one.id, two.id, ['name', 'subject', 'intake'])
  expect(await unmerge(one.id, two.id)).toMatchObject({ ok: true })

  const after = [await find(one.id), await find(two.id)]
  const touched_at = expect.any(String)
  expect(after.map(asItWas)).toEqual(before.map((lead) => ({ ...asItWas(lead), touched_at })))
  expect(after.map(({ timeline }) => timeline[0])).toMatchObject([
    { kind: 'unmerge', about_id: two.id, after: { name: 'Asha Gurung', subject: 'Law' } },
    { kind: 'unmerge', about_id: one.id },
  ])
  const told = await administrator.call(activityApi.list, { querystring: { subject: 'lead' } })
  expect(told.slice(0, 2)).toMatchObject([
    { before: { merged_with: ['Bikash Gurung'] }, after: { merged_with: [] } },
    {
      before: { merged_with: [] },
      after: { merged_with: ['Bikash Gurung'], name: 'Bikash Gurung' },
    },
  ])
})

test('a mail that nobody wrote is no sign of life of those who are merged or parted', async () => {
  const { app, db, askBoth, find, merge, unmerge } = await start()
  const [one, two] = await askBoth()
  const mail = { leadId: one.id, mailId: 'some mail', subject: 'We have your question' }
  await app.keepers.leads.noteMail(db, mail)
  const at = '2031-01-01T00:00:00.000Z'
  await db.updateTable('lead_entries').set({ at }).where('kind', '=', 'mail').execute()

  await merge(one.id, two.id)
  expect((await find(one.id)).touched_at).toBe(two.touched_at)
  await unmerge(one.id, two.id)
  expect((await find(one.id)).touched_at).toBe(one.touched_at)
})

test('undone, neither keeps how the other wrote the phone that both have', async () => {
  const { ask, find, list, merge, unmerge } = await start()
  await ask(asha)
  await ask({ ...bikash, phone: '+977-9800000001' })
  const [two, one] = (await list()) as [Lead, Lead]

  await merge(one.id, two.id)
  expect((await find(one.id)).phones).toEqual(['9800000001'])
  await unmerge(one.id, two.id)

  expect((await find(one.id)).phones).toEqual(['9800000001'])
  expect((await find(two.id)).phones).toEqual(['+977-9800000001'])
})

test('undone, who went or came back meanwhile gets no next step and no reason of before', async () => {
  const { administrator, askBoth, change, find, merge, unmerge } = await start()
  const [one, two] = await askBoth()
  const stages = await administrator.call(stagesApi.list, {})
  const at = (name: string) => stages.find((stage) => stage.name === name)?.id as string
  const next = {
    next_at: '2027-01-05T05:00:00.000Z',
    next_how: 'phone',
    next_about: 'Fees',
  } as const
  const lost = { stage_id: at('Lost'), lost_reason: 'Price' }

  await change(one.id, next)
  await merge(one.id, two.id, ['next_at', 'next_how', 'next_about'])
  await change(one.id, lost)
  await unmerge(one.id, two.id)
  expect(await find(one.id)).toMatchObject({ ...lost, next_at: null, next_how: '', next_about: '' })

  await merge(one.id, two.id, ['stage_id', 'lost_reason'])
  await change(one.id, { stage_id: at('Documents') })
  await unmerge(one.id, two.id)
  expect(await find(one.id)).toMatchObject({ stage_id: at('Documents'), lost_reason: '' })

  await change(one.id, lost)
  await change(two.id, { stage_id: at('Offer') })
  await merge(one.id, two.id, ['stage_id'])
  await change(one.id, next)
  await unmerge(one.id, two.id)
  expect(await find(one.id)).toMatchObject({ stage_id: lost.stage_id, next_at: null, next_how: '' })
})

test('undone, what has happened since is where it belongs', async () => {
  const { ask, askBoth, change, find, merge, note, unmerge } = await start()
  const [one, two] = await askBoth()
  await change(two.id, { subject: 'Nursing' })
  await merge(one.id, two.id, ['name', 'subject'])
  await change(one.id, { subject: 'Medicine', tags: ['Ours'] })
  await note(one.id, 'note', 'Of the survivor.')
  const message = 'Of the merged one.'
  await ask({ ...bikash, phone: '9800000002', country: 'Germany', message })
  expect(await find(one.id)).toMatchObject({
    ...{ enquiries: 3, phones: ['9800000001', '9800000002'], countries: ['AU', 'CA', 'DE'] },
  })

  await unmerge(one.id, two.id)

  const [mine, theirs] = [await find(one.id), await find(two.id)]
  expect(mine).toMatchObject({
    ...{ name: 'Asha Gurung', subject: 'Medicine', tags: ['Ours'], enquiries: 1 },
    ...{ emails: [asha.email], phones: ['9800000001'], countries: ['AU'] },
  })
  expect(mine.timeline.map(({ text }) => text)).toContain('Of the survivor.')
  expect(theirs).toMatchObject({
    ...{ name: 'Bikash Gurung', subject: 'Nursing', tags: [], enquiries: 2 },
    ...{ phones: ['9800000001', '9800000002'], countries: ['CA', 'DE'] },
  })
  expect(theirs.timeline.map(({ text }) => text)).toContain(message)
  await ask({ ...bikash, phone: '9800000002', message: 'And again.' })
  expect((await find(two.id)).enquiries).toBe(3)
})

test('who was called otherwise before a merge is still known by it', async () => {
  const { ask, askBoth, find, list, merge } = await start()
  const [one, two] = await askBoth()
  await merge(one.id, two.id, ['name'])
  await ask({ ...asha, message: 'Once more.' })

  expect(await list()).toHaveLength(1)
  expect(await find(one.id)).toMatchObject({ name: 'Bikash Gurung', enquiries: 3 })
})

test('an answer to the one that two are answers both, also once they are parted', async () => {
  const { askBoth, find, merge, note, unmerge } = await start()
  const [one, two] = await askBoth()
  await merge(one.id, two.id)
  await note(one.id, 'call', 'Talked with both.')

  await unmerge(one.id, two.id)

  for (const id of [one.id, two.id]) {
    const { waiting_since, timeline } = await find(id)
    expect(waiting_since).toBeNull()
    expect(timeline.find(({ enquiry }) => enquiry)?.enquiry?.answered_at).not.toBeNull()
  }
})

test('of three, each merge is undone for itself, whichever comes first', async () => {
  const { ask, askBoth, find, list, merge, unmerge } = await start()
  const [one, two] = await askBoth()
  await ask({ name: 'Cita Gurung', email: 'cita@student.example', phone: '9800000003' })
  const three = (await list())[0] as Lead
  const before = [await find(one.id), await find(two.id), await find(three.id)]
  await merge(one.id, two.id, ['name'])
  await merge(one.id, three.id, ['name'])

  await unmerge(one.id, two.id)
  expect(await find(one.id)).toMatchObject({
    ...{ name: 'Cita Gurung', emails: [asha.email, 'cita@student.example'], enquiries: 2 },
  })
  await unmerge(one.id, three.id)

  const after = [await find(one.id), await find(two.id), await find(three.id)]
  const touched_at = expect.any(String)
  expect(after.map(asItWas)).toEqual(before.map((lead) => ({ ...asItWas(lead), touched_at })))
})

test('what was part of a part goes with it, and is parted from it then', async () => {
  const { ask, askBoth, find, list, merge, unmerge } = await start()
  const [one, two] = await askBoth()
  await ask({ name: 'Cita Gurung', email: 'cita@student.example', phone: '9800000003' })
  const three = (await list())[0] as Lead
  await merge(two.id, three.id)
  await merge(one.id, two.id)
  await ask({ name: 'Cita Gurung', email: 'cita@student.example', phone: '9800000004' })
  expect(await find(three.id)).toMatchObject({ id: one.id, enquiries: 4 })
  expect(await unmerge(one.id, three.id)).toMatchObject({ status: 409 })

  await unmerge(one.id, two.id)
  expect(await find(three.id)).toMatchObject({
    ...{ id: two.id, enquiries: 3, phones: ['9800000001', '9800000003', '9800000004'] },
  })
  await unmerge(two.id, three.id)
  expect(await find(two.id)).toMatchObject({ enquiries: 1, phones: ['9800000001'] })
  expect(await find(three.id)).toMatchObject({ phones: ['9800000003', '9800000004'] })
  expect(await find(one.id)).toMatchObject({ enquiries: 1, phones: ['9800000001'] })
})

test('a lead is not merged with itself, nor with what is part of another', async () => {
  const { ask, askBoth, find, list, merge, unmerge } = await start()
  const [one, two] = await askBoth()
  await ask({ name: 'Cita Gurung', email: 'cita@student.example', phone: '9800000003' })
  const three = (await list())[0] as Lead
  const nobody = '01900000-0000-7000-8000-000000000000'

  expect(await merge(one.id, one.id)).toMatchObject({
    status: 400,
    failure: { fields: { other_id: 'This is the same lead. Choose another.' } },
  })
  expect(await merge(one.id, nobody)).toMatchObject({ status: 404 })
  expect(await unmerge(one.id, two.id)).toMatchObject({ status: 409 })
  await merge(one.id, two.id)
  const before = await find(one.id)
  for (const [id, other] of [
    [two.id, one.id],
    [one.id, two.id],
    [three.id, two.id],
    [two.id, three.id],
  ] as const) {
    expect(await merge(id, other)).toMatchObject({
      status: 409,
      failure: { detail: 'This lead is part of Asha Gurung by now. Go on with that one.' },
    })
  }
  expect(await find(one.id)).toEqual(before)
})

test('they are two: nobody is asked again, until somebody takes it back', async () => {
  const { ask, askBoth, find, settle, administrator } = await start()
  const [one, two] = await askBoth()

  await settle('notTheSame', two.id, one.id)
  await ask({ ...asha, message: 'Once more.' })
  expect((await find(one.id)).perhaps_same).toEqual([])
  expect((await find(two.id)).perhaps_same).toEqual([])
  const [told] = await administrator.call(activityApi.list, { querystring: { subject: 'lead' } })
  expect(told).toMatchObject({ before: { perhaps_the_same: ['Asha Gurung'] } })

  await settle('perhapsTheSame', two.id, one.id)
  expect((await find(one.id)).perhaps_same).toMatchObject([{ id: two.id }])
})

test('a stage may go in which only a part of another lead stood', async () => {
  const { administrator, askBoth, change, find, merge, unmerge } = await start()
  const [one, two] = await askBoth()
  const stage = await administrator.call(stagesApi.add, { body: { name: 'Example' } })
  await change(two.id, { stage_id: stage.id })
  await merge(one.id, two.id)

  const params = { id: stage.id }
  expect(await administrator.attempt(stagesApi.remove, { params })).toMatchObject({ ok: true })
  await unmerge(one.id, two.id)
  expect((await find(two.id)).stage_id).toBe(one.stage_id)
})

test('while two are merged and parted, every enquiry is counted once, and nobody in a circle', async () => {
  const { administrator, ask, askBoth, db, find, merge, unmerge } = await start()
  const [one, two] = await askBoth()
  const all = Array.from({ length: 8 }, (_, index) => index)

  const results = await Promise.all(
    all.flatMap((index) => {
      const params = { id: (index % 2 ? one : two).id }
      const body = { kind: 'call', text: `Call ${index}` } as const
      return [
        ask({ ...asha, message: `Question ${index}` }).then(() => ({ ok: true })),
        ask({ ...bikash, message: `Question ${index}` }).then(() => ({ ok: true })),
        merge(one.id, two.id, ['name']),
        merge(two.id, one.id),
        unmerge(one.id, two.id),
        unmerge(two.id, one.id),
        administrator.attempt(leadsApi.change, { params, body: { subject: `Subject ${index}` } }),
        administrator.attempt(leadsApi.note, { params, body }),
      ]
    }),
  )
  const refused = results.flatMap((result) => ('status' in result ? result.status : []))
  expect(refused.filter((status) => status !== 409 && status !== 404)).toEqual([])

  const rows = await db.selectFrom('leads').select(['id', 'root_id', 'merged_into']).execute()
  expect(rows.filter(({ id, root_id }) => id === root_id)).not.toEqual([])
  for (const { id, root_id, merged_into } of rows) expect(root_id).toBe(merged_into ?? id)
  await unmerge(one.id, two.id)
  await unmerge(two.id, one.id)
  expect([(await find(one.id)).enquiries, (await find(two.id)).enquiries]).toEqual([9, 9])
})
