import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { asha, bikash, startMergeApp, withoutMergeActivities } from '#tests/merge-app.ts'
import type { Lead } from '../contract.ts'
import { stagesApi } from '../stage-contract.ts'

test('unmerging restores both leads', async () => {
  const { createTwoLeads, change, find, merge, unmerge, administrator } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  await change(two.id, { subject: 'Nursing', tags: ['Scholarship'], intake: '2027-09' })
  await change(one.id, { subject: 'Law' })
  const before = [await find(one.id), await find(two.id)]

  await merge(one.id, two.id, ['name', 'subject', 'intake'])
  expect(await unmerge(one.id, two.id)).toMatchObject({ ok: true })

  const after = [await find(one.id), await find(two.id)]
  const last_activity_at = expect.any(String)
  expect(after.map(withoutMergeActivities)).toEqual(
    before.map((lead) => ({ ...withoutMergeActivities(lead), last_activity_at })),
  )
  expect(after.map(({ timeline }) => timeline[0])).toMatchObject([
    { kind: 'unmerge', about_id: two.id, after: { name: 'Asha Gurung', subject: 'Law' } },
    { kind: 'unmerge', about_id: one.id },
  ])
  const auditEntries = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'lead' },
  })
  expect(auditEntries.slice(0, 2)).toMatchObject([
    { before: { merged_with: ['Bikash Gurung'] }, after: { merged_with: [] } },
    {
      before: { merged_with: [] },
      after: { merged_with: ['Bikash Gurung'], name: 'Bikash Gurung' },
    },
  ])
})

test('an automatic mail is not counted as activity after a merge or an unmerge', async () => {
  const { app, db, createTwoLeads, find, merge, unmerge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  const mail = { leadId: one.id, mailId: 'some mail', subject: 'We have received your question' }
  await app.services.leads.recordMail(db, mail)
  const at = '2031-01-01T00:00:00.000Z'
  await db.updateTable('lead_activities').set({ at }).where('kind', '=', 'mail').execute()

  await merge(one.id, two.id)
  expect((await find(one.id)).last_activity_at).toBe(two.last_activity_at)
  await unmerge(one.id, two.id)
  expect((await find(one.id)).last_activity_at).toBe(one.last_activity_at)
})

test('unmerging restores each lead’s spelling of a shared phone number', async () => {
  const { sendEnquiry, find, list, merge, unmerge } = await startMergeApp()
  await sendEnquiry(asha)
  await sendEnquiry({ ...bikash, phone: '+977-9800000001' })
  const [two, one] = (await list()) as [Lead, Lead]

  await merge(one.id, two.id)
  expect((await find(one.id)).phones).toEqual(['9800000001'])
  await unmerge(one.id, two.id)

  expect((await find(one.id)).phones).toEqual(['9800000001'])
  expect((await find(two.id)).phones).toEqual(['+977-9800000001'])
})

test('unmerging does not restore a follow-up of a lost lead or a lost reason of an open lead', async () => {
  const { administrator, createTwoLeads, change, find, merge, unmerge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  const stages = await administrator.call(stagesApi.list, {})
  const at = (name: string) => stages.find((stage) => stage.name === name)?.id as string
  const next = {
    follow_up_at: '2027-01-05T05:00:00.000Z',
    follow_up_channel: 'phone',
    follow_up_note: 'Fees',
  } as const
  const lost = { stage_id: at('Lost'), lost_reason: 'Price' }

  await change(one.id, next)
  await merge(one.id, two.id, ['follow_up_at', 'follow_up_channel', 'follow_up_note'])
  await change(one.id, lost)
  await unmerge(one.id, two.id)
  expect(await find(one.id)).toMatchObject({
    ...lost,
    follow_up_at: null,
    follow_up_channel: '',
    follow_up_note: '',
  })

  await merge(one.id, two.id, ['stage_id', 'lost_reason'])
  await change(one.id, { stage_id: at('Documents') })
  await unmerge(one.id, two.id)
  expect(await find(one.id)).toMatchObject({ stage_id: at('Documents'), lost_reason: '' })

  await change(one.id, lost)
  await change(two.id, { stage_id: at('Offer') })
  await merge(one.id, two.id, ['stage_id'])
  await change(one.id, next)
  await unmerge(one.id, two.id)
  expect(await find(one.id)).toMatchObject({
    stage_id: lost.stage_id,
    follow_up_at: null,
    follow_up_channel: '',
  })
})

test('unmerging assigns later changes and enquiries to the correct lead', async () => {
  const { sendEnquiry, createTwoLeads, change, find, merge, addNote, unmerge } =
    await startMergeApp()
  const [one, two] = await createTwoLeads()
  await change(two.id, { subject: 'Nursing' })
  await merge(one.id, two.id, ['name', 'subject'])
  await change(one.id, { subject: 'Medicine', tags: ['Ours'] })
  await addNote(one.id, 'note', 'Of the survivor.')
  const message = 'Of the merged one.'
  await sendEnquiry({ ...bikash, phone: '9800000002', country: 'Germany', message })
  expect(await find(one.id)).toMatchObject({
    enquiries: 3,
    phones: ['9800000001', '9800000002'],
    countries: ['AU', 'CA', 'DE'],
  })

  await unmerge(one.id, two.id)

  const [first, second] = [await find(one.id), await find(two.id)]
  expect(first).toMatchObject({
    name: 'Asha Gurung',
    subject: 'Medicine',
    tags: ['Ours'],
    enquiries: 1,
    emails: [asha.email],
    phones: ['9800000001'],
    countries: ['AU'],
  })
  expect(first.timeline.map(({ text }) => text)).toContain('Of the survivor.')
  expect(second).toMatchObject({
    name: 'Bikash Gurung',
    subject: 'Nursing',
    tags: [],
    enquiries: 2,
    phones: ['9800000001', '9800000002'],
    countries: ['CA', 'DE'],
  })
  expect(second.timeline.map(({ text }) => text)).toContain(message)
  await sendEnquiry({ ...bikash, phone: '9800000002', message: 'And again.' })
  expect((await find(two.id)).enquiries).toBe(3)
})

test('a reply to a merged lead counts for both leads, also after unmerging', async () => {
  const { createTwoLeads, find, merge, addNote, unmerge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  await merge(one.id, two.id)
  await addNote(one.id, 'call', 'Talked with both.')

  await unmerge(one.id, two.id)

  for (const id of [one.id, two.id]) {
    const { awaiting_reply_since, timeline } = await find(id)
    expect(awaiting_reply_since).toBeNull()
    expect(timeline.find(({ enquiry }) => enquiry)?.enquiry?.first_response_at).not.toBeNull()
  }
})

test('each merge of three leads can be undone on its own in any order', async () => {
  const { sendEnquiry, createTwoLeads, find, list, merge, unmerge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  await sendEnquiry({ name: 'Cita Gurung', email: 'cita@student.example', phone: '9800000003' })
  const three = (await list())[0] as Lead
  const before = [await find(one.id), await find(two.id), await find(three.id)]
  await merge(one.id, two.id, ['name'])
  await merge(one.id, three.id, ['name'])

  await unmerge(one.id, two.id)
  expect(await find(one.id)).toMatchObject({
    name: 'Cita Gurung',
    emails: [asha.email, 'cita@student.example'],
    enquiries: 2,
  })
  await unmerge(one.id, three.id)

  const after = [await find(one.id), await find(two.id), await find(three.id)]
  const last_activity_at = expect.any(String)
  expect(after.map(withoutMergeActivities)).toEqual(
    before.map((lead) => ({ ...withoutMergeActivities(lead), last_activity_at })),
  )
})

test('nested merges are undone from the outside in', async () => {
  const { sendEnquiry, createTwoLeads, find, list, merge, unmerge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  await sendEnquiry({ name: 'Cita Gurung', email: 'cita@student.example', phone: '9800000003' })
  const three = (await list())[0] as Lead
  await merge(two.id, three.id)
  await merge(one.id, two.id)
  await sendEnquiry({ name: 'Cita Gurung', email: 'cita@student.example', phone: '9800000004' })
  expect(await find(three.id)).toMatchObject({ id: one.id, enquiries: 4 })
  expect(await unmerge(one.id, three.id)).toMatchObject({ status: 409 })

  await unmerge(one.id, two.id)
  expect(await find(three.id)).toMatchObject({
    id: two.id,
    enquiries: 3,
    phones: ['9800000001', '9800000003', '9800000004'],
  })
  await unmerge(two.id, three.id)
  expect(await find(two.id)).toMatchObject({ enquiries: 1, phones: ['9800000001'] })
  expect(await find(three.id)).toMatchObject({ phones: ['9800000003', '9800000004'] })
  expect(await find(one.id)).toMatchObject({ enquiries: 1, phones: ['9800000001'] })
})

test('a stage that contains only a merged lead can be deleted', async () => {
  const { administrator, createTwoLeads, change, find, merge, unmerge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  const stage = await administrator.call(stagesApi.add, { body: { name: 'Example' } })
  await change(two.id, { stage_id: stage.id })
  await merge(one.id, two.id)

  const params = { id: stage.id }
  expect(await administrator.attempt(stagesApi.remove, { params })).toMatchObject({ ok: true })
  await unmerge(one.id, two.id)
  expect((await find(two.id)).stage_id).toBe(one.stage_id)
})
