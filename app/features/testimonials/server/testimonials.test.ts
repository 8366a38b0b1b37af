import { expect, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { libraryApi } from '#app/features/media/library-contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeForm, makeTestimonial } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createUniqueImage, toFile } from '#tests/test-images.ts'
import { type NewTestimonial, type TestimonialChange, testimonialsApi } from '../contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const kathmandu = { time_zone: 'Asia/Kathmandu' }
const words = 'Example words: they read every letter with me.'

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator, visitor, credentials } = started
  const get = async (url: string) => (await app.inject(url)).body
  return {
    ...started,
    get,
    add: (given: Partial<NewTestimonial> = {}) =>
      administrator.call(testimonialsApi.add, { body: makeTestimonial(given) }),
    attempt: (given: Partial<NewTestimonial>) =>
      administrator.attempt(testimonialsApi.add, { body: makeTestimonial(given) }),
    change: (id: string, body: TestimonialChange) =>
      administrator.attempt(testimonialsApi.change, { params: { id }, body }),
    upload: async () => {
      const payload = makeForm({ title: 'Student', picture: toFile(await createUniqueImage()) })
      const headers = await credentials()
      const sent = await app.inject({ method: 'POST', url: '/api/pictures/', headers, payload })
      return sent.json<{ id: string; address: string }>()
    },
    /** Returns the pages that show it and the length of the public list. */
    shownOn: async () => {
      const pages = await Promise.all(
        ['/', '/canada', '/uk'].map(async (url) => [url, await get(url)] as const),
      )
      const { length } = await visitor.call(testimonialsApi.listPublic, {})
      return [length, ...pages.filter(([, body]) => body.includes(words)).map(([url]) => url)]
    },
  }
}

test('shows nothing about testimonials without any', async () => {
  const { get, shownOn, visitor } = await start()

  expect(await shownOn()).toEqual([0])
  expect(await visitor.call(testimonialsApi.listPublic, {})).toEqual([])
  for (const url of ['/', '/canada']) expect(await get(url)).not.toContain('What students say')
})

test('shows a testimonial with consent on the home page and the guide at the next request', async () => {
  const { add, get, upload, shownOn, visitor } = await start()
  await shownOn()
  const { address } = await upload()

  const { id } = await add({ picture: address })

  expect(await shownOn()).toEqual([1, '/', '/canada'])
  expect(await get('/')).toContain(`${address}?w=480`)
  expect(await visitor.call(testimonialsApi.listPublic, {})).toEqual([
    {
      id,
      name: 'A student (example)',
      text: words,
      country: 'CA',
      course: 'Example course',
      year: '2025',
      picture: address,
    },
  ])
})

test('shows the first six testimonials on the home page in the office’s order', async () => {
  const { administrator, add, get } = await start()
  const ids: string[] = []
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const { id } = await add({ name: `Student ${number} (example)`, country: '' })
    ids.push(id)
  }
  const [first = '', ...rest] = ids
  await administrator.call(testimonialsApi.order, { body: { ids: [...rest, first] } })

  const home = await get('/')

  expect(home).toMatch(/Student 2 .*Student 3 .*Student 7 /s)
  expect(home).not.toContain('Student 1 ')
})

test.each([
  [{ consent_on: '' }, 'consent_on', 'A testimonial without consent cannot be public.'],
  [{ consent_how: '' }, 'consent_how', 'Please enter how the consent was given.'],
  [{ consent_text: 'Other words.' }, 'consent_text', 'The person approved a different text.'],
  [{ consent_on: '2026-02-30' }, 'consent_on', 'Please enter an AD date that exists'],
  [{ consent_on: '2999-01-01' }, 'consent_on', 'This day is in the future.'],
  [{ year: 'next' }, 'year', 'Please enter an AD year with four digits'],
  [{ year: '२०८३' }, 'year', 'Please enter an AD year with four digits'],
  [{ consent_withdrawn_on: '2026-10-19' }, 'consent_withdrawn_on', 'The withdrawal cannot be'],
  [{ consent_withdrawn_on: '2026-11-01' }, 'is_published', 'The consent was withdrawn.'],
] as const)('refuses to publish %j and changes nothing', async (given, field, sentence) => {
  const { administrator, attempt, add, change, shownOn } = await start()
  const refusal = {
    status: 400,
    failure: { fields: { [field]: expect.stringMatching(new RegExp(`^${sentence}`)) } },
  }
  expect(await attempt(given)).toMatchObject(refusal)

  const draft = await add({ is_published: false })
  expect(await change(draft.id, { ...given, is_published: true })).toMatchObject(refusal)

  expect(await administrator.call(testimonialsApi.list, {})).toEqual([draft])
  expect(await shownOn()).toEqual([0])
})

test('accepts a consent of today in office time but not later', async () => {
  const { add, attempt } = await start()
  const dayIn = (days: number) => toOfficeDay(kathmandu, new Date(Date.now() + days * 86_400_000))

  expect(await attempt({ consent_on: dayIn(2) })).toMatchObject({ status: 400 })
  const { id } = await add({ consent_on: dayIn(0), year: '' })
  expect(id).toEqual(expect.any(String))
})

test('applies a consent only to the approved text', async () => {
  const { add, change } = await start()
  const { id, consent_text } = await add()
  expect(consent_text).toBe(words)

  const refused = await change(id, { text: 'Example words that nobody agreed to.' })
  expect(refused).toMatchObject({
    status: 400,
    failure: { fields: { consent_text: expect.any(String) } },
  })

  const text = 'Example words of a second consent.'
  const again = await change(id, { text, consent_text: text, consent_on: '2026-11-20' })
  expect(again).toMatchObject({ ok: true, value: { text, is_published: true } })
})

test('removes text and picture immediately when consent is withdrawn', async () => {
  const { administrator, add, change, upload, shownOn } = await start()
  const picture = await upload()
  const { id } = await add({ picture: picture.address })
  expect(await shownOn()).toEqual([1, '/', '/canada'])

  const withdrawn = await change(id, { consent_withdrawn_on: '2026-11-21' })

  expect(withdrawn).toMatchObject({
    ok: true,
    value: { consent_withdrawn_on: '2026-11-21', is_published: false, picture: '' },
  })
  expect(await shownOn()).toEqual([0])
  const params = { id: picture.id }
  expect(await administrator.attempt(libraryApi.remove, { params })).toMatchObject({ ok: true })
  const [activity] = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'testimonial' },
  })
  expect(activity).toMatchObject({
    action: 'changed',
    subject_name: 'A student (example)',
    after: { consent_withdrawn_on: '2026-11-21', is_published: false },
  })
  expect(await change(id, { is_published: true })).toMatchObject({ status: 400 })
  expect(await change(id, { consent_withdrawn_on: '' })).toMatchObject({ ok: true })
  expect(await shownOn()).toEqual([0])
})
