import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import {
  checklistApi,
  type ItemChange,
  isOverdue,
  MAX_CHECKLIST_ITEMS,
} from '../../checklist-contract.ts'
import { leadsApi } from '../../contract.ts'
import { mergeApi } from '../../merge-contract.ts'
import { personalDataApi } from '../../personal-data-contract.ts'

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
    offers: (lead = id) =>
      administrator.call(checklistApi.listSuggestions, { params: { id: lead } }),
    begin: (country = 'CA', lead = id) =>
      administrator.attempt(checklistApi.addSuggested, { params: { id: lead }, body: { country } }),
    own: (title: string, lead = id) =>
      administrator.attempt(checklistApi.add, {
        ...{ params: { id: lead }, body: { kind: 'document', title } },
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
    titles: async (lead = id) => (await find(lead)).checklist.map(({ title }) => title),
    /** Checklist activities of the timeline, newest first. */
    activity: async () =>
      (await find()).timeline.flatMap(({ kind, text, before, after }) =>
        kind === 'checklist' ? [[text, before, after]] : [],
      ),
  }
}

test('starts from a country’s guide, and another guide adds only missing items', async () => {
  const { administrator, add, begin, find, offers, titles, activity } = await start()
  const [offer] = await offers()
  expect(offer).toMatchObject({ country: 'CA', name: 'Canada' })
  expect(offer?.titles).toContain('Passport')
  expect(offer?.titles).toContain('Apply for the study permit')

  await begin()
  const { checklist } = await find()
  expect(checklist.map(({ title }) => title)).toEqual(offer?.titles)
  const permit = checklist.find(({ title }) => title === 'Apply for the study permit')
  expect(permit).toMatchObject({ kind: 'step', state: 'open', due_on: null, file_id: null })
  // Contains the fact's value and not its key.
  expect(permit?.note).toMatch(/^You apply online.*\nStudy permit fee: .*\d/)
  expect(await offers()).toEqual([])
  await begin()
  expect(await titles()).toHaveLength(checklist.length)
  expect(await activity()).toEqual([[`${checklist.length} from the guide of Canada`, {}, {}]])
  const [deed] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(deed).toMatchObject({
    action: 'changed',
    subject: 'lead',
    after: { checklist: offer?.titles },
  })

  const other = await add('Example Sister', ['CA', 'AU', 'ZZ'])
  await begin('CA', other)
  const [australia, ...more] = await offers(other)
  expect(more).toEqual([])
  expect(australia).toMatchObject({ country: 'AU' })
  expect(australia?.titles).not.toContain('Passport')
  expect(await begin('ZZ', other)).toMatchObject({ status: 400 })
  expect(await begin('CA', '01900000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 })
})

test('a changed guide leaves existing items unchanged and offers its new items', async () => {
  const { administrator, begin, find, offers, titles } = await start()
  await begin()
  const stood = await titles()
  const passport = (await find()).checklist.find(({ title }) => title === 'Passport')
  const params = { id: passport?.id ?? '' }
  await administrator.call(checklistApi.remove, { params })

  const documents = await administrator.call(pagesApi.list, {})
  const guide = { id: documents.find(({ address }) => address === '/canada')?.id ?? '' }
  const { draft, revision } = await administrator.call(pagesApi.read, { params: guide })
  const content = { ...draft, documents: ['Passport', 'Example form IMM 0000'] }
  const saved = await administrator.call(pagesApi.save, {
    ...{ params: guide, body: { revision, content } },
  })
  const published = { params: guide, body: { revision: saved.revision } }
  await administrator.call(pagesApi.publish, published)

  expect(await titles()).toEqual(stood.filter((title) => title !== 'Passport'))
  expect(await offers()).toEqual([
    { country: 'CA', name: 'Canada', titles: ['Example form IMM 0000'] },
  ])
})

test('custom items can be added, changed, reordered, deleted and restored', async () => {
  const { administrator, addFile, add, change, find, order, own, titles, activity } =
    await start(false)
  await own('Birth certificate')
  await own('Bank letter')
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
  expect(await titles()).toEqual(['Bank letter', body.title])
  await administrator.call(checklistApi.remove, { params })
  expect(await titles()).toEqual(['Bank letter'])
  const back = await administrator.call(checklistApi.restore, { params })
  expect(back).toEqual({ ...first, ...body, file_id })
  expect(await administrator.call(checklistApi.restore, { params })).toEqual(back)

  const file = { kind: 'other', name: 'passport.pdf' }
  expect(await activity()).toEqual([
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
    ...[
      'restored checklist_item',
      'deleted checklist_item',
      'changed lead',
      'changed checklist_item',
    ],
  ])

  const otherFile = await addFile(await add('Somebody Else'))
  expect(await change(params.id, { file_id: otherFile })).toMatchObject({
    ...{ status: 400, failure: { fields: { file_id: expect.any(String) } } },
  })
  expect(await change(params.id, { due_on: '2026-02-30x' })).toMatchObject({ status: 400 })
  expect(await change(params.id, { title: ' ' })).toMatchObject({ status: 400 })
  expect(await order([params.id])).toMatchObject({ status: 409 })
  expect(await order([params.id, params.id])).toMatchObject({ status: 409 })
  for (let count = 2; count < MAX_CHECKLIST_ITEMS; count++) await own('More')
  expect(await own('Too many')).toMatchObject({ status: 409 })
})

test('a merge shows both checklists, unmerging separates them, and erasing deletes them', async () => {
  const { administrator, add, db, id, find, own, titles } = await start(false)
  const other_id = await add('Example Brother')
  await own('Mine')
  await own('Theirs', other_id)
  const body = { other_id, fields: [] }
  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await titles()).toEqual(['Mine', 'Theirs'])
  await administrator.call(mergeApi.unmerge, { params: { id }, body })
  expect([await titles(), await titles(other_id)]).toEqual([['Mine'], ['Theirs']])

  const record = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(record.lead.checklist).toEqual((await find()).checklist)
  await eraseLead(administrator, id)
  const left = await db.selectFrom('checklist_items').select('title').execute()
  expect(left).toEqual([{ title: 'Theirs' }])
  const auditEntries = await db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(auditEntries)).not.toMatch(/Mine/)
})

test('a merge combines equal items with the further state and both files, and unmerging separates them', async () => {
  const { administrator, add, addFile, change, id, find, own } = await start(false)
  const other_id = await add('Example Brother')
  const [mine, theirs] = [await own('Passport'), await own('passport', other_id)].map((added) =>
    added.ok ? added.value.id : '',
  ) as [string, string]
  await own('Passport')
  await own('Marks', other_id)
  const [file, other] = [await addFile(), await addFile(other_id)]
  await change(mine, { state: 'asked', file_id: file })
  await change(theirs, { state: 'got', file_id: other, due_on: '2027-01-31' })
  const before = [(await find()).checklist, (await find(other_id)).checklist]
  const body = { other_id, fields: [] }
  const lines = async () =>
    (await find()).checklist.map(({ title, state }) => `${title}: ${state}`).toSorted()

  await administrator.call(mergeApi.merge, { params: { id }, body })
  expect(await lines()).toEqual(['Marks: open', 'passport: got'])
  const [line] = (await find()).checklist.filter(({ id: each }) => each === theirs)
  expect(line).toMatchObject({ file_id: other, more_file_ids: [file], due_on: '2027-01-31' })
  expect(await change(theirs, { state: 'open' })).toMatchObject({
    value: { state: 'open', more_file_ids: [file] },
  })
  expect(await lines()).toEqual(['Marks: open', 'passport: open'])
  await change(theirs, { state: 'got' })

  await administrator.call(mergeApi.unmerge, { params: { id }, body })
  expect([(await find()).checklist, (await find(other_id)).checklist]).toEqual(before)
})

test('only open items are overdue, from the day after their due date', () => {
  const line = { state: 'asked', due_on: '2026-12-05' } as const
  expect(isOverdue(line, '2026-12-05')).toBe(false)
  expect(isOverdue(line, '2026-12-06')).toBe(true)
  expect(isOverdue({ ...line, state: 'got' }, '2026-12-06')).toBe(false)
  expect(isOverdue({ ...line, due_on: null }, '2026-12-06')).toBe(false)
})
