import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { asha, bikash, startMergeApp } from '#tests/merge-app.ts'
import { type Lead, leadsApi } from '../contract.ts'

test('a merge keeps the chosen values, and both leads find the result', async () => {
  const { createTwoLeads, change, find, list, merge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
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
    awaiting_reply_since: one.awaiting_reply_since,
    possible_duplicates: [],
    merged_leads: [{ id: two.id, name: 'Bikash Gurung' }],
  })
  expect(lead.timeline[0]).toMatchObject({
    kind: 'merge',
    text: 'Bikash Gurung',
    about_id: two.id,
    by: 'Sita',
    after: { name: 'Bikash Gurung', subject: 'Nursing' },
  })
  expect(lead.timeline.filter(({ kind }) => kind === 'enquiry')).toHaveLength(2)
})

test('a merged lead is still matched by its previous name', async () => {
  const { sendEnquiry, createTwoLeads, find, list, merge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  await merge(one.id, two.id, ['name'])
  await sendEnquiry({ ...asha, message: 'Once more.' })

  expect(await list()).toHaveLength(1)
  expect(await find(one.id)).toMatchObject({ name: 'Bikash Gurung', enquiries: 3 })
})

test('refuses to merge a lead with itself or with a merged lead', async () => {
  const { sendEnquiry, createTwoLeads, find, list, merge, unmerge } = await startMergeApp()
  const [one, two] = await createTwoLeads()
  await sendEnquiry({ name: 'Cita Gurung', email: 'cita@student.example', phone: '9800000003' })
  const three = (await list())[0] as Lead
  const unknownId = '01900000-0000-7000-8000-000000000000'

  expect(await merge(one.id, one.id)).toMatchObject({
    status: 400,
    failure: { fields: { other_id: 'A lead cannot be merged with itself. Choose another lead.' } },
  })
  expect(await merge(one.id, unknownId)).toMatchObject({ status: 404 })
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
      failure: { detail: 'This lead was merged into Asha Gurung. Open that lead instead.' },
    })
  }
  expect(await find(one.id)).toEqual(before)
})

test('a dismissed possible duplicate stays hidden until it is restored', async () => {
  const { sendEnquiry, createTwoLeads, find, setDuplicateState, administrator } =
    await startMergeApp()
  const [one, two] = await createTwoLeads()

  await setDuplicateState('dismissDuplicate', two.id, one.id)
  await sendEnquiry({ ...asha, message: 'Once more.' })
  expect((await find(one.id)).possible_duplicates).toEqual([])
  expect((await find(two.id)).possible_duplicates).toEqual([])
  const [auditEntry] = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'lead' },
  })
  expect(auditEntry).toMatchObject({ before: { possible_duplicates: ['Asha Gurung'] } })

  await setDuplicateState('restoreDuplicate', two.id, one.id)
  expect((await find(one.id)).possible_duplicates).toMatchObject([{ id: two.id }])
})

test('parallel merges, unmerges and enquiries count each enquiry once and create no cycle', async () => {
  const { administrator, sendEnquiry, createTwoLeads, db, find, merge, unmerge } =
    await startMergeApp()
  const [one, two] = await createTwoLeads()
  const all = Array.from({ length: 8 }, (_, index) => index)

  const results = await Promise.all(
    all.flatMap((index) => {
      const params = { id: (index % 2 ? one : two).id }
      const body = { kind: 'call', text: `Call ${index}` } as const
      return [
        sendEnquiry({ ...asha, message: `Question ${index}` }).then(() => ({ ok: true })),
        sendEnquiry({ ...bikash, message: `Question ${index}` }).then(() => ({ ok: true })),
        merge(one.id, two.id, ['name']),
        merge(two.id, one.id),
        unmerge(one.id, two.id),
        unmerge(two.id, one.id),
        administrator.attempt(leadsApi.change, { params, body: { subject: `Subject ${index}` } }),
        administrator.attempt(leadsApi.logActivity, { params, body }),
      ]
    }),
  )
  const refused = results.flatMap((result) => ('status' in result ? result.status : []))
  expect(refused.filter((status) => status !== 409 && status !== 404)).toEqual([])

  const rows = await db
    .selectFrom('leads')
    .select(['id', 'primary_lead_id', 'merged_into'])
    .execute()
  expect(rows.filter(({ id, primary_lead_id }) => id === primary_lead_id)).not.toEqual([])
  for (const { id, primary_lead_id, merged_into } of rows)
    expect(primary_lead_id).toBe(merged_into ?? id)
  await unmerge(one.id, two.id)
  await unmerge(two.id, one.id)
  expect([(await find(one.id)).enquiries, (await find(two.id)).enquiries]).toEqual([9, 9])
})
