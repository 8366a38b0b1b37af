import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { leadsApi } from '../contract.ts'
import { stagesApi } from '../stage-contract.ts'

test('a form enquiry creates a lead that awaits a reply, and the message links to it', async () => {
  const { administrator, sendEnquiry, list, find, listStages } = await startLeadApp()
  const { id, created_at, message } = await sendEnquiry({
    consent: 'What is kept.',
    origin: 'source=facebook&medium=cpc&landing_page=/canada&page=/contact&referred_by=x',
  })

  const [lead] = await list()
  const [first] = await listStages()
  expect(lead).toMatchObject({
    name: 'Asha Gurung',
    emails: ['asha@student.example'],
    phones: ['+977 980-0000000'],
    countries: ['AU'],
    stage_id: first?.id,
    owner_id: null,
    awaiting_reply_since: created_at,
    enquiries: 1,
  })
  const { timeline } = await find(lead?.id ?? '')
  expect(timeline).toMatchObject([
    {
      kind: 'enquiry',
      text: message,
      by: '',
      after: { consent: 'What is kept.' },
      enquiry: { channel: 'form', source: 'facebook', landing_page: '/canada', referred_by: '' },
    },
  ])
  const contacts = await administrator.call(contactsApi.list, { querystring: {} })
  expect(contacts).toMatchObject([{ id, lead_id: lead?.id }])
})

test('a repeated enquiry from another number joins the lead, and the timeline shows the differences', async () => {
  const { sendEnquiry, list, find } = await startLeadApp()
  await sendEnquiry()
  await sendEnquiry({
    name: 'Asha G.',
    phone: '9800000001',
    country: 'Canada',
    message: 'And in Canada?',
  })

  const leads = await list()
  expect(leads).toMatchObject([
    {
      name: 'Asha Gurung',
      phones: ['+977 980-0000000', '9800000001'],
      countries: ['AU', 'CA'],
      enquiries: 2,
    },
  ])
  const { timeline } = await find(leads[0]?.id ?? '')
  expect(timeline.map(({ text }) => text)).toEqual(['And in Canada?', 'Where can I study nursing?'])
  expect(timeline[0]?.after).toEqual({ name: 'Asha G.', phones: ['9800000001'] })
})

test('different spellings of a number or an address match the same lead', async () => {
  const { sendEnquiry, list, find } = await startLeadApp()
  const spelled = ['9800000000', '००९७७-९८००००००००', '980 000 0000']
  await sendEnquiry()
  for (const phone of spelled)
    await sendEnquiry({ email: 'ASHA@student.example', phone, message: phone })

  const [lead] = await list()
  expect(lead).toMatchObject({
    emails: ['asha@student.example'],
    phones: ['+977 980-0000000'],
    enquiries: 4,
  })
  const { timeline } = await find(lead?.id ?? '')
  expect(timeline.map(({ after }) => after)).toEqual([{}, {}, {}, {}])
})

test('relatives with one phone are two leads and possible duplicates', async () => {
  const { sendEnquiry, list, find } = await startLeadApp()
  await sendEnquiry()
  await sendEnquiry({ name: 'Bikash Gurung', email: 'bikash@student.example' })

  const [bikash, asha] = await list()
  expect(await find(bikash?.id ?? '')).toMatchObject({ possible_duplicates: [{ id: asha?.id }] })
  expect(await find(asha?.id ?? '')).toMatchObject({
    possible_duplicates: [{ name: 'Bikash Gurung' }],
  })
})

test('an ambiguous name in a family matches the first lead with the phone', async () => {
  const { add, change, list, find } = await startLeadApp()
  const { id: ram } = await add({ name: 'Ram Example' })
  const { id: rita } = await add({ name: 'Rita Example', phone: '9800000000' })
  await change(ram, { phones: ['9800000000'] })

  expect((await add({ name: 'R.', phone: '980-0000000' })).id).toBe(rita)
  expect(await list()).toHaveLength(2)
  expect(await find(rita)).toMatchObject({ enquiries: 2, possible_duplicates: [{ id: ram }] })
})

test('ten parallel enquiries with one address create one lead', async () => {
  const { sendEnquiry, list } = await startLeadApp()
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => sendEnquiry({ message: `Question ${index + 1}` })),
  )

  expect(await list()).toMatchObject([{ enquiries: 10 }])
})

test('quick add creates a lead for the counsellor that does not await a reply', async () => {
  const { add, sendEnquiry, list } = await startLeadApp()
  const { id } = await add({ name: 'Bikash Example', phone: '९८००००००९९', countries: ['CA'] })

  expect(await list()).toMatchObject([
    { id, phones: ['9800000099'], countries: ['CA'], awaiting_reply_since: null },
  ])
  expect((await list())[0]?.owner_id).toEqual(expect.any(String))
  await sendEnquiry({
    name: 'Bikash Example',
    phone: '+977 980-0000099',
    email: 'b@student.example',
  })
  expect(await list()).toMatchObject([{ id, emails: ['b@student.example'], enquiries: 2 }])
})

test('a call counts as a reply, a note does not, and an edited activity is marked', async () => {
  const { administrator, sendEnquiry, list, find, addNote } = await startLeadApp()
  await sendEnquiry()
  const id = (await list())[0]?.id ?? ''

  const noted = await addNote(id, 'note', 'Ask for marks.')
  expect((await find(id)).awaiting_reply_since).not.toBeNull()
  await addNote(id, 'call', 'Comes on Sunday.')

  const lead = await find(id)
  expect(lead.awaiting_reply_since).toBeNull()
  expect(lead.timeline).toMatchObject([
    { kind: 'call', by: 'Sita' },
    { kind: 'note', corrected_at: null },
    { enquiry: { first_response_at: expect.any(String), first_response_minutes: 0 } },
  ])
  const params = { id, activity_id: noted.id }
  const body = { text: 'Ask for the mark sheet.' }
  expect(await administrator.call(leadsApi.editActivity, { params, body })).toMatchObject({
    ...body,
    corrected_at: expect.any(String),
  })
  const enquiry = { id, activity_id: lead.timeline.at(-1)?.id ?? '' }
  expect(
    await administrator.attempt(leadsApi.editActivity, { params: enquiry, body }),
  ).toMatchObject({
    status: 404,
  })
})

test('the timeline records changes, and a lost lead has a reason and no follow-up', async () => {
  const { add, change, find, listStages } = await startLeadApp()
  const { id } = await add({ name: 'Bikash Example' })
  const lost = (await listStages()).find(({ outcome }) => outcome === 'lost')
  await change(id, {
    follow_up_at: '2026-12-01T05:15:00.000Z',
    follow_up_channel: 'phone',
    budget: 2_500_000,
  })
  await change(id, { stage_id: lost?.id, lost_reason: 'Went to another office' })

  const lead = await find(id)
  expect(lead).toMatchObject({
    follow_up_at: null,
    follow_up_channel: '',
    lost_reason: 'Went to another office',
  })
  expect(
    lead.timeline
      .slice(0, 4)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['details', 'next', 'next', 'stage'])
})

test('only a lost lead has a lost reason', async () => {
  const { add, change, listStages } = await startLeadApp()
  const { id } = await add({ name: 'Nima Example' })
  const lost = (await listStages()).find(({ outcome }) => outcome === 'lost')

  expect(await change(id, { lost_reason: 'Too dear' })).toMatchObject({ lost_reason: '' })
  await change(id, { stage_id: lost?.id })
  const corrected = await change(id, { lost_reason: 'Too dear' })
  expect(corrected).toMatchObject({ stage_id: lost?.id, lost_reason: 'Too dear' })
})

test('a lost lead cannot have a follow-up until it moves to another stage', async () => {
  const { add, administrator, change, listStages } = await startLeadApp()
  const all = await listStages()
  const lost = all.find(({ outcome }) => outcome === 'lost')
  const { id } = await add({ name: 'Nima Example' })
  const follow_up_at = '2026-12-01T05:15:00.000Z'
  expect(await change(id, { stage_id: lost?.id, follow_up_at })).toMatchObject({
    follow_up_at: null,
  })

  const body = { follow_up_at }
  expect(await administrator.attempt(leadsApi.change, { params: { id }, body })).toMatchObject({
    status: 400,
    failure: { fields: { follow_up_at: expect.stringContaining('Nima Example') } },
  })
  expect(await change(id, { stage_id: all[0]?.id, follow_up_at })).toMatchObject({ follow_up_at })
})

test('refuses invalid values at their field and changes nothing', async () => {
  const { administrator, add, find } = await startLeadApp()
  const { id } = await add({ name: 'Bikash Example' })
  const before = await find(id)
  const unknownId = '01900000-0000-7000-8000-000000000000'

  for (const [field, value] of [
    ['stage_id', unknownId],
    ['owner_id', unknownId],
    ['name', ' '],
    ['intake', '2027-13'],
    ['phones', ['12']],
    ['emails', ['asha']],
    ['follow_up_at', 'tomorrow'],
    ['countries', ['Canada']],
  ] as const) {
    const body = { [field]: value }
    const response = await administrator.attempt(leadsApi.change, { params: { id }, body })
    expect(response, field).toMatchObject({ status: 400 })
    expect(Object.keys(('failure' in response && response.failure.fields) || {})[0]).toMatch(field)
  }
  expect(await find(id)).toEqual(before)
})

test('an empty stage can be deleted, and at least one open stage remains', async () => {
  const { administrator, add, listStages } = await startLeadApp()
  await add({ name: 'Bikash Example' })
  const all = await listStages()
  const remove = (id = '') => administrator.attempt(stagesApi.remove, { params: { id } })

  expect(await remove(all[0]?.id)).toMatchObject({ status: 409 })
  for (const { id, outcome } of all.slice(1)) if (outcome === 'open') await remove(id)
  const [only] = await listStages()
  const change = { params: { id: only?.id ?? '' }, body: { outcome: 'won' as const } }
  expect(await administrator.attempt(stagesApi.change, change)).toMatchObject({ status: 409 })
  expect((await listStages()).map(({ name }) => name)).toEqual(['New', 'Enrolled', 'Lost'])
})
