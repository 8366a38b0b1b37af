import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { makeFact, makePage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { pagesApi } from '../contract.ts'
import { publishedApi } from '../published-contract.ts'
import type { StandardContent } from '../standard-contract.ts'
import { translationsApi } from '../translations-contract.ts'
import { versionsApi } from '../versions-contract.ts'

const whole = makePage()

async function start(withFirstContent = false) {
  const started = await startTestApp({ withFirstContent })
  const { administrator } = started
  const read = (id: string) => administrator.call(pagesApi.read, { params: { id } })
  async function save(id: string, content: object) {
    const { revision, draft } = await read(id)
    const body = { revision, content: { ...draft, ...content } }
    return administrator.call(pagesApi.save, { params: { id }, body })
  }
  async function publish(id: string, content: object = {}) {
    const { source_page: source } = await read(id)
    const { revision } = await save(id, content)
    const body = { revision, source_version: source?.version }
    return administrator.attempt(pagesApi.publish, { params: { id }, body })
  }
  const createPage = (title = whole.title) =>
    administrator.call(pagesApi.add, { body: { type: 'page', title } })
  async function add(content: Partial<StandardContent> = {}) {
    const { id } = await createPage()
    await publish(id, { ...whole, ...content })
    return id
  }
  const translate = (id: string, language: 'ne' | 'hi' = 'ne') =>
    administrator.attempt(translationsApi.create, { params: { id }, body: { language } })
  /** Returns the id. */
  async function createTranslation(id: string, language?: 'ne' | 'hi') {
    const made = await translate(id, language)
    if (!made.ok) throw new Error(made.failure.detail)
    return made.value.id
  }
  const archive = (id: string) => administrator.call(pagesApi.archive, { params: { id } })
  return {
    ...started,
    read,
    save,
    publish,
    createPage,
    add,
    translate,
    createTranslation,
    archive,
  }
}

test('starts a translation as a draft of the published page and publishes it at its address', async () => {
  const { administrator, read, save, publish, add, translate } = await start()
  const id = await add()
  await save(id, { intro: 'Not published yet.' })

  const made = await translate(id)

  expect(made).toMatchObject({
    ok: true,
    value: {
      type: 'page',
      language: 'ne',
      draft: whole,
      state: 'draft',
      address: '',
      versions_behind: 0,
      translation_of: id,
      source_page: { id, title: whole.title, version: 1 },
      translations: [],
    },
  })
  const translation = made.ok ? made.value.id : ''
  const [auditEntry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntry).toMatchObject({
    action: 'added',
    subject: 'page',
    subject_id: translation,
    subject_name: 'Terms of Service (नेपाली)',
    after: { language: 'ne', translation_of: id },
  })
  expect(await publish(translation, { title: 'सेवाका सर्तहरू' })).toMatchObject({
    ok: true,
    value: { state: 'published', address: '/ne/terms' },
  })
  expect(await read(id)).toMatchObject({
    address: '/terms',
    translation_of: null,
    source_page: null,
    versions_behind: 0,
    translations: [
      {
        id: translation,
        language: 'ne',
        title: 'सेवाका सर्तहरू',
        address: '/ne/terms',
        versions_behind: 0,
      },
    ],
  })
})

test('counts the source versions published since the translation', async () => {
  const { administrator, read, publish, add, createTranslation } = await start()
  const id = await add()
  const translation = await createTranslation(id)
  const versions_behind = async () => (await read(translation)).versions_behind

  await publish(id, { intro: 'Second.' })
  expect(await versions_behind()).toBe(1)
  await publish(translation)
  expect(await versions_behind()).toBe(0)
  await publish(id, { intro: 'Third.' })
  expect(await versions_behind()).toBe(1)
  await publish(id, { intro: 'Fourth.' })
  expect(await versions_behind()).toBe(2)
  const all = await administrator.call(pagesApi.list, { querystring: { language: 'en' } })
  expect(all).toMatchObject([
    { id, versions_behind: 0, translations: [{ id: translation, versions_behind: 2 }] },
  ])
  const others = await administrator.call(pagesApi.list, { querystring: { language: 'ne' } })
  expect(others).toMatchObject([{ id: translation, translation_of: id, versions_behind: 2 }])

  await publish(translation)
  expect(await versions_behind()).toBe(0)
  const versions = await administrator.call(versionsApi.list, { params: { id: translation } })
  expect(versions.map(({ source_version }) => source_version)).toEqual([4, 2])
})

test('a translation follows only a source version that its author has seen', async () => {
  const { administrator, read, save, publish, add, createTranslation } = await start()
  const id = await add()
  const translation = await createTranslation(id)
  const params = { id: translation }
  const publishAs = async (source_version?: number) => {
    const { revision } = await save(translation, {})
    const body = { revision, source_version }
    return (await administrator.call(pagesApi.publish, { params, body })).versions_behind
  }
  await publish(id, { intro: 'Second.' })
  await publish(id, { intro: 'Third, published while the translation was open.' })

  expect(await publishAs(2)).toBe(1)
  // Without a version, as from the list of pages, it stays as far behind as it was.
  expect(await publishAs()).toBe(1)
  expect(await publishAs(3)).toBe(0)
  expect(await publishAs(99)).toBe(0)

  await publish(id, { intro: 'Fourth.' })
  const { revision } = await read(translation)
  await administrator.call(pagesApi.schedule, {
    params,
    body: { revision, at: '2099-01-01T09:00' },
  })
  expect(await read(translation)).toMatchObject({ state: 'scheduled', versions_behind: 1 })
})

test('keeps the source version of the time when the translation was scheduled', async () => {
  const { administrator, read, publish, add, createTranslation } = await start()
  const id = await add()
  const translation = await createTranslation(id)
  const { revision } = await read(translation)
  const moment = Math.ceil(Date.now() / 1000 + 2) * 1000
  const at = new Date(moment)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Kathmandu' })
    .replace(' ', 'T')
  const body = { revision, at }
  await administrator.call(pagesApi.schedule, { params: { id: translation }, body })

  await publish(id, { intro: 'Second.' })

  const state = async () => (await read(translation)).state
  await expect.poll(state, { timeout: 10_000 }).toBe('published')
  expect((await read(translation)).versions_behind).toBe(1)
})

test('titles of links have fact values in the language of their page', async () => {
  const { administrator, visitor, publish, add, createTranslation } = await start()
  const { id: fact, key } = await administrator.call(factsApi.add, {
    body: makeFact({ unit: 'year' }),
  })
  const params = { id: fact }
  await administrator.call(factValuesApi.add, { params, body: { from: '3' } })
  const text = `{${key}}`
  const translation = await createTranslation(await add({ title: text, intro: text }))
  await publish(translation, {})

  const list = (querystring: { language?: 'ne' }) =>
    visitor.call(publishedApi.list, { querystring })
  const pages = [...(await list({})), ...(await list({ language: 'ne' }))]
  for (const { language, address, title } of pages) {
    const page = await visitor.call(publishedApi.read, { querystring: { address } })
    expect([language, title]).toEqual([language, page.content.intro])
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(2)
})

test('refuses a translation that exists or is impossible, with a message', async () => {
  const { administrator, createPage, add, translate, createTranslation } = await start(true)
  const id = await add()
  const translation = await createTranslation(id)
  const { id: draft } = await createPage('Never published')
  const all = await administrator.call(pagesApi.list, {})
  const home = all.find(({ type }) => type === 'home-page')?.id ?? ''

  for (const [of, reason, sentence] of [
    [id, 'translated', 'A translation into नेपाली already exists: “Terms of Service”.'],
    [translation, 'translation', 'This page is a translation. Please translate its source page'],
    [draft, 'not_published', 'Only published pages can be translated. Please publish this page'],
  ] as const) {
    const refused = await translate(of)
    expect(refused).toMatchObject({ status: 409, failure: { params: { reason } } })
    expect(refused.ok ? '' : refused.failure.detail).toContain(sentence)
  }
  expect(await translate(home, 'hi')).toMatchObject({
    status: 409,
    failure: {
      detail: expect.stringContaining('The site itself is not translated into हिन्दी.'),
      params: { reason: 'type' },
    },
  })
  const body = { language: 'en' as 'ne' }
  const params = { id }
  expect(await administrator.attempt(translationsApi.create, { params, body })).toMatchObject({
    status: 400,
  })
  expect((await administrator.call(pagesApi.list, {})).length).toBe(all.length)
})

test('refuses one of two simultaneous requests for the same translation', async () => {
  const { administrator, add, translate } = await start()
  const id = await add()

  const made = await Promise.all([translate(id), translate(id), translate(id, 'hi')])

  expect(made.map((each) => (each.ok ? 201 : each.status)).toSorted()).toEqual([201, 201, 409])
  expect(await administrator.call(pagesApi.list, {})).toHaveLength(3)
})

test('lets the office choose the address of a translation unless it is in use', async () => {
  const { publish, add, createTranslation } = await start()
  const translation = await createTranslation(await add())
  const other = await createTranslation(await add({ slug: 'rules' }))
  await publish(translation)

  for (const [id, slug, sentence] of [
    [other, 'terms', 'Another page already uses /ne/terms.'],
    [other, 'contact', '/ne/contact is used by the site itself. Please choose another address.'],
    [other, 'admin', '/ne/admin is used by the site itself. Please choose another address.'],
  ] as const) {
    expect(await publish(id, { slug })).toMatchObject({
      status: 400,
      failure: { fields: { slug: sentence } },
    })
  }
  expect(await publish(other, { slug: 'niyam' })).toMatchObject({
    ok: true,
    value: { address: '/ne/niyam' },
  })
})

test('refuses an address under a language prefix for a page in the default language', async () => {
  const { createPage, publish } = await start()
  const { id } = await createPage()

  expect(await publish(id, { ...whole, slug: 'ne' })).toMatchObject({
    status: 400,
    failure: {
      fields: { slug: '/ne is for pages in another language. Please choose another address.' },
    },
  })
})

test('keeps a translation when its source page is archived and marks it behind after republication', async () => {
  const { read, publish, add, translate, createTranslation, archive } = await start()
  const id = await add()
  const translation = await createTranslation(id)
  await publish(translation)

  await archive(id)

  expect(await translate(id, 'hi')).toMatchObject({ status: 409 })
  expect(await read(translation)).toMatchObject({ address: '/ne/terms', versions_behind: 0 })
  await publish(id)
  expect(await read(translation)).toMatchObject({ versions_behind: 1 })
  await archive(translation)
  expect(await read(id)).toMatchObject({ translations: [{ state: 'archived', address: '' }] })
  expect(await publish(translation)).toMatchObject({
    value: { address: '/ne/terms', versions_behind: 0 },
  })
})

test('keeps the address of the About page in every language', async () => {
  const { administrator, publish } = await start(true)
  const all = await administrator.call(pagesApi.list, {})
  const isAbout = ({ type, language }: (typeof all)[number]) =>
    type === 'about-page' && language === 'ne'
  const about = all.find(isAbout)?.id ?? ''

  expect(await publish(about)).toMatchObject({ ok: true, value: { address: '/ne/about' } })
})
