import { expect, test } from 'vitest'
import type { KeyRight } from '#app/contract/rights.ts'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { applicationListApi } from '#app/features/applications/query-contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { filesApi } from '#app/features/student-documents/files-contract.ts'
import { makeForm } from '#tests/factories.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { removeStepDocuments } from '#tests/step-documents.ts'
import { apiKeysApi } from '../contract.ts'

/** Starts an office with a student and a key of another program. */
async function start(...rights: KeyRight[]) {
  const started = await startLeadApp()
  const { app, administrator, signIn } = started
  await signIn()
  const { id } = await started.add({ name: 'Asha Example', phone: '9800000001' })
  const { secret } = await administrator.call(apiKeysApi.add, {
    body: { name: 'Example portal', rights, expires_at: null },
  })
  const headers = { authorization: `Bearer ${secret}` }
  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
    const response = await app.inject({ method, url, headers, payload })
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson ? response.json() : response.body }
  }
  return { ...started, id, call, headers }
}

test('a key adds, changes and reads applications, and the timeline and audit log name it', async () => {
  const { administrator, call, find, id } = await start('applications:read', 'applications:write')
  await removeStepDocuments(administrator)
  const url = `/api/leads/${id}/applications/`

  const added = await call('POST', url, { institution: 'Example College', country: 'GB' })
  expect(added).toMatchObject({ status: 201, body: { institution: 'Example College' } })
  const item = `/api/applications/${added.body.id}/`
  const offer = { application_no: 'EX-1', outcome: 'enrolled' }
  expect(await call('PATCH', item, offer)).toMatchObject({ status: 200, body: offer })
  expect((await call('PATCH', item, { outcome: 'refused' })).body.fields).toHaveProperty(
    'outcome_reason',
  )
  expect((await call('GET', url)).body.applications).toMatchObject([offer])
  expect((await call('GET', '/api/applications/?q=example')).body).toMatchObject([
    { lead_name: 'Asha Example', application_no: 'EX-1' },
  ])
  expect(await call('GET', `/api/leads/${id}/documents/`)).toMatchObject({ status: 403 })
  expect(await call('GET', `/api/leads/${id}/`)).toMatchObject({ status: 403 })

  const { timeline } = await find(id)
  const changes = timeline.filter(({ kind }) => kind === 'application' || kind === 'stage')
  expect(new Set(changes.map(({ by }) => by))).toEqual(new Set(['Example portal']))
  const { applications } = await administrator.call(applicationsApi.listOfLead, { params: { id } })
  expect(applications[0]?.history.at(-1)?.by).toBe('Example portal')
  const entries = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'application' },
  })
  expect(entries.map(({ action, administrator_name }) => [action, administrator_name])).toEqual([
    ['changed', 'Example portal'],
    ['added', 'Example portal'],
  ])
  expect(await call('DELETE', item)).toMatchObject({ status: 204 })
  expect(await administrator.call(applicationListApi.list, { querystring: {} })).toEqual([])
})

test('a key adds documents and files and downloads them, but cannot verify', async () => {
  const { administrator, app, call, find, headers, id } = await start(
    'documents:read',
    'documents:write',
  )
  const url = `/api/leads/${id}/documents/`
  const { body: document } = await call('POST', url, { kind: 'passport' })

  const payload = makeForm({ document_id: document.id, file: new File(['%PDF-'], 'page.pdf') })
  const file = await app.inject({
    method: 'POST',
    url: `/api/leads/${id}/files/`,
    headers,
    payload,
  })
  expect(file.json()).toMatchObject({ name: 'page.pdf', by: 'Example portal' })

  expect((await call('GET', url)).body).toMatchObject([
    { kind: 'passport', state: 'received', files: [{ name: 'page.pdf' }] },
  ])
  // IDs are compared without case.
  const zip = { ids: [document.id.toUpperCase()] }
  expect(await call('POST', `${url}zip/`, zip)).toMatchObject({ status: 200 })
  expect(await call('POST', `${url}order/`, zip)).toMatchObject({ status: 200 })
  expect(await call('GET', `/api/lead-files/${file.json().id}/content/`)).toEqual({
    status: 200,
    body: '%PDF-',
  })
  const item = `/api/student-documents/${document.id}/`
  expect(await call('POST', `${item}verify/`, { how: 'original', note: 'Seen' })).toMatchObject({
    status: 403,
  })
  expect((await call('PATCH', item, { state: 'verified' })).body.fields).toHaveProperty('state')
  expect(await call('PATCH', item, { issuer: 'Example office' })).toMatchObject({ status: 200 })
  expect(await call('GET', `/api/leads/${id}/applications/`)).toMatchObject({ status: 403 })

  const entries = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'lead_file' },
  })
  expect(entries).toMatchObject([
    { action: 'exported', administrator_name: 'Example portal' },
    { action: 'added', administrator_name: 'Example portal' },
  ])
  const { timeline } = await find(id)
  expect(timeline.filter(({ kind }) => kind === 'file')).toMatchObject([{ by: 'Example portal' }])
  // Administrators read the same list.
  const list = await administrator.call(studentDocumentsApi.list, { params: { id } })
  expect(list).toEqual((await find(id)).documents)
})

test('a key that only reads changes nothing, and an unknown lead is not found', async () => {
  const { administrator, call, id } = await start('applications:read', 'documents:read')
  const { id: applicationId } = await administrator.call(applicationsApi.add, {
    params: { id },
    body: { institution: 'Example College' },
  })
  for (const [method, url, payload] of [
    ['POST', `/api/leads/${id}/applications/`, { institution: 'Example College' }],
    ['PATCH', `/api/applications/${applicationId}/`, { campus: 'North' }],
    ['DELETE', `/api/applications/${applicationId}/`],
    ['POST', '/api/applications/bulk/', { ids: [applicationId], outcome: 'enrolled' }],
    ['POST', `/api/leads/${id}/documents/`, { kind: 'passport' }],
    ['POST', `/api/leads/${id}/files/`, {}],
  ] as const) {
    expect([url, (await call(method, url, payload)).status]).toEqual([url, 403])
  }
  const { applications } = await administrator.call(applicationsApi.listOfLead, { params: { id } })
  expect(applications).toMatchObject([{ campus: '', outcome: null }])
  for (const part of ['applications', 'documents']) {
    const unknown = `/api/leads/01900000-0000-7000-8000-000000000000/${part}/`
    expect(await call('GET', unknown)).toMatchObject({ status: 404 })
  }
  expect((await call('GET', `/api/leads/${id}/`)).body.detail).toBe(
    'API keys cannot make this call.',
  )
  expect((await call('PATCH', `/api/applications/${applicationId}/`, {})).body.detail).toBe(
    'This API key does not have the right “applications:write”.',
  )
  expect(filesApi.read.config.keyRight).toBe('documents:read')
})
