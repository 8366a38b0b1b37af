import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { withSeen } from '#app/contract/seen.ts'
import { administratorsApi, ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { assignmentRulesApi } from '#app/features/assignment/contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { filesApi, type StoredFile } from '#app/features/media/files-contract.ts'
import { libraryApi, type Picture } from '#app/features/media/library-contract.ts'
import {
  type MailServerInput,
  mailServerApi,
} from '#app/features/notifications/mail-server-contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { makeFact, makeForm } from '#tests/factories.ts'
import { orderedSamples } from '#tests/ordered-samples.ts'
import { overwrites } from '#tests/overwrites.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createUniqueImage, toFile } from '#tests/test-images.ts'

/** Fields with which a call finds changes that were made meanwhile. */
const marks = ['seen', 'revision', 'version', 'previous', 'present']

const exceptions = Object.values(overwrites).flat()

async function listRoutes() {
  const routes: RouteOptions[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', listen)
  await startTestApp().finally(() => unsubscribe('fastify.initialization', listen))
  return routes
}

test('every PATCH and PUT call of the office finds concurrent changes, or has a reason', async () => {
  const routes = await listRoutes()
  const unprotected = routes
    .filter(({ method, config }) => ['PATCH', 'PUT'].includes(String(method)) && config?.right)
    .filter(({ schema }) => {
      const { properties = {} } = (schema?.body ?? {}) as { properties?: object }
      return !marks.some((mark) => mark in properties)
    })
    .map(({ method, url }) => `${method} ${url}`)
  expect(unprotected.toSorted()).toEqual(exceptions.toSorted())
})

/** Files that change something at once, so that no form was open meanwhile. */
const withoutForm = [
  // Each button or drop changes one field, with Undo.
  'app/features/leads/admin/use-lead-change.ts',
  'app/features/student-documents/admin/document-row.tsx',
  'app/features/student-documents/admin/reject-dialog.tsx',
  'app/features/tasks/admin/due-row.tsx',
  // Saves the texts of a picture that was uploaded a moment ago.
  'app/features/media/admin/picture-uploads.tsx',
]

const root = join(import.meta.dirname, '../..')

async function listEndpoints() {
  const files = globSync('app/features/*/*contract.ts', { cwd: root })
  const modules = await Promise.all(files.map((file) => import(join(root, file))))
  const apis = modules.flatMap((each) => Object.entries(each))
  return new Map(
    apis.flatMap(([api, endpoints]) =>
      Object.entries(Object(endpoints) as Record<string, Endpoint>).map(
        ([name, endpoint]): [string, Endpoint] => [`${api}.${name}`, endpoint],
      ),
    ),
  )
}

test('every form sends what it saw', async () => {
  const endpoints = await listEndpoints()
  const files = globSync('app/**/admin/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  )
  const found = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const names = [...code.matchAll(/\.attempt\(\s*([\w.]+)/g)].map(([, name = '']) => name)
    const changes = names.filter((name) => {
      // Ordered lists share one form.
      if (name === 'api.change') return true
      const { method = 'GET', schema } = endpoints.get(name) ?? {}
      const { properties = {} } = (schema?.body ?? {}) as { properties?: object }
      return ['PATCH', 'PUT'].includes(method) && marks.some((mark) => mark in properties)
    })
    return changes.length > 0 ? [{ file, code }] : []
  })
  const silent = found
    .filter(
      ({ code }) =>
        !/withSeen\(|useProfileEditor\(|\b(revision|previous|present|version)\b/.test(code),
    )
    .map(({ file }) => file)
  expect(found.length).toBeGreaterThan(10)
  expect(silent.toSorted()).toEqual(withoutForm.toSorted())
})

for (const { api, body, table } of orderedSamples) {
  test(`a change of ${table} that a colleague made meanwhile is not overwritten`, async () => {
    const { administrator } = await startTestApp()
    const row = (await administrator.call(api.add, { body } as object)) as { id: string }
    const params = { id: row.id }
    const change = (changed: object) =>
      administrator.attempt(api.change, { params, body: changed } as object)
    const [name = '', value] = Object.entries(body).find(([, it]) => typeof it === 'string') ?? []
    const mine = { [name]: `${value} mine` }
    const theirs = { [name]: `${value} theirs` }

    expect(await change(withSeen({ ...body, ...theirs }, row))).toMatchObject({ ok: true })
    const [stored] = (await administrator.call(api.list, {})) as object[]
    expect(await change(withSeen({ ...body, ...mine }, row))).toMatchObject({
      status: 409,
      failure: { code: 'conflict', params: { reason: 'changed' }, current: theirs },
    })
    expect(await administrator.call(api.list, {})).toEqual([stored])
    // Other fields, and callers that send no `seen`.
    expect(await change({ position: 1, seen: { position: Object(row).position } })).toMatchObject({
      ok: true,
    })
    expect(await change(mine)).toMatchObject({ ok: true, value: mine })
  })
}

test('the changes of other forms are not overwritten either', async () => {
  const started = await startTestApp()
  const { app, administrator } = started
  const headers = await started.credentials()

  async function expectConflict<Row extends object>(
    row: Row,
    name: keyof Row & string,
    send: (body: object) => Promise<{ ok: boolean }>,
    rest: object = {},
  ) {
    const unseen = { [name]: `${row[name]}1` }
    expect(await send(withSeen({ ...rest, ...unseen }, row))).toMatchObject({ ok: true })
    expect(await send(withSeen({ ...rest, [name]: `${row[name]}2` }, row))).toMatchObject({
      status: 409,
      failure: { current: unseen },
    })
    // The same change again, for example after a lost response.
    const present = { ...row, ...unseen }
    expect(await send(withSeen({ ...rest, ...unseen }, present))).toMatchObject({ ok: true })
  }

  const redirect = await administrator.call(redirectsApi.add, {
    body: { source: '/old', target: '/contact' },
  })
  await expectConflict(redirect, 'source', (body) =>
    administrator.attempt(redirectsApi.change, {
      params: { id: redirect.id },
      body: { target: '/contact', ...body } as never,
    }),
  )

  const fact = await administrator.call(factsApi.add, { body: makeFact() })
  await expectConflict(fact, 'label', (body) =>
    administrator.attempt(factsApi.change, { params: { id: fact.id }, body }),
  )

  const upload = async (url: string, fields: Record<string, string | Blob>) =>
    (await app.inject({ method: 'POST', url, headers, payload: makeForm(fields) })).json()
  const pdf = new File(['%PDF-1.7\nFees\n%%EOF\n'], 'fees.pdf', { type: 'application/pdf' })
  const file: StoredFile = await upload('/api/files/', { title: 'Fees', file: pdf })
  await expectConflict(file, 'title', (body) =>
    administrator.attempt(filesApi.change, { params: { id: file.id }, body: body as never }),
  )
  const picture: Picture = await upload('/api/pictures/', {
    picture: toFile(await createUniqueImage()),
  })
  await expectConflict(picture, 'alt', (body) =>
    administrator.attempt(libraryApi.change, { params: { id: picture.id }, body }),
  )

  const [person] = await administrator.call(administratorsApi.list, {})
  if (!person) throw new Error('There is no administrator')
  const { full_name, photo, languages, language } = person
  const profile = { full_name, photo, languages, language }
  await expectConflict(profile, 'full_name', (body) =>
    administrator.attempt(administratorsApi.changeProfile, {
      params: { id: person.id },
      body: { ...profile, ...body },
    }),
  )
  await expectConflict({ ...profile, full_name: `${full_name}1` }, 'languages', (body) =>
    administrator.attempt(ownAccountApi.changeProfile, { body: { ...profile, ...body } }),
  )

  const settings: MailServerInput = {
    provider: 'custom',
    host: '127.0.0.1',
    port: 465,
    security: 'tls',
    username: '',
    from_name: 'Office',
    from_address: 'office@office.example',
  }
  await administrator.call(mailServerApi.save, { body: settings })
  await expectConflict(settings, 'from_name', (body) =>
    administrator.attempt(mailServerApi.save, { body: { ...settings, ...body } }),
  )

  const rule = await administrator.call(assignmentRulesApi.add, {
    body: { name: 'Canada', countries: ['CA'], counsellor_ids: [person.id] },
  })
  const { countries, branch, counsellor_ids } = rule
  await expectConflict(
    rule,
    'name',
    (body) => administrator.attempt(assignmentRulesApi.change, { params: { id: rule.id }, body }),
    { countries, branch, counsellor_ids },
  )
  const [stage] = await administrator.call(stagesApi.list, {})
  if (!stage) throw new Error('There is no stage')
  await expectConflict(
    stage,
    'name',
    (body) => administrator.attempt(stagesApi.change, { params: { id: stage.id }, body }),
    { outcome: stage.outcome },
  )

  const lead = await administrator.call(leadsApi.add, {
    body: { name: 'Asha Gurung', phone: '9841000000' },
  })
  if (!('id' in lead)) throw new Error('The lead was not added')
  const leadParams = { id: lead.id }
  await expectConflict(lead, 'city', (body) =>
    administrator.attempt(leadsApi.change, { params: leadParams, body }),
  )
  const phones = withSeen({ phones: ['9841000001'] }, lead)
  expect(
    await administrator.attempt(leadsApi.change, { params: leadParams, body: phones }),
  ).toMatchObject({ ok: true })
  const item = await administrator.call(studentDocumentsApi.add, {
    params: leadParams,
    body: { kind: 'passport', title: 'Passport' },
  })
  await expectConflict(item, 'title', (body) =>
    administrator.attempt(studentDocumentsApi.change, { params: { id: item.id }, body }),
  )
  const values = withSeen({ due_on: null, valid_until: null }, item)
  expect(
    await administrator.attempt(studentDocumentsApi.change, {
      params: { id: item.id },
      body: values,
    }),
  ).toMatchObject({ ok: true })
})

test('a refused change is not in the activity log, and names only fields of the call', async () => {
  const { administrator } = await startTestApp()
  const [sample] = orderedSamples
  if (!sample) throw new Error('There is no ordered list')
  const { api, body } = sample
  const row = (await administrator.call(api.add, { body } as object)) as { id: string }
  const before = await administrator.call(auditLogApi.list, { querystring: {} })

  const seen = { id: 'other', position: 99 }
  const refused = await administrator.attempt(api.change, {
    params: { id: row.id },
    body: { ...body, seen },
  } as object)

  expect(refused).toMatchObject({ status: 409 })
  expect(refused.ok ? undefined : Object.keys(refused.failure.current ?? {})).toEqual(['position'])
  expect(await administrator.call(auditLogApi.list, { querystring: {} })).toEqual(before)
})
