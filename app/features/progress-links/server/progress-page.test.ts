import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { tracksApi } from '#app/features/applications/tracks-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { removeStepDocuments } from '#tests/step-documents.ts'
import { progressLinksApi } from '../contract.ts'

async function start() {
  const started = await startLeadApp()
  const { administrator, app, signIn } = started
  await signIn()
  const pathOf = (address: string) => address.slice(new URL(address).origin.length)
  return {
    ...started,
    pathOf,
    createLink: async (id: string) =>
      administrator.call(progressLinksApi.add, {
        params: { id },
        body: { guardian_id: null },
      }),
    listLinks: async (id: string) =>
      (await administrator.call(progressLinksApi.list, { params: { id } })).links,
    revoke: (id: string) => administrator.attempt(progressLinksApi.revoke, { params: { id } }),
    /** Presses the button of the first page. Returns the address of the page behind it. */
    async press(address: string) {
      const { statusCode, headers } = await app.inject({ method: 'POST', url: pathOf(address) })
      return { statusCode, location: String(headers.location) }
    },
    async open(address: string, query = '') {
      const { headers } = await app.inject({ method: 'POST', url: pathOf(address) + query })
      return app.inject(String(headers.location))
    },
    apply: (id: string, institution: string, more: object = {}) =>
      administrator.call(applicationsApi.add, { params: { id }, body: { institution, ...more } }),
    need: (id: string, title: string) =>
      administrator.call(studentDocumentsApi.add, {
        params: { id },
        body: { kind: 'other', title },
      }),
  }
}

const ticketOf = (location: string) => new URL(location, 'http://x').searchParams.get('ticket')

test('the page shows applications, who acts next and documents, in the language of the lead', async () => {
  const { administrator, add, apply, change, createLink, need, open } = await start()
  const { id } = await add({ name: 'Asha Example' })
  await change(id, { language: 'ne' })
  await apply(id, 'Example University', {
    country: 'GB',
    course: 'MSc Data Science',
    intake: '2027-01',
    deadline: '2026-12-11',
    deadline_note: 'Pay the deposit with passport PA1234567',
  })
  await need(id, 'Bank letter')
  const verified = await need(id, 'Transcript of records')
  const body = { state: 'received' as const, seen: {} }
  await administrator.call(studentDocumentsApi.change, { params: { id: verified.id }, body })

  const { address } = await createLink(id)
  const nepali = await open(address)
  expect(nepali.statusCode).toBe(200)
  expect(nepali.body).toContain('<html lang="ne">')
  expect(nepali.body).toContain('Asha, तपाईंका आवेदन')

  const { body: page } = await open(address, '&language=en')
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('MSc Data Science, Intake January 2027')
  expect(page).toContain('Deadline 11 December 2026: Pay the deposit with passport …')
  expect(page).toContain('<p>You act next</p><b>Send us: Bank letter</b>')
  expect(page).toMatch(/Documents we have.*Transcript of records.*Received/s)
  // An application starts in its first step, which is done when its day is entered.
  expect(page).toMatch(/class="next" aria-current="step".{0,80}Apply<\/b><small>We act next</s)
  expect(page).toContain('<li class="later"><span class="sr">Later: </span><b>Offer</b>')
})

test('the first step is done when its day is entered, and the next actor follows', async () => {
  const { administrator, add, apply, createLink, open } = await start()
  const { id } = await add({ name: 'Asha Example' })
  const { id: application, step_id } = await apply(id, 'Example University', { country: 'GB' })
  const body = { step_id, step_value: '2026-11-20', seen: {} }
  await administrator.call(applicationsApi.change, { params: { id: application }, body })
  const { body: page } = await open((await createLink(id)).address, '&language=en')
  expect(page).toMatch(/class="reached".{0,80}Apply<\/b><small>20 November 2026</s)
  expect(page).toMatch(/class="next".{0,80}Offer<\/b><small>Example University acts next</s)
})

test('a first step that follows a deleted one is only begun, too', async () => {
  const { administrator, add, apply, createLink, open } = await start()
  const tracks = await administrator.call(tracksApi.list, {})
  const { id: trackId = '', steps = [] } = tracks.find(({ country }) => country === 'GB') ?? {}
  await administrator.call(tracksApi.change, {
    params: { id: trackId },
    body: { steps: steps.slice(1) },
  })
  const { id } = await add({ name: 'Asha Example' })
  await apply(id, 'Example University', { country: 'GB' })
  const { body: page } = await open((await createLink(id)).address, '&language=en')
  expect(page).toMatch(/class="next".{0,80}Offer<\/b>/s)
  expect(page).not.toContain('class="reached"')
})

test('the next step names the documents that the student must bring', async () => {
  const { administrator, add, apply, createLink, open } = await start()
  const { id } = await add({ name: 'Asha Example' })
  await apply(id, 'Example University', { country: 'GB' })
  const passport = await administrator.call(studentDocumentsApi.add, {
    params: { id },
    body: { kind: 'passport' },
  })
  const { address } = await createLink(id)
  const { body } = await open(address)
  expect(body).toContain('<small>Documents for this: Passport, Transcript, Language test</small>')
  expect(body).not.toContain('Bank balance')
  await administrator.call(studentDocumentsApi.change, {
    params: { id: passport.id },
    body: { state: 'received' },
  })
  expect((await open(address)).body).toContain(
    '<small>Documents for this: Transcript, Language test</small>',
  )
  expect((await open(address, '&language=ne')).body).toContain('यसका लागि कागजात: ')
  const { id: testId } = await administrator.call(studentDocumentsApi.add, {
    params: { id },
    body: { kind: 'language_test' },
  })
  await administrator.call(studentDocumentsApi.change, {
    params: { id: testId },
    body: { state: 'not_needed' },
  })
  expect((await open(address)).body).toContain('<small>Documents for this: Transcript</small>')
})

test('opening the address shows nothing of the person and changes nothing', async () => {
  const { add, app, createLink, db, listLinks, press, pathOf } = await start()
  const { id } = await add({ name: 'Asha Example' })
  const { address } = await createLink(id)
  const read = () => db.selectFrom('progress_links').selectAll().execute()
  const before = await read()

  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, body } = await app.inject({ method, url: pathOf(address) })
    expect(statusCode).toBe(200)
    expect(body).not.toContain('Asha')
  }
  expect(await read()).toEqual(before)
  expect(await listLinks(id)).toMatchObject([{ last_opened_at: null }])

  const { statusCode, location } = await press(address)
  expect(statusCode).toBe(303)
  const [link] = await listLinks(id)
  expect(link?.last_opened_at).not.toBeNull()
  const opened = await read()
  expect((await app.inject(location)).body).toContain('Asha')
  expect(await read()).toEqual(opened)
})

test('the page loads nothing, has at most 15 KB, is not indexed and does not tell its address', async () => {
  const { add, app, apply, createLink, need, pathOf, press } = await start()
  const { id } = await add({ name: 'Asha Example' })
  for (const number of [1, 2, 3, 4, 5, 6])
    await apply(id, `Example University ${number}`, { country: 'GB' })
  for (let number = 1; number <= 60; number++) await need(id, `Example document ${number}`)
  const { address } = await createLink(id)
  const { location } = await press(address)

  for (const language of ['en', 'ne'])
    for (const url of [pathOf(address), location]) {
      // Phones of all ages accept gzip.
      const { body, headers, rawPayload } = await app.inject({
        url: `${url}&language=${language}`,
        headers: { 'accept-encoding': 'gzip' },
      })
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      expect(rawPayload.length + lines.join('').length).toBeLessThan(15_000)
      const page = gunzipSync(rawPayload).toString()
      expect(body).not.toBe(page)
      expect(page).not.toMatch(/<script|<link(?! rel="icon" href="data:,")|<img|src=/)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
})

test('a change by the office is on the page at once, and the page needs few queries', async () => {
  const { administrator, add, apply, createLink, app, need, press } = await start()
  await removeStepDocuments(administrator)
  const { id } = await add({ name: 'Asha Example' })
  await need(id, 'Example letter')
  const application = await apply(id, 'Example University', { country: 'AU' })
  const { address } = await createLink(id)
  const { location } = await press(address)
  async function countQueries() {
    const spy = vi.spyOn(app.db.getExecutor(), 'executeQuery')
    const { body } = await app.inject(location)
    const count = spy.mock.calls.length
    spy.mockRestore()
    return { body, count }
  }
  // The first call fills what the server keeps in memory.
  await app.inject(location)
  const before = await countQueries()
  expect(before.body).not.toContain('enrolled')

  await administrator.call(applicationsApi.change, {
    params: { id: application.id },
    body: { outcome: 'enrolled', seen: {} },
  })
  for (const number of [1, 2, 3, 4, 5])
    await apply(id, `Sample College ${number}`, { country: number % 2 ? 'GB' : 'US' })
  for (const number of [1, 2, 3, 4, 5]) await need(id, `Sample letter ${number}`)
  const after = await countQueries()
  expect(after.body).toContain('You are enrolled')
  // The link, the applications with their steps and tracks, the documents and their pages, guardians.
  expect(before.count).toBeLessThanOrEqual(11)
  expect(after.count).toBe(before.count)
})

test('a form that cannot be read is refused with a page', async () => {
  const { add, app, createLink, pathOf } = await start()
  const { id } = await add({ name: 'Asha Example' })
  const { address } = await createLink(id)
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type }
    const url = pathOf(address)
    const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload: '{' })
    expect([type, statusCode]).toEqual([type, 400])
    expect(body).toContain('<html lang="en"')
  }
})

test('a link stops working when it is revoked, replaced, ended, or the lead is deleted or erased', async () => {
  const { administrator, add, app, createLink, db, listLinks, pathOf, press, revoke } =
    await start()
  const { id } = await add({ name: 'Asha Example' })
  const stateOf = async (address: string, location: string) => [
    (await app.inject(pathOf(address))).statusCode,
    (await app.inject({ method: 'POST', url: pathOf(address) })).statusCode,
    (await app.inject(location)).statusCode,
  ]
  const works = [200, 303, 200]
  const ended = [404, 404, 404]

  const first = await createLink(id)
  const { location } = await press(first.address)
  expect(await stateOf(first.address, location)).toEqual(works)
  const second = await createLink(id)
  expect(await stateOf(first.address, location)).toEqual(ended)
  const opened = await press(second.address)
  expect(await stateOf(second.address, opened.location)).toEqual(works)
  // A ticket opens only its own link.
  const foreign = `${pathOf(second.address)}&ticket=${ticketOf(location)}`
  expect((await app.inject(foreign)).body).not.toContain('Asha')

  const longAgo = new Date(Date.now() - 91 * 86_400_000).toISOString()
  await db.updateTable('progress_links').set({ created_at: longAgo }).execute()
  expect(await stateOf(second.address, opened.location)).toEqual(works)
  await db.updateTable('progress_links').set({ last_opened_at: longAgo }).execute()
  expect(await stateOf(second.address, opened.location)).toEqual(ended)
  expect(await listLinks(id)).toEqual([])

  const third = await createLink(id)
  const { location: page } = await press(third.address)
  await administrator.call(leadsApi.remove, { params: { id } })
  expect(await stateOf(third.address, page)).toEqual(ended)
  await administrator.call(leadsApi.restore, { params: { id } })
  expect(await stateOf(third.address, page)).toEqual(works)
  expect(await revoke(third.id)).toMatchObject({ ok: true })
  expect(await revoke(third.id)).toMatchObject({ status: 404 })
  expect(await stateOf(third.address, page)).toEqual(ended)

  const fourth = await createLink(id)
  const { location: last } = await press(fourth.address)
  const exported = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(exported.progress_links).toHaveLength(4)
  await eraseLead(administrator, id)
  expect(await stateOf(fourth.address, last)).toEqual(ended)
  expect(await db.selectFrom('progress_links').selectAll().execute()).toEqual([])
})

test('a link never shows another person, also after a merge was undone', async () => {
  const { administrator, add, app, apply, createLink, need, pathOf, press } = await start()
  type Person = Record<'id' | 'name' | 'address' | 'location', string>
  const people: Person[] = []
  for (const name of ['Asha Example', 'Bina Sample', 'Chandra Specimen']) {
    const { id } = await add({ name })
    await apply(id, `University of ${name}`)
    await need(id, `Letter of ${name}`)
    const { address } = await createLink(id)
    people.push({ id, name, address, location: (await press(address)).location })
  }
  const [one, two] = people as [Person, Person]
  const namesOn = async (location: string) => {
    const { body } = await app.inject(location)
    return people.map(({ name }) => name).filter((name) => body.includes(name))
  }
  const showOnlyOwn = async () => {
    for (const { name, location } of people) expect(await namesOn(location)).toEqual([name])
  }
  await showOnlyOwn()
  // Each secret with each ticket.
  for (const { address } of people)
    for (const { location } of people) {
      const url = `${pathOf(address)}&ticket=${ticketOf(location)}`
      expect(await namesOn(url)).toHaveLength(location === url ? 1 : 0)
    }

  const body = { other_id: two.id, fields: [] }
  await administrator.call(mergeApi.merge, { params: { id: one.id }, body })
  expect(await namesOn(one.location)).toEqual([one.name, two.name])
  expect(await namesOn(two.location)).toEqual([one.name, two.name])
  await administrator.call(mergeApi.unmerge, {
    params: { id: one.id },
    body: { other_id: two.id },
  })
  await showOnlyOwn()
})

test('only a viewer of the lead lists, creates and revokes its links', async () => {
  const { administrator, add, app, createLink, db, pathOf } = await start()
  const { id } = await add({ name: 'Asha Example' })
  const link = await createLink(id)
  const counsellor = { role: 'counsellor' as const, lead_scope: 'own' as const }
  await db.updateTable('leads').set({ owner_id: null }).execute()
  await db.updateTable('administrators').set(counsellor).execute()

  const params = { id }
  const refused = { ok: false, status: 404 }
  expect(await administrator.attempt(progressLinksApi.list, { params })).toMatchObject(refused)
  expect(
    await administrator.attempt(progressLinksApi.add, { params, body: { guardian_id: null } }),
  ).toMatchObject(refused)
  const own = { params: { id: link.id } }
  expect(await administrator.attempt(progressLinksApi.revoke, own)).toMatchObject(refused)
  expect((await app.inject(pathOf(link.address))).statusCode).toBe(200)
})
