import { expect, test, vi } from 'vitest'
import { formsApi } from '#app/features/forms/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeQuestion, publishForm, toKey, translateForm } from '#tests/publish-form.ts'
import { startTestApp } from '#tests/test-app.ts'

// Sends large forms, which takes time on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const MEGABYTE = 1024 * 1024
const field = `answers.${toKey('Passport')}`

/** A PDF of this size. */
const createPdf = (size = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size)])

/** Starts an office with a form that asks for files, and sends it as browsers without scripts do. */
async function start({ rateLimitFactor = 1000, isTranslated = false } = {}) {
  const config = { rateLimitFactor }
  const started = await startTestApp({ pages: registerBuiltPages, config })
  const { administrator, app, db } = started
  const fields = [
    makeQuestion('Passport', { kind: 'file', is_required: true, max_files: 5 }),
    makeQuestion('Story', { kind: 'long_text' }),
  ]
  const { id } = await publishForm(administrator, { fields })
  if (isTranslated) await translateForm(administrator, id, { fields, title: 'फारम' })
  async function send(files: Buffer[], values: Record<string, string> = {}, prefix = '') {
    const payload = new FormData()
    const person = { name: 'Asha Example', email: 'asha@student.example', phone: '9800000001' }
    const given = { form: id, language: prefix ? 'ne' : 'en', ...person, ...values }
    for (const [name, value] of Object.entries(given)) payload.append(name, value)
    for (const [index, bytes] of files.entries())
      payload.append(field, new File([new Uint8Array(bytes)], `page-${index + 1}.pdf`))
    const url = `${prefix}/forms/send?form=assessment`
    const { statusCode, headers, body } = await app.inject({ method: 'POST', url, payload })
    return { statusCode, location: headers.location, type: headers['content-type'], body }
  }
  const list = () => administrator.call(formsApi.list, {})
  const countFiles = async () =>
    (await db.selectFrom('lead_file_bytes').select('file_id').execute()).length
  return { ...started, send, list, countFiles }
}

test('a browser without scripts sends files with a form', async () => {
  const { list, send } = await start()
  const story = 'नेपाली'.repeat(500)
  const { statusCode, location } = await send([createPdf(), createPdf(9 * MEGABYTE)], {
    [`answers.${toKey('Story')}`]: story,
  })

  expect([statusCode, location]).toEqual([302, '/forms/sent?form=assessment'])
  const [sent] = await list()
  expect(sent?.answers).toMatchObject([
    { text: 'page-1.pdf, page-2.pdf', files: [{ name: 'page-1.pdf' }, { name: 'page-2.pdf' }] },
    { text: story },
  ])
})

test('a form that is refused keeps its texts, names the files to choose again, and stores none', async () => {
  const { countFiles, list, send } = await start({ isTranslated: true })
  const refused = await send([createPdf()], { phone: '1' })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('value="Asha Example"')
  expect(refused.body).toContain('Please choose the file again: page-1.pdf')
  const inNepali = await send([createPdf()], { phone: '1' }, '/ne')
  expect(inNepali.body).toContain('फाइल फेरि छान्नुहोस्: page-1.pdf')

  const wrong = await send([Buffer.from('MZ')])
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain(
    'This file is damaged, or its content is of another kind than its name says.',
  )
  const large = await send([createPdf(10 * MEGABYTE)])
  expect(large.body).toContain('This file is too large. Please choose one of at most 10 MB.')
  expect(await list()).toEqual([])
  expect(await countFiles()).toBe(0)
})

test('a form that is too large gets a page in its language with the texts, and stores nothing', async () => {
  const { countFiles, list, send } = await start()
  const files = [1, 2, 3].map(() => createPdf(9 * MEGABYTE))
  const large = await send(files)
  expect([large.statusCode, large.type]).toEqual([413, 'text/html; charset=utf-8'])
  expect(large.body).toContain('The files are too large. Together they may have at most 20 MB.')
  expect(large.body).toContain('value="Asha Example"')
  const inNepali = await send(files, {}, '/ne')
  expect(inNepali.body).toContain('सबै जोडेर बढीमा २० MB मिल्छ।')
  const many = await send(Array.from({ length: 21 }, () => createPdf()))
  expect(many.statusCode).toBe(413)
  const text = await send([createPdf()], { name: 'x'.repeat(MEGABYTE) })
  expect([text.statusCode, text.type]).toEqual([413, 'text/html; charset=utf-8'])
  const huge = await send([createPdf(101 * MEGABYTE)])
  expect([huge.statusCode, huge.type]).toEqual([413, 'text/html; charset=utf-8'])

  expect(await list()).toEqual([])
  expect(await countFiles()).toBe(0)
})

test('an address can send 20 forms with files an hour, and any number without', async () => {
  const { countFiles, send } = await start({ rateLimitFactor: 0.5 })
  // Refused forms do not count, so that they can be corrected.
  for (let index = 0; index < 12; index++)
    expect((await send([createPdf()], { phone: '1' })).statusCode).toBe(400)
  for (let index = 0; index < 10; index++) await send([createPdf(index)])
  expect(await countFiles()).toBe(10)
  const refused = await send([createPdf(11)])
  expect([refused.statusCode, refused.type]).toEqual([429, 'text/html; charset=utf-8'])
  expect(refused.body).toContain('value="Asha Example"')
  expect((await send([])).statusCode).toBe(400)
  expect(await countFiles()).toBe(10)
})

test('other pages take no files, and a broken form is refused', async () => {
  const { app } = await start()
  const payload = new FormData()
  payload.append('name', 'Asha')
  payload.append('file', new File([new Uint8Array(createPdf())], 'x.pdf'))
  const contact = await app.inject({ method: 'POST', url: '/contact', payload })
  expect(contact.statusCode).toBe(400)
  const broken = await app.inject({
    method: 'POST',
    url: '/forms/send?form=assessment',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nbroken',
  })
  expect(broken.statusCode).toBe(400)
})
