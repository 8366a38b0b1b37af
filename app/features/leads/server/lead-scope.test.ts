import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { frontDeskApi } from '#app/features/front-desk/contract.ts'
import { reportApi } from '#app/features/reports/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { boardApi } from '../board-contract.ts'
import { bulkApi } from '../bulk-contract.ts'
import { leadsApi } from '../contract.ts'
import { filterOptionsApi } from '../filter-options-contract.ts'
import { guardiansApi } from '../guardians-contract.ts'
import { mergeApi } from '../merge-contract.ts'
import { personalDataApi } from '../personal-data-contract.ts'

/** The calls of all features that show or change leads. */
const leadCalls = Object.values(
  import.meta.glob<Record<string, string[]>>(
    '../../{assignment,front-desk,lead-import,leads,reports,tasks,webhooks}/server/access.json',
    { eager: true, import: 'default' },
  ),
).flatMap((table) => ['leads:work', 'reports:read'].flatMap((right) => table[right] ?? []))

const unknownId = '01900000-0000-7000-8000-000000000000'
const otherLead = { other_id: '01900000-0000-7000-8000-000000000001', fields: [] }

/** Valid bodies; the other calls need none. */
const bodies: Record<string, object> = {
  'PUT /api/absences/:id/': { from_at: '2026-12-01T00:00:00.000Z', until_at: null },
  'POST /api/leads/': { name: 'Example Student' },
  'POST /api/leads/quick-add/': { line: 'Example Student, Canada' },
  'POST /api/visits/': { lead_id: unknownId },
  'POST /api/leads/bulk/': { ids: [unknownId], follow_up_at: null },
  'POST /api/leads/bulk/undo/': { before: [{ id: unknownId, tags: [] }] },
  'POST /api/leads/:id/activities/': { kind: 'call', text: '' },
  'PATCH /api/leads/:id/activities/:activity_id/': { text: 'Example note.' },
  'POST /api/leads/:id/merge/': otherLead,
  'POST /api/leads/:id/unmerge/': otherLead,
  'POST /api/leads/:id/dismiss-duplicate/': otherLead,
  'POST /api/leads/:id/restore-duplicate/': otherLead,
  'POST /api/leads/:id/mails/': {
    id: '01900000-0000-7000-8000-00000000000d',
    email: 'asha@student.example',
    text: 'Example',
  },
  'POST /api/leads/:id/opened-messages/': { channel: 'email', text: 'Example' },
  'POST /api/leads/sms-numbers/': { ids: [unknownId], format: 'national' },
  'POST /api/student-documents/:id/files/order/': { ids: [] },
  'POST /api/student-documents/:id/verify/': { how: 'original', note: 'Example' },
  'POST /api/saved-views/': { name: 'Example', query: '', is_shared: false },
  'POST /api/leads/:id/documents/suggestions/': { country: 'ZZ' },
  'POST /api/leads/:id/documents/needed/': { kinds: ['passport'] },
  'POST /api/leads/:id/documents/': { kind: 'passport' },
  'POST /api/leads/:id/documents/zip/': {},
  'POST /api/leads/:id/documents/order/': { ids: [] },
  'POST /api/leads/:id/guardians/': { name: 'Example' },
  'POST /api/leads/:id/tasks/': { kind: 'call', due: '2099-01-01' },
}

/** Calls that refuse the request before they search for the lead. */
const earlyRefusals: Record<string, number> = {
  // Tests run without a mail server.
  'POST /api/leads/:id/mails/': 409,
  'POST /api/leads/:id/documents/suggestions/': 400,
  'POST /api/leads/:id/files/': 400,
}

const otherPerson = { name: 'Theirs Example', phone: '9811111111', email: 'theirs@student.example' }
const today = new Date().toISOString().slice(0, 10)

/**
 * Starts an office where the caller owns one lead; a colleague owns another in Pokhara with a
 * document, a task, a file and a note.
 */
async function start() {
  const started = await startTestApp()
  const { administrator, app, db, credentials } = started
  const headers = await credentials()
  const { id: me } = await administrator.call(ownAccountApi.read, {})
  const add = (body: { name: string }) => administrator.call(leadsApi.add, { body })
  const [ownLead, other] = [await add({ name: 'Mine Example' }), await add(otherPerson)]
  const params = { id: other.id }
  const note = await administrator.call(leadsApi.logActivity, {
    params,
    body: { kind: 'call', text: '' },
  })
  const newItem = { kind: 'noc' as const, title: 'Theirs line' }
  const item = await administrator.call(studentDocumentsApi.add, { params, body: newItem })
  const dated = { params: { id: item.id }, body: { due_on: today } }
  await administrator.call(studentDocumentsApi.change, dated)
  const visit = await administrator.attempt(frontDeskApi.add, {
    body: { lead_id: other.id, purpose: 'Theirs visit' },
  })
  const newTask = { kind: 'call' as const, due: today, note: 'Theirs task' }
  const task = await administrator.call(tasksApi.add, { params, body: newTask })
  const newGuardian = { name: 'Theirs Guardian', phone: '9811111112' }
  const guardian = await administrator.call(guardiansApi.add, { params, body: newGuardian })
  const file = new File(['%PDF-1.7\n%%EOF'], 'theirs.pdf')
  const url = `/api/leads/${other.id}/files/`
  const payload = makeForm({ kind: 'passport', file })
  const upload = await app.inject({ method: 'POST', url, headers, payload })
  const change = { owner_id: newId(), branch: 'Pokhara', tags: '["theirs"]' }
  await db.updateTable('leads').set(change).where('id', '=', other.id).execute()
  const duplicate = {
    lead_id: ownLead.id,
    other_id: other.id,
    created_at: today,
    dismissed_at: null,
  }
  await db.insertInto('possible_duplicates').values(duplicate).execute()
  const readRows = () => db.selectFrom('leads').selectAll().where('id', '=', other.id).execute()
  return {
    ...started,
    headers,
    me,
    ownLead,
    otherIds: {
      lead: other.id,
      note: note.id,
      item: item.id,
      task: task.id,
      visit: visit.ok && 'id' in visit.value ? visit.value.id : '',
      guardian: guardian.id,
      file: upload.json().id as string,
    },
    readRows,
    setAssignment: (assignment: Partial<RoleAssignment>) =>
      db
        .updateTable('administrators')
        .set({ role: 'counsellor', ...assignment })
        .execute(),
    names: async () =>
      (await administrator.call(leadsApi.list, { querystring: {} })).map(({ name }) => name),
  }
}

test('with scope own, no call finds or changes another lead', async () => {
  const { app, headers, otherIds, setAssignment, readRows } = await start()
  await setAssignment({ lead_scope: 'own' })
  const before = await readRows()
  const idOf: Record<string, string> = {
    'lead-files': otherIds.file,
    'student-documents': otherIds.item,
    tasks: otherIds.task,
    visits: otherIds.visit,
    guardians: otherIds.guardian,
  }

  for (const call of leadCalls) {
    const [method = '', pattern = ''] = call.split(' ')
    const resource = pattern.split('/')[2] ?? ''
    const url = pattern
      .replace(':id', idOf[resource] ?? otherIds.lead)
      .replace(':activity_id', otherIds.note)
      .replace(':guardian_id', otherIds.guardian)
    const payload = method === 'GET' ? undefined : (bodies[call] ?? {})
    const response = await app.inject({ method: method as 'GET', url, headers, payload })
    expect([call, /theirs|9811111111|Pokhara/i.exec(response.body)?.[0]]).toEqual([call, undefined])
    if (url !== pattern && !['saved-views', 'absences'].includes(resource)) {
      expect([call, response.statusCode]).toEqual([call, earlyRefusals[call] ?? 404])
    }
  }

  expect(await readRows()).toEqual(before)
})

test('lists, counts, reports and filter values contain only leads in scope', async () => {
  const { administrator, setAssignment, names, ownLead } = await start()
  await setAssignment({ lead_scope: 'own' })

  expect(await names()).toEqual(['Mine Example'])
  const querystring = {}
  const response = await administrator.attempt(leadsApi.list, { querystring })
  expect(response).toMatchObject({ total: 1 })
  expect(await administrator.call(leadsApi.list, { querystring: { q: '9811111111' } })).toEqual([])
  const theirs = { querystring: { q: '9811111112' } }
  expect(await administrator.call(guardiansApi.list, theirs)).toEqual([])
  const board = await administrator.call(boardApi.read, { querystring })
  expect(board.flatMap(({ leads }) => leads.map(({ name }) => name))).toEqual(['Mine Example'])
  const groups = await administrator.call(leadsApi.today, { querystring })
  expect(Object.values(groups).map(({ total }) => total)).toEqual(Object.keys(groups).map(() => 0))
  const days = { from: '2026-01-01', until: '2099-01-01', group_by: 'branch' as const }
  const report = await administrator.call(reportApi.read, { querystring: days })
  expect(report).toMatchObject({ leads: 1, enquiries: 1, groups: [{ key: '', leads: 1 }] })
  expect(report.stages.map(({ reached }) => reached)).toContain(1)
  expect(await administrator.call(filterOptionsApi.list, {})).toMatchObject({
    branches: [],
    tags: [],
  })
  const lead = await administrator.call(leadsApi.find, { params: { id: ownLead.id } })
  expect(lead).toMatchObject({ name: 'Mine Example', possible_duplicates: [] })
  const auditEntries = await administrator.call(auditLogApi.list, { querystring })
  expect(auditEntries.filter(({ subject }) => subject.startsWith('lead'))).toEqual([])
  expect(await administrator.call(trashApi.list, { querystring })).toEqual([])
})

test('leads out of scope cannot be reached by merge, bulk change or a repeated enquiry', async () => {
  const { administrator, setAssignment, ownLead, otherIds, readRows } = await start()
  await setAssignment({ lead_scope: 'own' })
  const before = await readRows()
  const params = { id: ownLead.id }

  for (const endpoint of [mergeApi.merge, mergeApi.unmerge, mergeApi.dismissDuplicate]) {
    const body = { other_id: otherIds.lead, fields: [] }
    expect(await administrator.attempt(endpoint, { params, body })).toMatchObject({ status: 404 })
  }
  const follow_up_at = '2099-01-01T00:00:00.000Z'
  const bulkChange = { ids: [ownLead.id, otherIds.lead.toUpperCase()], follow_up_at }
  expect(await administrator.call(bulkApi.change, { body: bulkChange })).toMatchObject({
    changed: 1,
  })
  const undo = { before: [{ id: otherIds.lead, tags: [] }] }
  expect(await administrator.call(bulkApi.undo, { body: undo })).toMatchObject({ changed: 0 })
  expect(await readRows()).toEqual(before)
  expect(await administrator.attempt(leadsApi.add, { body: otherPerson })).toMatchObject({
    value: { detail: 'Recorded. This person is assigned to a colleague.' },
  })
  // Neither a phone alone nor a vague name shows the name of a colleague's guardian.
  const guardian_phone = '9811111112'
  for (const guardian_name of ['', '.', 'T.']) {
    const changed = { params, body: { guardian_name, guardian_phone } }
    expect(await administrator.call(leadsApi.change, changed)).toMatchObject({ guardian_name })
    await administrator.call(leadsApi.change, {
      params,
      body: { guardian_name: '', guardian_phone: '' },
    })
    const guardian = { params, body: { name: guardian_name, phone: guardian_phone } }
    const added = await administrator.call(guardiansApi.add, guardian)
    expect(added).toMatchObject({ name: guardian_name, students: [] })
    const guardianParams = { id: ownLead.id, guardian_id: added.id }
    await administrator.call(guardiansApi.remove, { params: guardianParams })
  }
  expect(await administrator.call(personalDataApi.exportData, { params })).toBeDefined()
})

test('scope branch covers leads of the branch and own leads from the next call', async () => {
  const { administrator, setAssignment, names, otherIds, me } = await start()
  await setAssignment({ lead_scope: 'branch', branch: 'Pokhara' })

  expect((await names()).sort()).toEqual(['Mine Example', 'Theirs Example'])
  const params = { id: otherIds.lead }
  const body = { owner_id: me, branch: '' }
  expect(await administrator.call(leadsApi.change, { params, body })).toMatchObject(body)
  await setAssignment({ lead_scope: 'branch', branch: '' })
  expect((await names()).sort()).toEqual(['Mine Example', 'Theirs Example'])
  await administrator.call(leadsApi.change, { params, body: { owner_id: null } })
  expect(await names()).toEqual(['Mine Example'])
  expect(await administrator.attempt(leadsApi.find, { params })).toMatchObject({ status: 404 })
})
