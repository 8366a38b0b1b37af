import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import AuditLogPage from '#app/features/audit-log/admin/audit-log-page.tsx'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { guessColumns } from '#app/features/lead-import/admin/guess-columns.ts'
import { LeadDialog } from '#app/features/leads/admin/lead-dialog.tsx'
import { LeadSummary } from '#app/features/leads/admin/lead-summary.tsx'
import { createLeadList } from '#app/features/leads/admin/list/lead-list.tsx'
import MergePage from '#app/features/leads/admin/merge-page.tsx'
import { leadsApi } from '#app/features/leads/contract.ts'
import { filterOptionsApi } from '#app/features/leads/filter-options-contract.ts'
import { type Merge, mergeApi } from '#app/features/leads/merge-contract.ts'
import { defaultSettings } from '#app/features/leads/settings-contract.ts'
import { SignedIn } from '#app/platform/admin/identity-context.ts'
import { toCsv } from '#app/platform/admin/list/csv.ts'
import { readView } from '#app/platform/admin/list/view.ts'
import { OfficeContext } from '#app/platform/browser/office-context.ts'
import { BrowserApi } from '#app/platform/browser/use-api.ts'
import { startImportApp } from '#tests/import-app.ts'
import { startMergeApp } from '#tests/merge-app.ts'

// `added-lead-field.test.ts` runs this file in a copy of the repository that has the field.
const passport = (passport_number: string): object => ({ passport_number })

type Started = Awaited<ReturnType<typeof startMergeApp>>

/** Renders a part of a screen of the back office. */
async function render({ app, administrator }: Started, part: ReactNode) {
  const identity = { sub: 'example', username: 'Sita', email: '', role: 'admin' as const }
  const office = await app.office.read()
  const Component = () => part
  const Stub = createRoutesStub([{ path: '/', Component }])
  const inOffice = createElement(OfficeContext, { value: office }, createElement(Stub))
  const inApi = createElement(BrowserApi, { value: administrator }, inOffice)
  const { prelude } = await prerender(createElement(SignedIn, { value: identity }, inApi))
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

async function readLists({ administrator }: Started) {
  const choices = await administrator.call(filterOptionsApi.list, {})
  return { stages: [], people: [], views: [], settings: defaultSettings, choices }
}

test('the lead page edits and shows the field, and the audit log names it', async () => {
  const started = await startMergeApp()
  const { administrator, createTwoLeads, change, find } = started
  const [{ id }] = await createTwoLeads()

  await change(id, passport('PA1234567'))

  const lead = await find(id)
  expect(lead).toMatchObject(passport('PA1234567'))
  expect(lead.timeline[0]).toMatchObject({ kind: 'details', after: passport('PA1234567') })
  const onClose = () => {}
  const form = await render(started, createElement(LeadDialog, { lead, onClose }))
  expect(form).toMatch(/Passport number.*value="PA1234567"/s)
  expect(await render(started, createElement(LeadSummary, { lead, onEdit: onClose }))).toMatch(
    /Passport number.*PA1234567/s,
  )
  const query = { querystring: { subject: 'lead' } }
  const view = { q: '', sort: '', page: 1, before: '', filters: {} }
  const loaderData = { view, reading: administrator.attempt(auditLogApi.list, query) }
  const log = await render(started, createElement(AuditLogPage as never, { loaderData }))
  expect(log).toMatch(/Passport number.*PA1234567/s)
  const tooLong = { params: { id }, body: passport('x'.repeat(41)) }
  expect(await administrator.attempt(leadsApi.change, tooLong)).toMatchObject({
    failure: { fields: passport('Please use at most 40 characters.') },
  })
})

test('the list filters by the field and exports it', async () => {
  const started = await startMergeApp()
  const { administrator, createTwoLeads, change } = started
  const [one, two] = await createTwoLeads()
  await change(one.id, passport('PA1234567'))
  await change(two.id, passport('PA7654321'))
  const list = createLeadList(await readLists(started))
  const query = new URLSearchParams({ passport_number: 'pa12' })
  const { filters } = readView(list, query)

  const leads = await administrator.call(leadsApi.list, {
    querystring: passport(filters.passport_number ?? ''),
  })

  expect(leads.map(({ id }) => id)).toEqual([one.id])
  const columns = list.csv?.columns.flatMap((name) => list.columns?.[name] ?? []) ?? []
  const [headings, ...rows] = (await toCsv(columns, leads, 'Asia/Kathmandu').text()).split('\r\n')
  expect(headings).toContain('"Passport number"')
  expect(rows).toEqual([expect.stringContaining('"PA1234567"')])
})

test('a merge keeps the value of the other lead, and an unmerge gives it back', async () => {
  const started = await startMergeApp()
  const { administrator, createTwoLeads, change, find, unmerge } = started
  const [one, two] = await createTwoLeads()
  await change(two.id, passport('PA7654321'))
  const [lead, other] = [await find(one.id), await find(two.id)]
  const lists = await readLists(started)
  const loaderData = { lead, other, lists }
  const screen = await render(started, createElement(MergePage as never, { loaderData }))
  expect(screen).toMatch(/Passport number.*Empty.*checked=""[^>]*>[^<]*<span[^>]*>[^<]*PA7654321/s)

  const body: object = { other_id: two.id, fields: ['passport_number'] }
  const response = await administrator.attempt(mergeApi.merge, {
    params: { id: one.id },
    body: body as Merge,
  })
  expect(response).toMatchObject({ ok: true, value: passport('PA7654321') })
  expect(await unmerge(one.id, two.id)).toMatchObject({ ok: true, value: passport('') })
  expect(await find(two.id)).toMatchObject(passport('PA7654321'))
})

test('an import recognizes the column, fills new and empty leads and keeps other values', async () => {
  const { startImport, add, check, listLeads, addLead, find, administrator } =
    await startImportApp()
  expect(guessColumns(['Name', 'Phone', 'Passport number', 'Passport No.'])).toEqual([
    'name',
    'phone',
    'passport_number',
    'note',
  ])
  const asha = await addLead('Asha Example', '9800000001')
  const bikash = await addLead('Bikash Example', '9800000002')
  const params = { id: bikash.id }
  await administrator.call(leadsApi.change, { params, body: passport('PA2') })
  const rows = ['Asha', 'Bikash', 'Chandra'].map((name, index) => ({
    name: `${name} Example`,
    phone: `980000000${index + 1}`,
    ...passport(`PB${index + 1}`),
  }))

  const checked = await check(...rows, { name: 'Dil Example', ...passport('x'.repeat(41)) })
  await startImport(3)
  expect(await add(...rows)).toMatchObject({ new_leads: 1, existing_leads: 2, errors: [] })

  expect(checked[3]?.unread.map(({ field }) => `${field}`)).toContain('passport_number')
  expect(await listLeads()).toMatchObject([passport('PB1'), passport('PA2'), passport('PB3')])
  const { timeline } = await find(bikash.id)
  expect(timeline[0]).toMatchObject({ kind: 'enquiry', after: passport('PB2') })
  expect((await find(asha.id)).timeline[0]).toMatchObject({ after: passport('PB1') })
  expect(await check(...rows)).toMatchObject(rows.map(() => ({ state: 'repeated' })))
})
