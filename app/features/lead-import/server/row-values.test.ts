import { expect, test } from 'vitest'
import type { Lead } from '#app/features/leads/contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { createBranches } from '#tests/create-branches.ts'
import { type Row, startImportApp } from '#tests/import-app.ts'
import { importsApi } from '../contract.ts'

test('a row fills every field of a new lead', async () => {
  const { administrator, startImport, add, listLeads, find } = await startImportApp()
  await createBranches(administrator, 'Pokhara')
  await startImport()
  const added = await add({
    name: 'Asha Example',
    phone: '980-0000001 / 9800000002 (whatsapp)',
    date: '3 May 2026',
    city: 'Baneshwor,\nKathmandu',
    preferred_channel: 'Viber or WhatsApp',
    language: 'Nepali',
    guardian_name: 'Ram Example (father)',
    guardian_phone: '9800000003',
    country: 'Australia + UK',
    level: 'Master',
    subject: 'Nursing',
    intake: 'Feb',
    budget: 'Rs. 25 lakhs',
    test_scores: 'IELTS 6.5',
    qualification: '+2 Science',
    qualification_year: '2081',
    grades: '68%',
    stage: 'contacted',
    owner: 'sita',
    tags: 'fair; scholarship',
    branch: 'pokhara',
    follow_up_at: '27 Nov',
    follow_up_channel: 'Call',
    follow_up_note: 'Ask for the mark sheet',
    source: 'Facebook',
    campaign: 'Spring 2026',
  })
  expect(added).toMatchObject({ new_leads: 1, unread: [], errors: [] })
  const [lead] = await listLeads()
  const expected: Partial<Lead> = {
    phones: ['980-0000001', '9800000002'],
    phone_labels: ['9800000002 (whatsapp)'],
    created_at: '2026-05-02T18:15:00.000Z',
    city: 'Baneshwor, Kathmandu',
    preferred_channel: 'whatsapp',
    language: 'ne',
    guardian_name: 'Ram Example',
    guardian_relation: 'father',
    guardian_phone: '9800000003',
    countries: ['AU', 'GB'],
    level: 'Master',
    subject: 'Nursing',
    intake: '2027-02',
    budget: 2_500_000,
    test_scores: 'IELTS 6.5',
    qualification: '+2 Science',
    qualification_year: '2081 BS',
    grades: '68%',
    tags: ['fair', 'scholarship'],
    branch: 'Pokhara',
    follow_up_at: '2026-11-27T18:14:59.999Z',
    follow_up_channel: 'phone',
    follow_up_note: 'Ask for the mark sheet',
    source: 'Facebook',
    campaign: 'Spring 2026',
  }
  expect(lead).toMatchObject(expected)
  expect(lead?.owner_id).not.toBeNull()
  expect((await find(lead?.id ?? '')).timeline[0]?.text).toBe('')
})

test.each<[string, Row, Partial<Lead>]>([
  [
    'the number of a relative is the guardian’s when there is another one',
    { phone: '9800000001, 9800000002 (father)' },
    { phones: ['9800000001'], guardian_phone: '9800000002', guardian_relation: 'father' },
  ],
  [
    'the number of a relative is the student’s, with its label, when it is the only one',
    { phone: '9800000002 (father)' },
    { phones: ['9800000002'], phone_labels: ['9800000002 (father)'], guardian_phone: '' },
  ],
  [
    'the number of a relative stays when the guardian’s phone is given',
    { phone: '9800000001, 9800000002 (mother)', guardian_phone: '9800000003 (father)' },
    {
      phones: ['9800000001', '9800000002'],
      phone_labels: ['9800000002 (mother)'],
      guardian_phone: '9800000003',
      guardian_relation: 'father',
    },
  ],
])('%s', async (_, row, expected) => {
  const { startImport, add, listLeads } = await startImportApp()
  await startImport()
  await add({ name: 'Asha Example', ...row })
  expect((await listLeads())[0]).toMatchObject(expected)
})

test('a row in Nepali is read like one in English', async () => {
  const { startImport, add, listLeads } = await startImportApp()
  await startImport()
  const added = await add({
    name: 'राम उदाहरण',
    phone: '९८०००००००१',
    country: 'अस्ट्रेलिया, क्यानडा, जापान र बेलायत',
    intake: 'फेब्रुअरी २०२७',
    budget: '२० लाख',
    qualification_year: 'वि.सं. २०८०',
    stage: 'सम्पर्क भयो',
    follow_up_at: '२७ नोभेम्बर २०२७',
  })
  expect(added).toMatchObject({ new_leads: 1, unread: [], errors: [] })
  expect((await listLeads())[0]).toMatchObject({
    countries: ['AU', 'CA', 'JP', 'GB'],
    intake: '2027-02',
    budget: 2_000_000,
    qualification_year: '2080 BS',
    follow_up_at: '2027-11-27T18:14:59.999Z',
  })
})

test('the phone of the guardian is a match key', async () => {
  const { startImport, add, listLeads } = await startImportApp()
  await startImport(2)
  await add(
    { name: 'Asha Example', guardian_phone: '9800000001' },
    { name: 'Asha Example', guardian_phone: '+977 9800000001', city: 'Pokhara' },
  )
  expect(await listLeads()).toMatchObject([{ name: 'Asha Example', city: 'Pokhara', enquiries: 2 }])
})

test('relative values count from the date of the row, or else from the day of the import', async () => {
  const { startImport, check } = await startImportApp()
  await startImport()
  const [dated, undated] = await check(
    { name: 'Asha Example', date: '2026-01-10', follow_up_at: 'tomorrow', intake: 'Sept intake' },
    { name: 'Binod Example', follow_up_at: 'in 2 days' },
  )
  expect(dated?.values).toMatchObject({
    follow_up_at: '2026-01-11T18:14:59.999Z',
    intake: '2026-09',
  })
  const due = Date.parse(String(undated?.values.follow_up_at))
  expect(due).toBeGreaterThan(Date.now() + 24 * 60 * 60_000)
})

test('the month comes first in the columns for which the user said so', async () => {
  const { administrator } = await startImportApp()
  const rows = [{ row: 2, name: 'Asha Example', date: '3/4/2026', follow_up_at: '5/6/2027' }]
  const read = async (month_first: ('date' | 'follow_up_at')[]) => {
    const [row] = await administrator.call(importsApi.check, { body: { rows, month_first } })
    return [row?.values.created_at, row?.values.follow_up_at]
  }
  expect(await read([])).toEqual(['2026-04-02T18:15:00.000Z', '2027-06-05T18:14:59.999Z'])
  expect(await read(['date'])).toEqual(['2026-03-03T18:15:00.000Z', '2027-06-05T18:14:59.999Z'])
})

test('unknown values are listed once, mapped, and remembered for the next import', async () => {
  const { administrator, id, startAnother } = await startImportApp()
  await startAnother()
  const stages = await administrator.call(stagesApi.list, {})
  const offer = stages.find(({ name }) => name === 'Offer')?.id ?? ''
  const texts = [
    { field: 'stage' as const, text: 'Offer received' },
    { field: 'stage' as const, text: ' offer  received ' },
    { field: 'stage' as const, text: 'Contacted' },
    { field: 'country' as const, text: 'Aus / Canada' },
    { field: 'owner' as const, text: 'Sita' },
    { field: 'source' as const, text: 'FB' },
  ]
  const listUnknown = () => administrator.call(importsApi.listUnknown, { body: { values: texts } })
  expect(await listUnknown()).toEqual([
    { field: 'stage', value: 'offer  received', target: null },
    { field: 'country', value: 'Aus', target: null },
    { field: 'source', value: 'FB', target: null },
  ])

  const values = [
    { field: 'stage' as const, value: 'Offer received', target: offer },
    { field: 'country' as const, value: 'Aus', target: 'AU' },
    { field: 'source' as const, value: 'FB', target: 'Facebook' },
  ]
  const rows = [
    { row: 2, name: 'Asha Example', stage: 'OFFER RECEIVED', country: 'Aus, Canada', source: 'FB' },
  ]
  const [checked] = await administrator.call(importsApi.check, { body: { rows, values } })
  expect(checked).toMatchObject({
    unread: [],
    values: { stage_id: offer, countries: ['AU', 'CA'], source: 'Facebook' },
  })
  const body = { id, file_name: 'list.csv', rows: 1, values }
  await administrator.call(importsApi.start, { body })
  expect((await listUnknown()).map(({ target }) => target)).toEqual([offer, 'AU', 'Facebook'])
})

test('a mapped stage that was deleted meanwhile becomes a note', async () => {
  const { administrator } = await startImportApp()
  const target = '01900000-0000-7000-8000-000000000001'
  const rows = [{ row: 2, name: 'Asha Example', stage: 'Hot' }]
  const values = [{ field: 'stage' as const, value: 'Hot', target }]
  const [checked] = await administrator.call(importsApi.check, { body: { rows, values } })
  expect(checked?.unread).toMatchObject([{ field: 'stage', text: 'Hot' }])
})

test('a lost lead has no follow-up and keeps its reason', async () => {
  const { startImport, add, listLeads } = await startImportApp()
  await startImport()
  const row = { name: 'Asha Example', stage: 'Lost', lost_reason: 'Too expensive' }
  const { unread } = await add({ ...row, follow_up_at: 'tomorrow' })
  expect(unread).toMatchObject([{ field: 'follow_up_at', text: 'tomorrow' }])
  expect(await listLeads()).toMatchObject([{ lost_reason: 'Too expensive', follow_up_at: null }])
})

const people: [row: Row, expected: Partial<Lead>][] = [
  [{ name: 'Asha Example / 9841000001' }, { name: 'Asha Example', phones: ['9841000001'] }],
  [{ name: 'Nira B0 98410 00002' }, { name: 'Nira B0', phones: ['98410 00002'] }],
  [{ name: '९८४१००००३३' }, { name: '', phones: ['9841000033'] }],
  [{ phone: 'Sita Example (9841000004)' }, { name: 'Sita Example', phones: ['9841000004'] }],
  [
    { name: 'Ram', guardian_phone: 'Hari Example Thapa (father) 9841000005' },
    {
      guardian_name: 'Hari Example Thapa',
      guardian_relation: 'father',
      guardian_phone: '9841000005',
    },
  ],
  [
    { name: 'Gita', guardian_name: '9841000006' },
    { guardian_name: '', guardian_phone: '9841000006' },
  ],
  [
    { name: 'Hari', phone: '9841000007, 9841000008 (F)' },
    { phones: ['9841000007'], guardian_phone: '9841000008', guardian_relation: 'father' },
  ],
  [
    { name: 'Hari', phone: '01-4410000 (O), 9841000009 (M)' },
    { phones: ['01-4410000', '9841000009'], guardian_phone: '' },
  ],
  [
    { name: 'Hari', guardian_phone: 'M 9841000010 (parent)' },
    { guardian_name: '', guardian_phone: '9841000010', guardian_relation: 'mother' },
  ],
  [
    { name: 'Hari', guardian_name: 'F- Mohan Pd. Example, 9841000011 (parent)' },
    { guardian_name: 'Mohan Pd. Example', guardian_relation: 'father' },
  ],
  [
    { name: 'Hari', guardian_phone: 'Tara Example (M)\n9841000012' },
    { guardian_name: 'Tara Example', guardian_relation: 'mother', guardian_phone: '9841000012' },
  ],
  [
    { name: 'Hari', guardian_phone: 'Gopal Example 9841000013 (F)' },
    { guardian_name: 'Gopal Example', guardian_relation: 'father' },
  ],
  [
    { name: 'Hari', guardian_phone: 'काका- Purna Example, 9841000014' },
    { guardian_name: 'Purna Example', guardian_relation: 'काका' },
  ],
  [
    { name: 'Hari 9841000017', phone: '01-4412345\n(M) 9841000018' },
    { phones: ['9841000017', '01-4412345', '9841000018'], guardian_phone: '' },
  ],
  [{ name: 'Hari', phone: '9841000015/16' }, { phones: ['9841000015', '9841000016'] }],
  [
    { name: 'Maya', guardian_phone: 'Purna Example (uncle)' },
    { guardian_name: 'Purna Example', guardian_relation: 'uncle', guardian_phone: '' },
  ],
]
test.each(people)('%o is read as the people that it names', async (row, expected) => {
  const { startImport, add, listLeads, find } = await startImportApp()
  await startImport()
  expect(await add(row)).toMatchObject({ new_leads: 1, unread: [], errors: [] })
  const [lead] = await listLeads()
  expect(await find(lead?.id ?? '')).toMatchObject(expected)
})

test('sums are no leads, and marks of empty cells and incomplete numbers fill no field', async () => {
  const { startImport, add, listLeads, find } = await startImportApp()
  await startImport()
  const refused = await add(
    { name: 'G. Total' },
    { name: '११०' },
    { name: 'Jamma (total)' },
    { name: 'Prepared by: front desk' },
  )
  expect(refused).toMatchObject({ new_leads: 0, errors: [{}, {}, {}, {}] })

  const added = await add({
    name: 'Asha',
    phone: '98410002',
    email: 'asha@ example,net',
    city: '--',
    grades: 'N/A',
    budget: '22.5',
    qualification_year: '०८१',
    branch: 'KTM',
    date: 'soon',
    follow_up_at: 'tomorrow',
  })
  expect(added.unread.map(({ field, text }) => `${field}: ${text}`).toSorted()).toEqual([
    'branch: KTM',
    'budget: 22.5',
    'date: soon',
    'email: asha@ example,net',
    'follow_up_at: tomorrow',
    'phone: 98410002',
  ])
  const [lead] = await listLeads()
  const expected = { phones: [], city: '', grades: '', budget: null, qualification_year: '2081 BS' }
  expect(await find(lead?.id ?? '')).toMatchObject(expected)
})

test.each<[string, Partial<Lead>]>([
  ['BBA 2076 B.S. (62%)', { qualification: 'BBA', qualification_year: '2076 BS', grades: '62%' }],
  ['+2 Sc.\n2020\n2.7', { qualification: '+2 Sc.', qualification_year: '2020', grades: '2.7' }],
  [
    'SEE - 076 / GPA 3.4',
    { qualification: 'SEE', qualification_year: '2076 BS', grades: 'GPA 3.4' },
  ],
  ['XII (2081/82)', { qualification: 'XII', qualification_year: '2081 BS', grades: '' }],
  ['Diploma, 3 years', { qualification: 'Diploma, 3 years', qualification_year: '', grades: '' }],
])('the qualification %j is divided', async (qualification, expected) => {
  const { startImport, add, listLeads } = await startImportApp()
  await startImport()
  await add({ name: 'Asha', qualification })
  expect((await listLeads())[0]).toMatchObject(expected)
})

test.each<[Row, Partial<Lead>, string]>([
  [{ budget: '15 to 20L' }, { budget: 2_000_000 }, 'Budget (NPR): 15 to 20L'],
  [{ budget: '40 lakh (loan)' }, { budget: 4_000_000 }, 'Budget (NPR): 40 lakh (loan)'],
  [{ budget: '30+ lakh' }, { budget: 3_000_000 }, 'Budget (NPR): 30+ lakh'],
  [{ budget: '34 lkh' }, { budget: 3_400_000 }, ''],
  [{ budget: '34k AUD' }, { budget: null }, 'Budget (NPR): 34k AUD'],
  [{ intake: 'Feb/Jul' }, { intake: '2026-02' }, 'Intake: Feb/Jul'],
  [{ intake: 'Feb or July 2027' }, { intake: '2027-02' }, 'Intake: Feb or July 2027'],
  [{ intake: 'Feb-Jul' }, { intake: '2026-02' }, 'Intake: Feb-Jul'],
  [{ intake: 'माघ इन्टेक' }, { intake: '2026-01' }, ''],
  [{ intake: 'Magh 2083' }, { intake: '2027-01' }, ''],
  [{ intake: 'फेब' }, { intake: '2026-02' }, ''],
])('%o is read, and what the field cannot hold is a note', async (row, expected, text) => {
  const { startImport, add, listLeads, find } = await startImportApp()
  await startImport()
  await add({ name: 'Asha', date: '2026-01-10', ...row })
  const [lead] = await listLeads()
  expect(lead).toMatchObject(expected)
  expect((await find(lead?.id ?? '')).timeline.at(-1)?.text).toBe(text)
})

test('the words of a status and what stands behind a mapped name are notes', async () => {
  const { administrator, startImport, id, listLeads, find } = await startImportApp()
  await startImport()
  const stages = await administrator.call(stagesApi.list, {})
  const target = stages.find(({ name }) => name === 'Contacted')?.id ?? ''
  const rows = [{ row: 2, name: 'Asha', stage: 'NR - sms sent', country: 'Aus (Perth), Kanada' }]
  const values = [
    { field: 'stage' as const, value: 'NR - sms sent', target },
    { field: 'country' as const, value: 'Aus (Perth)', target: 'AU' },
    { field: 'country' as const, value: 'Kanada', target: 'CA' },
  ]
  await administrator.call(importsApi.addRows, { params: { id }, body: { rows, values } })
  const [lead] = await listLeads()
  expect(lead).toMatchObject({ countries: ['AU', 'CA'], stage_id: target })
  const { timeline } = await find(lead?.id ?? '')
  expect(timeline.at(-1)?.text).toBe('Stage: NR - sms sent\nCountry: Aus (Perth)')
})
