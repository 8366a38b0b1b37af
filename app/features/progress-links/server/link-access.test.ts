import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { guardiansApi } from '#app/features/leads/guardians-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { progressLinksApi, type Sight } from '../contract.ts'

const pdf = new Uint8Array(Buffer.from('%PDF-1.7\nAn example.\n%%EOF'))
const all: Sight = { applications: true, documents: true, stored_documents: true }

async function start() {
  const started = await startTestApp({ config: { rateLimitFactor: 1000 } })
  const { administrator, app, db, signIn } = started
  await signIn()
  const post = (url: string, payload: Record<string, string> = {}, cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams(payload).toString(),
    })
  const upload = (query: string, document: string) =>
    app.inject({
      method: 'POST',
      url: `/progress/files?${query}&document=${document}`,
      payload: makeForm({ file: new File([pdf], 'page.pdf') }),
    })
  const giveCode = async (id: string) =>
    (await administrator.call(progressLinksApi.addCode, { params: { id } })).code

  /** Creates and opens a link, and enters a code. Returns what its browser has. */
  async function openLink(lead: string, guardian_id: string | null = null, document = '') {
    const params = { id: lead }
    const body = { guardian_id }
    const { id, address } = await administrator.call(progressLinksApi.add, { params, body })
    const secret = new URL(address).searchParams.get('link') as string
    const opened = await post(`/progress?link=${secret}`)
    const query = String(opened.headers.location).split('?')[1] as string
    const code = await giveCode(id)
    const entered = await post(`/progress/documents?${query}&document=${document}`, { code })
    const cookie = String(entered.headers['set-cookie'] ?? '').split(';')[0] as string
    return { id, secret, query, cookie }
  }

  /** A student with a stored and a deleted document, and two guardians of whom one sees all. */
  async function addFamily(name: string, phone: string) {
    const { id } = await administrator.call(leadsApi.add, { body: { name } })
    const params = { id }
    const addDocument = async (title: string) =>
      (
        await administrator.call(studentDocumentsApi.add, {
          params,
          body: { kind: 'other', title: `${title} of ${name}` },
        })
      ).id
    const [stored, deleted] = [await addDocument('Letter'), await addDocument('Deleted letter')]
    const addGuardian = async (guardian: string, number: string) =>
      (
        await administrator.call(guardiansApi.add, {
          params,
          body: { name: `${guardian} of ${name}`, phone: `${phone}${number}` },
        })
      ).id
    const [father, mother] = [await addGuardian('Father', '1'), await addGuardian('Mother', '2')]
    const student = await openLink(id)
    for (const document of [stored, deleted]) await upload(student.query, document)
    await administrator.call(studentDocumentsApi.remove, { params: { id: deleted } })
    await administrator.call(progressLinksApi.recordConsent, {
      params: { id, guardian_id: father },
      body: { ...all, note: '' },
    })
    const files = await db
      .selectFrom('lead_files')
      .select(['id', 'student_document_id'])
      .where('lead_id', '=', id)
      .execute()
    const fileOf = (document: string) =>
      files.find(({ student_document_id }) => student_document_id === document)?.id ?? ''
    return {
      id,
      name,
      documents: { stored, deleted },
      files: { stored: fileOf(stored), deleted: fileOf(deleted) },
      guardians: { father, mother },
      links: {
        student: await openLink(id, null, stored),
        father: await openLink(id, father, stored),
        mother: await openLink(id, mother, stored),
      },
    }
  }
  return { ...started, addFamily, giveCode, openLink, post, upload }
}

test('no link reaches an id of another person, of a deleted document or without consent', async () => {
  const { addFamily, administrator, app, db, giveCode, openLink, post, upload } = await start()
  const families = [
    await addFamily('Asha Example', '984100001'),
    await addFamily('Bina Sample', '984100002'),
  ]
  const gone = await addFamily('Chandra Specimen', '984100003')
  await administrator.call(leadsApi.remove, { params: { id: gone.id } })
  const [asha] = families as [(typeof families)[0]]
  const revoked = asha.links.student
  asha.links.student = await openLink(asha.id, null, asha.documents.stored)
  const expired = await openLink(asha.id, asha.guardians.mother)
  asha.links.mother = await openLink(asha.id, asha.guardians.mother)
  const longAgo = new Date(Date.now() - 91 * 86_400_000).toISOString()
  await db
    .updateTable('progress_links')
    .set({ created_at: longAgo, last_opened_at: longAgo, revoked_at: null })
    .where('id', '=', expired.id)
    .execute()

  type Link = typeof revoked
  interface Identity {
    name: string
    link: Link
    /** The lead that it may see, and what of it. */
    of?: string
    sees: 'all' | 'nothing'
  }
  const identities: Identity[] = [
    ...families.flatMap(({ id, name, links }) => [
      { name: `student of ${name}`, link: links.student, of: id, sees: 'all' as const },
      { name: `father of ${name}`, link: links.father, of: id, sees: 'all' as const },
      { name: `mother of ${name}`, link: links.mother, of: id, sees: 'nothing' as const },
    ]),
    { name: 'revoked', link: revoked, sees: 'nothing' },
    { name: 'expired', link: expired, sees: 'nothing' },
    ...Object.entries(gone.links).map(([name, link]) => ({
      name: `${name} of a deleted lead`,
      link,
      sees: 'nothing' as const,
    })),
    {
      name: 'no secret',
      link: { ...revoked, query: 'link=&ticket=', cookie: asha.links.student.cookie },
      sees: 'nothing',
    },
    {
      name: 'secret and ticket of different links',
      link: {
        ...revoked,
        query: `link=${asha.links.mother.secret}&ticket=${new URLSearchParams(asha.links.student.query).get('ticket')}`,
        cookie: asha.links.student.cookie,
      },
      sees: 'nothing',
    },
  ]
  const everyone = [...families, gone]
  const unexpected: unknown[] = []
  let answers = 0
  const check = (given: unknown, expected: unknown, ...about: unknown[]) => {
    answers += 1
    if (given !== expected) unexpected.push([...about, given])
  }

  for (const { name: who, link, of, sees } of identities) {
    const isStudent = who.startsWith('student of') && of !== undefined
    const page = await app.inject(`/progress?${link.query}`)
    for (const { id, name } of everyone)
      check(
        page.body.includes(`>Letter of ${name}<`),
        id === of && sees === 'all',
        who,
        'page',
        name,
      )
    check(page.body.includes('Deleted letter'), false, who, 'page')
    for (const { id, documents, files, guardians, links } of everyone) {
      const isOwn = id === of && sees === 'all'
      for (const [kind, document] of Object.entries(documents)) {
        const mayOpen = isOwn && kind === 'stored'
        const shown = await app.inject({
          url: `/progress/documents?${link.query}&document=${document}`,
          headers: { cookie: link.cookie },
        })
        check(shown.body.includes('/progress/documents/page'), mayOpen, who, 'document', kind)
        check((await upload(link.query, document)).statusCode, mayOpen ? 303 : 404, who, 'upload')
      }
      for (const [kind, file] of Object.entries(files))
        for (const cookie of new Set([link.cookie, asha.links.student.cookie, ''])) {
          const url = `/progress/documents/page?${link.query}&page=${file}`
          const { rawPayload } = await app.inject({ url, headers: { cookie } })
          const mayOpen = isOwn && kind === 'stored' && cookie === link.cookie
          check(rawPayload.equals(pdf), mayOpen, who, 'file', kind)
        }
      for (const [kind, other] of Object.entries(links)) {
        if (other.id === link.id || id === gone.id || link.query.includes(other.secret)) continue
        const code = await giveCode(other.id)
        const url = `/progress/documents?${link.query}&document=${documents.stored}`
        const { headers } = await post(url, { code })
        check(headers['set-cookie'], undefined, who, 'code', kind)
      }
      for (const [kind, guardian] of Object.entries(guardians)) {
        // The choice that is already stored, so that the others stay as they are.
        const choice: Record<string, string> =
          kind === 'father' ? { applications: '1', documents: '1', stored_documents: '1' } : {}
        const url = `/progress/consent?${link.query}&guardian=${guardian}`
        const { statusCode } = await post(url, choice)
        check(statusCode, isStudent && id === of ? 303 : 404, who, 'consent', kind)
      }
    }
  }
  expect(unexpected).toEqual([])
  expect(answers).toBeGreaterThan(400)
})
