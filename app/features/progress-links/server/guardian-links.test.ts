import { expect, test } from 'vitest'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { guardiansApi } from '#app/features/leads/guardians-contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeForm } from '#tests/factories.ts'
import { startLeadApp } from '#tests/lead-app.ts'
import { progressLinksApi, type Sight } from '../contract.ts'

const pdf = new Uint8Array(Buffer.from('%PDF-1.7\nAn example.\n%%EOF'))
const nothing: Sight = { applications: false, documents: false, stored_documents: false }
const all: Sight = { applications: true, documents: true, stored_documents: true }

async function start() {
  const started = await startLeadApp()
  const { add, administrator, app, signIn } = started
  await signIn()
  const post = (url: string, payload: Record<string, string> = {}, cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams(payload).toString(),
    })
  /** Creates a link and opens it. Returns the parameters of its pages. */
  async function createLink(id: string, guardian_id: string | null = null) {
    const link = await administrator.call(progressLinksApi.add, {
      params: { id },
      body: { guardian_id },
    })
    const secret = new URL(link.address).searchParams.get('link') as string
    const opened = await post(`/progress?link=${secret}&language=en`)
    return { linkId: link.id, query: String(opened.headers.location).split('?')[1] as string }
  }
  async function addStudent(name: string) {
    const { id } = await add({ name })
    const params = { id }
    const institution = `University of ${name}`
    await administrator.call(applicationsApi.add, { params, body: { institution, country: 'GB' } })
    const document = await administrator.call(studentDocumentsApi.add, {
      params,
      body: { kind: 'other', title: `Letter of ${name}` },
    })
    return { id, name, document: document.id }
  }
  return {
    ...started,
    post,
    createLink,
    addStudent,
    addGuardian: (id: string, name: string, phone = '9841000009') =>
      administrator.call(guardiansApi.add, { params: { id }, body: { name, phone } }),
    agree: (id: string, guardian_id: string, sight: Sight, note = '') =>
      administrator.attempt(progressLinksApi.recordConsent, {
        params: { id, guardian_id },
        body: { ...sight, note },
      }),
    /** Returns the status of the page and what it shows. */
    async see(query: string) {
      const { statusCode, body } = await app.inject(`/progress?${query}`)
      return [
        statusCode,
        body.includes('University of'),
        /Letter of|Documents for this/.test(body),
        body.includes('name="stored_documents"'),
      ]
    },
    upload: (query: string, document: string) =>
      app.inject({
        method: 'POST',
        url: `/progress/files?${query}&document=${document}`,
        payload: makeForm({ file: new File([pdf], 'letter.pdf') }),
      }),
  }
}

test('a guardian sees what the student has agreed to, from the next opening on', async () => {
  const { addGuardian, addStudent, app, createLink, find, post, see, upload, administrator } =
    await start()
  const { id, document } = await addStudent('Asha Example')
  const hari = await addGuardian(id, 'Hari Example')
  const student = await createLink(id)
  const guardian = await createLink(id, hari.id)
  expect(await see(student.query)).toEqual([200, true, true, true])
  expect(await see(guardian.query)).toEqual([200, false, false, false])
  expect((await upload(guardian.query, document)).statusCode).toBe(404)
  const { body: before } = await app.inject(`/progress?${guardian.query}`)
  expect(before).toContain('Asha has not agreed yet')

  const choose = (choice: Record<string, string>) =>
    post(`/progress/consent?${student.query}&guardian=${hari.id}`, choice)
  expect((await choose({ applications: '1' })).headers.location).toMatch(/#sharing$/)
  expect(await see(guardian.query)).toEqual([200, true, false, false])
  await choose({ documents: '1' })
  expect(await see(guardian.query)).toEqual([200, false, true, false])
  expect((await upload(guardian.query, document)).statusCode).toBe(303)
  const documents = `/progress/documents?${guardian.query}&document=${document}`
  expect((await app.inject(documents)).statusCode).toBe(404)
  await choose({ stored_documents: '1' })
  expect((await app.inject(documents)).statusCode).toBe(200)
  expect(await see(guardian.query)).toEqual([200, false, true, false])
  await choose({ applications: '1' })
  expect((await app.inject(documents)).statusCode).toBe(404)
  await choose({})
  expect(await see(guardian.query)).toEqual([200, false, false, false])

  // The office sees it, and a guardian cannot agree.
  const { consents } = await administrator.call(progressLinksApi.list, { params: { id } })
  expect(consents).toMatchObject([{ guardian_id: hari.id, ...nothing, recorded_by: '' }])
  const { timeline } = await find(id)
  expect(timeline[0]).toMatchObject({
    kind: 'details',
    before: { guardian_sees: ['applications'] },
    after: { guardian: 'Hari Example', guardian_sees: ['nothing'] },
    by: '',
  })
  const own = await post(`/progress/consent?${guardian.query}&guardian=${hari.id}`, {
    applications: '1',
  })
  expect(own.statusCode).toBe(404)
  expect(await see(guardian.query)).toEqual([200, false, false, false])
})

test('the page of a guardian speaks about the student, in both languages', async () => {
  const { addGuardian, addStudent, agree, app, createLink } = await start()
  const { id } = await addStudent('Asha Example')
  const hari = await addGuardian(id, 'Hari Example')
  await agree(id, hari.id, all)
  const { query } = await createLink(id, hari.id)
  const { body } = await app.inject(`/progress?${query}`)
  expect(body).toContain('<h1>Applications of Asha</h1>')
  expect(body).toContain('Asha acts next')
  expect(body).not.toMatch(/[Yy]ou act|Your appl/)
  const nepali = await app.inject(`/progress?${query.replace('language=en', 'language=ne')}`)
  expect(nepali.body).toContain('<h1>Asha का आवेदन</h1>')
})

test('the office records what the student has told it, with a note', async () => {
  const { addGuardian, addStudent, administrator, agree, createLink, see } = await start()
  const { id } = await addStudent('Asha Example')
  const { id: other } = await addStudent('Bina Sample')
  const hari = await addGuardian(id, 'Hari Example')
  const { query } = await createLink(id, hari.id)
  const note = 'Told by phone on Monday.'
  const recorded = await agree(id, hari.id, { ...nothing, stored_documents: true }, note)
  expect(recorded).toMatchObject({
    ok: true,
    value: { applications: false, documents: true, stored_documents: true, note },
  })
  expect(await see(query)).toEqual([200, false, true, false])
  expect(await agree(other, hari.id, all)).toMatchObject({ status: 404 })
  const params = { id: other }
  const body = { guardian_id: hari.id }
  expect(await administrator.attempt(progressLinksApi.add, { params, body })).toMatchObject({
    status: 404,
  })
  const exported = await administrator.call(personalDataApi.exportData, { params: { id } })
  expect(exported.progress_consents).toMatchObject([{ guardian_id: hari.id, note }])
})

test('unlinking a guardian ends link and consent, also if it is linked again', async () => {
  const { addGuardian, addStudent, administrator, agree, createLink, see } = await start()
  const one = await addStudent('Asha Example')
  const two = await addStudent('Ram Example')
  const hari = await addGuardian(one.id, 'Hari Example')
  await addGuardian(two.id, 'Hari Example')
  await agree(one.id, hari.id, all)
  await agree(two.id, hari.id, all)
  const first = await createLink(one.id, hari.id)
  const second = await createLink(two.id, hari.id)
  expect((await see(first.query))[0]).toBe(200)

  const params = { id: one.id, guardian_id: hari.id }
  await administrator.call(guardiansApi.remove, { params })
  expect((await see(first.query))[0]).toBe(404)
  expect(await see(second.query)).toEqual([200, true, true, false])
  await addGuardian(one.id, 'Hari Example')
  expect((await see(first.query))[0]).toBe(404)
  const again = await createLink(one.id, hari.id)
  expect(await see(again.query)).toEqual([200, false, false, false])
})

test('another person in place of a guardian gets neither link nor consent', async () => {
  const { addGuardian, addStudent, administrator, agree, createLink, see } = await start()
  const { id } = await addStudent('Asha Example')
  const hari = await addGuardian(id, 'Hari Example')
  await agree(id, hari.id, all)
  const first = await createLink(id, hari.id)
  const params = { id, guardian_id: hari.id }

  // The same person, spelled with the relation.
  await administrator.call(guardiansApi.change, { params, body: { name: 'Hari Example (uncle)' } })
  expect(await see(first.query)).toEqual([200, true, true, false])

  await administrator.call(guardiansApi.change, { params, body: { name: 'Gita Sample' } })
  expect((await see(first.query))[0]).toBe(404)
  const second = await createLink(id, hari.id)
  expect(await see(second.query)).toEqual([200, false, false, false])
  await agree(id, hari.id, all)

  // The fields of the lead repeat the first guardian.
  const body = { guardian_name: 'Mina Specimen', guardian_phone: '9841000011' }
  await administrator.call(leadsApi.change, { params: { id }, body })
  expect((await see(second.query))[0]).toBe(404)
  const { consents } = await administrator.call(progressLinksApi.list, { params: { id } })
  expect(consents).toEqual([])
})

test('erasing a guardian or the lead leaves no link, consent or name', async () => {
  const { addGuardian, addStudent, administrator, agree, createLink, db, find, see } = await start()
  const { id } = await addStudent('Asha Example')
  const hari = await addGuardian(id, 'Hari Sample')
  const gita = await addGuardian(id, 'Gita Sample', '9841000010')
  const links = [await createLink(id, hari.id), await createLink(id, gita.id)]
  await agree(id, hari.id, all)
  await agree(id, gita.id, all)
  await administrator.call(personalDataApi.eraseGuardian, {
    params: { id: hari.id },
    body: { name: 'Hari Sample' },
  })
  const states = async () => Promise.all(links.map(async ({ query }) => (await see(query))[0]))
  expect(await states()).toEqual([404, 200])
  const { timeline } = await find(id)
  expect(JSON.stringify(timeline)).not.toContain('Hari')
  const audited = await db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(audited)).not.toContain('Hari')

  await eraseLead(administrator, id)
  expect(await states()).toEqual([404, 404])
  for (const table of ['progress_links', 'progress_consents'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('after a merge a guardian sees both, and after unmerging only the own student', async () => {
  const { addGuardian, addStudent, administrator, agree, app, createLink } = await start()
  const one = await addStudent('Asha Example')
  const two = await addStudent('Bina Sample')
  const hari = await addGuardian(one.id, 'Hari Example')
  const gita = await addGuardian(two.id, 'Gita Sample', '9841000010')
  await agree(one.id, hari.id, all)
  const links = [await createLink(one.id, hari.id), await createLink(two.id, gita.id)]
  const seen = () =>
    Promise.all(
      links.map(async ({ query }) => {
        const { body } = await app.inject(`/progress?${query}`)
        return [one, two].map(({ name }) => body.includes(`University of ${name}`))
      }),
    )
  const apart = [
    [true, false],
    [false, false],
  ]
  expect(await seen()).toEqual(apart)
  const params = { id: one.id }
  await administrator.call(mergeApi.merge, { params, body: { other_id: two.id, fields: [] } })
  expect(await seen()).toEqual([
    [true, true],
    [false, false],
  ])
  // A link of the merged lead's guardian belongs to that lead.
  links.push(await createLink(one.id, gita.id))
  await agree(one.id, gita.id, all)
  await administrator.call(mergeApi.unmerge, { params, body: { other_id: two.id } })
  expect(await seen()).toEqual([...apart.slice(0, 1), [false, false], [false, true]])
})
