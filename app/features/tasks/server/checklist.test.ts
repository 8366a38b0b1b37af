import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import {
  checklistApi,
  type ItemChange,
  isOverdue,
  MAX_CHECKLIST_ITEMS,
} from '../checklist-contract.ts'

async function start(withFirstContent = true) {
  const started = await startTestApp({ withFirstContent })
  const { administrator, app } = started
  const headers = await started.credentials()
  const add = async (name: string, countries: string[] = ['CA']) =>
    (await administrator.call(leadsApi.add, { body: { name, countries } })).id
  const id = await add('Example Student')
  const find = (lead = id) => administrator.call(leadsApi.find, { params: { id: lead } })
  return {
    ...started,
    id,
    add,
    find,
    listSuggestions: (lead = id) =>
      administrator.call(checklistApi.listSuggestions, { params: { id: lead }, querystring: {} }),
    addSuggested: (country = 'CA', lead = id) =>
      administrator.attempt(checklistApi.addSuggested, {
        params: { id: lead },
        querystring: {},
        body: { country },
      }),
    addItem: (title: string, lead = id) =>
      administrator.attempt(checklistApi.add, {
        params: { id: lead },
        body: { kind: 'document', title },
      }),
    change: (check: string, body: ItemChange) =>
      administrator.attempt(checklistApi.change, { params: { id: check }, body }),
    order: (ids: string[]) =>
      administrator.attempt(checklistApi.order, { params: { id }, body: { ids } }),
    async addFile(lead = id) {
      const payload = makeForm({ file: new File(['%PDF-'], 'passport.pdf') })
      const url = `/api/leads/${lead}/files/`
      return (await app.inject({ method: 'POST', url, headers, payload })).json().id as string
    },
    listTitles: async (lead = id) => (await find(lead)).checklist.map(({ title }) => title),
    /** Checklist activities of the timeline, newest first. */
    listActivities: async () =>
      (await find()).timeline.flatMap(({ kind, text, before, after }) =>
        kind === 'checklist' ? [[text, before, after]] : [],
      ),
  }
}

test('starts from a country’s guide, and another guide adds only missing items', async () => {
  const { administrator, add, addSuggested, find, listSuggestions, listTitles, listActivities } =
    await start()
  const [suggestion] = await listSuggestions()
  expect(suggestion).toMatchObject({ country: 'CA', name: 'Canada' })
  expect(suggestion?.titles).toContain('Passport')
  expect(suggestion?.titles).toContain('Apply for the study permit')

  await addSuggested()
  const { checklist } = await find()
  expect(checklist.map(({ title }) => title)).toEqual(suggestion?.titles)
  const permit = checklist.find(({ title }) => title === 'Apply for the study permit')
  expect(permit).toMatchObject({ kind: 'step', state: 'open', due_on: null, file_id: null })
  // Contains the fact's value and not its key.
  expect(permit?.note).toMatch(/^You apply online.*\nStudy permit fee: .*\d/)
  expect(await listSuggestions()).toEqual([])
  await addSuggested()
  expect(await listTitles()).toHaveLength(checklist.length)
  expect(await listActivities()).toEqual([
    [`${checklist.length} items added from the guide to Canada`, {}, {}],
  ])
  const [auditEntry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntry).toMatchObject({
    action: 'changed',
    subject: 'lead',
    after: { checklist: suggestion?.titles },
  })

  const other = await add('Example Sister', ['CA', 'AU', 'ZZ'])
  await addSuggested('CA', other)
  const [australia, ...more] = await listSuggestions(other)
  expect(more).toEqual([])
  expect(australia).toMatchObject({ country: 'AU' })
  expect(australia?.titles).not.toContain('Passport')
  expect(await addSuggested('ZZ', other)).toMatchObject({ status: 400 })
  expect(await addSuggested('CA', '01900000-0000-7000-8000-000000000000')).toMatchObject({
    status: 404,
  })
})

test('adds the items of the guide in the language of the back office, each only once', async () => {
  const { administrator, id, addSuggested, find } = await start()
  const call = { params: { id }, querystring: { language: 'ne' as const } }
  const [suggestion] = await administrator.call(checklistApi.listSuggestions, call)
  expect(suggestion?.name).toBe('क्यानडा')
  const latin = suggestion?.titles.filter((title) => !/\p{Script=Devanagari}/u.test(title))
  expect(latin).toEqual([])
  await administrator.call(checklistApi.addSuggested, { ...call, body: { country: 'CA' } })
  const { checklist } = await find()
  expect(checklist.map(({ title }) => title)).toEqual(suggestion?.titles)
  await addSuggested()
  expect((await find()).checklist).toHaveLength(checklist.length)
})

test('a changed guide leaves existing items unchanged and offers its new items', async () => {
  const { administrator, addSuggested, find, listSuggestions, listTitles } = await start()
  await addSuggested()
  const titlesBefore = await listTitles()
  const passport = (await find()).checklist.find(({ title }) => title === 'Passport')
  const params = { id: passport?.id ?? '' }
  await administrator.call(checklistApi.remove, { params })

  const documents = await administrator.call(pagesApi.list, {})
  const guide = { id: documents.find(({ address }) => address === '/canada')?.id ?? '' }
  const { draft, revision } = await administrator.call(pagesApi.read, { params: guide })
  const content = { ...draft, documents: ['Passport', 'Example form IMM 0000'] }
  const saved = await administrator.call(pagesApi.save, {
    params: guide,
    body: { revision, content },
  })
  const published = { params: guide, body: { revision: saved.revision } }
  await administrator.call(pagesApi.publish, published)

  expect(await listTitles()).toEqual(titlesBefore.filter((title) => title !== 'Passport'))
  expect(await listSuggestions()).toEqual([
    { country: 'CA', name: 'Canada', titles: ['Example form IMM 0000'] },
  ])
})

test('custom items can be added, changed, reordered, deleted and restored', async () => {
  const { administrator, addFile, add, change, find, order, addItem, listTitles, listActivities } =
    await start(false)
  await addItem('Birth certificate')
  await addItem('Bank letter')
  const [first, second] = (await find()).checklist
  const params = { id: first?.id ?? '' }
  const file_id = await addFile()

  const body = {
    title: 'Birth certificate, in English',
    state: 'got',
    due_on: '2026-12-05',
  } as const
  expect(await change(params.id, { ...body, file_id })).toMatchObject({ ok: true, value: body })
  await change(params.id, body)
  await order([second?.id ?? '', params.id])
  expect(await listTitles()).toEqual(['Bank letter', body.title])
  await administrator.call(checklistApi.remove, { params })
  expect(await listTitles()).toEqual(['Bank letter'])
  const restored = await administrator.call(checklistApi.restore, { params })
  expect(restored).toEqual({ ...first, ...body, file_id })
  expect(await administrator.call(checklistApi.restore, { params })).toEqual(restored)

  const file = { kind: 'other', name: 'passport.pdf' }
  expect(await listActivities()).toEqual([
    [body.title, { check_state: 'removed' }, { check_state: 'got' }],
    [body.title, { check_state: 'got' }, { check_state: 'removed' }],
    [
      'Birth certificate',
      { check_title: 'Birth certificate', check_state: 'open', due_on: null, file: null },
      { check_title: body.title, check_state: 'got', due_on: body.due_on, file },
    ],
    ['Bank letter', {}, { check_state: 'open' }],
    ['Birth certificate', {}, { check_state: 'open' }],
  ])
  const auditEntries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntries.map(({ action, subject }) => `${action} ${subject}`).slice(0, 4)).toEqual([
    'restored checklist_item',
    'deleted checklist_item',
    'changed lead',
    'changed checklist_item',
  ])

  const otherFile = await addFile(await add('Somebody Else'))
  expect(await change(params.id, { file_id: otherFile })).toMatchObject({
    status: 400,
    failure: { fields: { file_id: expect.any(String) } },
  })
  expect(await change(params.id, { due_on: '2026-02-30x' })).toMatchObject({ status: 400 })
  expect(await change(params.id, { title: ' ' })).toMatchObject({ status: 400 })
  expect(await order([params.id])).toMatchObject({ status: 409 })
  expect(await order([params.id, params.id])).toMatchObject({ status: 409 })
  for (let count = 2; count < MAX_CHECKLIST_ITEMS; count++) await addItem('More')
  expect(await addItem('Too many')).toMatchObject({ status: 409 })
})

test('a merge shows both checklists, unmerging separates them, and erasing deletes them', async () => {
  const { administrator, add, db, id, find, addItem, listTitles } = await start(false)
  const other_id = await add('Example Brother')
  await addItem('Mine')
  await addItem('Theirs', other_id)
  const body = { other_id, fields: [] }
  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await listTitles()).toEqual(['Mine', 'Theirs'])
  await administrator.call(mergeApi.unmerge, { params: { id }, body })
  expect([await listTitles(), await listTitles(other_id)]).toEqual([['Mine'], ['Theirs']])

  const record = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(record.lead.checklist).toEqual((await find()).checklist)
  await eraseLead(administrator, id)
  const rows = await db.selectFrom('checklist_items').select('title').execute()
  expect(rows).toEqual([{ title: 'Theirs' }])
  const auditEntries = await db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(auditEntries)).not.toMatch(/Mine/)
})

test('a merge combines equal items with the further state and both files, and unmerging separates them', async () => {
  const { administrator, add, addFile, change, id, find, addItem } = await start(false)
  const other_id = await add('Example Brother')
  const [itemId, otherItemId] = [
    await addItem('Passport'),
    await addItem('passport', other_id),
  ].map((added) => (added.ok ? added.value.id : '')) as [string, string]
  await addItem('Passport')
  await addItem('Marks', other_id)
  const [file, other] = [await addFile(), await addFile(other_id)]
  await change(itemId, { state: 'asked', file_id: file })
  await change(otherItemId, { state: 'got', file_id: other, due_on: '2027-01-31' })
  const before = [(await find()).checklist, (await find(other_id)).checklist]
  const body = { other_id, fields: [] }
  const listItems = async () =>
    (await find()).checklist.map(({ title, state }) => `${title}: ${state}`).toSorted()

  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await listItems()).toEqual(['Marks: open', 'passport: got'])
  const [item] = (await find()).checklist.filter(({ id: each }) => each === otherItemId)
  expect(item).toMatchObject({ file_id: other, more_file_ids: [file], due_on: '2027-01-31' })
  expect(await change(otherItemId, { state: 'open' })).toMatchObject({
    value: { state: 'open', more_file_ids: [file] },
  })
  expect(await listItems()).toEqual(['Marks: open', 'passport: open'])
  await change(otherItemId, { state: 'got' })

  await administrator.call(mergeApi.unmerge, { params: { id }, body })
  expect([(await find()).checklist, (await find(other_id)).checklist]).toEqual(before)
})

test('only open items are overdue, from the day after their due date', () => {
  const item = { state: 'asked', due_on: '2026-12-05' } as const
  expect(isOverdue(item, '2026-12-05')).toBe(false)
  expect(isOverdue(item, '2026-12-06')).toBe(true)
  expect(isOverdue({ ...item, state: 'got' }, '2026-12-06')).toBe(false)
  expect(isOverdue({ ...item, due_on: null }, '2026-12-06')).toBe(false)
})
