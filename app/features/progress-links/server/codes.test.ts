import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { consumeLimit } from '#app/platform/server/http/rate-limit.ts'
import { makeForm } from '#tests/factories.ts'
import { startNotificationApp } from '#tests/notification-app.ts'
import { CODE_TRIES, progressLinksApi } from '../contract.ts'
import { codesPerLink } from './document-routes.ts'

const at = (moment: string) => new Date(`2026-12-${moment}+05:45`).toISOString()
const pdf = Buffer.from('%PDF-1.7\nAn example.\n%%EOF')

async function start() {
  const started = await startNotificationApp(at('01T10:00:00'))
  const { administrator, app, received, runDueJobs } = started
  const post = async (url: string, payload: Record<string, string> = {}, cookie = '') => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie }
    const body = new URLSearchParams(payload).toString()
    return app.inject({ method: 'POST', url, headers, payload: body })
  }
  /** Adds a student with a link, who has opened it and sent a page of a document. */
  async function addStudent(name: string, email = '') {
    const { id } = await administrator.call(leadsApi.add, {
      body: { name, phone: '9841000001', email },
    })
    const { id: document } = await administrator.call(studentDocumentsApi.add, {
      params: { id },
      body: { kind: 'passport' },
    })
    const link = await administrator.call(progressLinksApi.add, {
      params: { id },
      body: { guardian_id: null },
    })
    const secret = new URL(link.address).searchParams.get('link') as string
    const opened = await post(`/progress?link=${secret}`)
    const query = String(opened.headers.location).split('?')[1] as string
    const url = `/progress/documents?${query}&document=${document}`
    await app.inject({
      method: 'POST',
      url: `/progress/files?${query}&document=${document}`,
      payload: makeForm({ file: new File([new Uint8Array(pdf)], 'PA1234567.pdf') }),
    })
    return { id, linkId: link.id, document, query, url }
  }
  type Student = Awaited<ReturnType<typeof addStudent>>
  return {
    ...started,
    post,
    addStudent,
    open: (url: string, cookie = '') => app.inject({ url, headers: { cookie } }),
    askForCode: ({ query, document }: Student) =>
      post(`/progress/code?${query}&document=${document}`),
    enter: ({ url }: Student, code: string) => post(url, { code }),
    async readCode(address: string) {
      await runDueJobs()
      const mail = received.filter(({ to }) => to[0] === address).at(-1)
      return mail?.plain.match(/^\d{6}$/m)?.[0] ?? ''
    },
    giveCode: ({ linkId }: Student) =>
      administrator.call(progressLinksApi.addCode, { params: { id: linkId } }),
  }
}

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] as string
const pagePathOf = (body: string) =>
  body.match(/href="(\/progress\/documents\/page[^"]*)"/)?.[1]?.replaceAll('&#38;', '&') ?? ''

test('a code goes to the known e-mail address and opens the documents in this browser', async () => {
  const { addStudent, app, askForCode, db, enter, open, readCode, setClock } = await start()
  const asha = await addStudent('Asha Example', 'asha@student.example')
  const other = await addStudent('Bina Sample', 'bina@student.example')
  const locked = await open(asha.url)
  expect(locked.body).toContain('Send a code to a…@student.example')
  expect(locked.body).not.toContain('/progress/documents/page')
  expect(locked.body).not.toContain('PA1234567')

  const asked = await askForCode(asha)
  expect((await open(String(asked.headers.location))).body).toContain('We have sent a code')
  const code = await readCode('asha@student.example')
  expect(code).toMatch(/^\d{6}$/)
  const stored = await db.selectFrom('progress_links').selectAll().execute()
  const mails = await db.selectFrom('mails').selectAll().execute()
  expect(JSON.stringify([stored, mails])).not.toContain(code)

  // Digits of the Nepali keyboard and spaces are accepted.
  const entered = await enter(asha, `${code.slice(0, 3)} ${code.slice(3)}`)
  expect(entered.statusCode).toBe(303)
  expect(entered.headers['set-cookie']).toMatch(
    /^progress-documents=.*; Max-Age=900; Path=\/progress\/documents; HttpOnly; SameSite=Strict$/,
  )
  const cookie = cookieOf(entered)
  const { body } = await open(asha.url, cookie)
  expect(body).not.toContain('PA1234567')
  const path = pagePathOf(body)
  const page = await open(path, cookie)
  expect(page.rawPayload).toEqual(pdf)
  expect(page.headers['content-disposition']).not.toContain('PA1234567')
  expect(page.headers['cache-control']).toBe('no-store')

  // Neither without the cookie, nor those of another link, nor later.
  expect((await open(path)).statusCode).toBe(303)
  expect((await open(other.url, cookie)).body).not.toContain('/progress/documents/page')
  const foreign = path.replace(asha.query, other.query)
  expect((await open(foreign, cookie)).statusCode).toBe(404)
  await setClock(at('01T10:16:00'))
  expect((await open(path, cookie)).statusCode).toBe(303)
  expect((await app.inject({ method: 'HEAD', url: asha.url })).statusCode).toBe(200)
})

test('a code works once, for 10 minutes and 5 tries, and a new one replaces it', async () => {
  const { addStudent, enter, giveCode, setClock } = await start()
  const asha = await addStudent('Asha Example')
  const statusOf = async (code: string) => (await enter(asha, code)).statusCode
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  const { code: first } = await giveCode(asha)
  expect(await statusOf(first)).toBe(303)
  expect(await statusOf(first)).toBe(400)

  const { code: second } = await giveCode(asha)
  for (let tries = 1; tries <= CODE_TRIES; tries++) expect(await statusOf(wrong(second))).toBe(400)
  expect(await statusOf(second)).toBe(400)

  const { code: third } = await giveCode(asha)
  const { code: fourth } = await giveCode(asha)
  expect(third === fourth || (await statusOf(third)) === 400).toBe(true)
  await setClock(at('01T10:10:01'))
  expect(await statusOf(fourth)).toBe(400)

  const { code: fifth } = await giveCode(asha)
  const both = await Promise.all([statusOf(fifth), statusOf(fifth)])
  expect(both.toSorted()).toEqual([303, 400])
  for (const given of ['', '12345', 'abcdef', '1'.repeat(5000)])
    expect((await enter(asha, given)).body).toContain('Please enter the 6 digits')
})

test('without a known e-mail address the office is asked for a code and gives it', async () => {
  const {
    addStudent,
    administrator,
    askForCode,
    db,
    enter,
    giveCode,
    open,
    sendEnquiry,
    setClock,
  } = await start()
  const asha = await addStudent('Asha Example')
  await setClock(at('01T10:01:00'))
  // A person with the link and the phone number can send an enquiry with another address.
  await sendEnquiry({ name: 'Asha Example', phone: '9841000001', email: 'thief@other.example' })
  const { emails } = await administrator.call(leadsApi.find, { params: { id: asha.id } })
  expect(emails).toEqual(['thief@other.example'])

  const asked = await askForCode(asha)
  expect((await open(String(asked.headers.location))).body).toContain('received your request')
  const listed = async () =>
    (await administrator.call(progressLinksApi.list, { params: { id: asha.id } })).links
  expect(await listed()).toMatchObject([{ code_asked_at: expect.any(String) }])
  const notified = await db
    .selectFrom('notifications')
    .selectAll()
    .where('content', 'like', '%Student asks for a code%')
    .execute()
  expect(notified).toHaveLength(1)
  const codes = await db.selectFrom('mails').where('type', '=', 'Code for documents').selectAll()
  expect(await codes.execute()).toEqual([])

  const { code } = await giveCode(asha)
  expect(await listed()).toMatchObject([{ code_asked_at: null }])
  expect((await enter(asha, code)).statusCode).toBe(303)
})

test('codes of a link are limited, and no code is made after it is revoked', async () => {
  const { addStudent, administrator, app, askForCode, enter, giveCode } = await start()
  const asha = await addStudent('Asha Example', 'asha@student.example')
  for (let asked = app.limits.factor * 3; asked > 0; asked--)
    await consumeLimit(app, codesPerLink, asha.linkId)
  const limited = await askForCode(asha)
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, expect.any(String)])
  expect(limited.body).toContain('Please wait 15 minutes')
  const { code } = await giveCode(asha)
  await administrator.call(progressLinksApi.revoke, { params: { id: asha.linkId } })
  expect((await askForCode(asha)).statusCode).toBe(404)
  expect((await enter(asha, code)).statusCode).toBe(404)
  const again = await administrator.attempt(progressLinksApi.addCode, {
    params: { id: asha.linkId },
  })
  expect(again).toMatchObject({ status: 404 })
})

test('a document of a merged lead opens, and not after the merge was undone', async () => {
  const { addStudent, administrator, enter, giveCode, open } = await start()
  const asha = await addStudent('Asha Example')
  const other = await addStudent('Asha Exampl')
  const url = asha.url.replace(asha.document, other.document)
  const cookie = cookieOf(await enter(asha, (await giveCode(asha)).code))
  expect((await open(url, cookie)).statusCode).toBe(404)
  const pair = { params: { id: asha.id }, body: { other_id: other.id } }
  await administrator.call(mergeApi.merge, {
    params: pair.params,
    body: { ...pair.body, fields: [] },
  })
  const merged = await open(url, cookie)
  const opened = merged.statusCode === 200 ? merged : await open(asha.url, cookie)
  expect(opened.body).toContain('/progress/documents/page')
  await administrator.call(mergeApi.unmerge, pair)
  expect((await open(url, cookie)).statusCode).toBe(404)
  expect((await open(asha.url, cookie)).statusCode).toBe(200)
})
