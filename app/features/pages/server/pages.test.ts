import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { makePage } from '#tests/factories.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { pagesApi } from '../contract.ts'
import { publishedApi } from '../published-contract.ts'
import type { StandardContent } from '../standard-contract.ts'

const whole = makePage({
  intro: '',
  sections: [
    {
      id: 'fees',
      type: 'text',
      heading: 'Fees',
      text: 'The first consultation is *free*.',
      items: [],
      closing: '',
    },
  ],
})

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const createPage = (title = 'Terms of Service') =>
    administrator.call(pagesApi.add, { body: { type: 'page', title } })
  const save = (id: string, revision: number, content: StandardContent) =>
    administrator.attempt(pagesApi.save, { params: { id }, body: { revision, content } })
  const read = (id: string) => administrator.call(pagesApi.read, { params: { id } })
  /** Publishes the current draft. */
  async function publish(id: string, why?: string) {
    const { revision } = await read(id)
    return administrator.attempt(pagesApi.publish, {
      params: { id },
      body: { revision, change_note: why },
    })
  }
  async function add(content: Partial<StandardContent> = {}) {
    const { id } = await createPage()
    await save(id, 1, { ...whole, ...content })
    await publish(id)
    return id
  }
  const readPage = async (address: string) => {
    const found = await visitor.attempt(publishedApi.read, { querystring: { address } })
    return found.ok ? found.value.content : found.status
  }
  return { ...started, createPage, save, read, publish, add, readPage }
}

test('derives the address of a new page from the letters of its title', async () => {
  const { createPage } = await start()
  for (const [title, slug] of [
    ['Étudier à Genève', 'etudier-a-geneve'],
    ['STRAẞE & Øl in Łódź', 'strasse-ol-in-lodz'],
    ['İstanbul ve Diyarbakır', 'istanbul-ve-diyarbakir'],
    ['Đại học Hà Nội', 'dai-hoc-ha-noi'],
    ['２０２７ – ﬁnance', '2027-finance'],
  ] as const) {
    const { draft } = await createPage(title)
    expect([title, draft.slug]).toEqual([title, slug])
  }
})

test('shows visitors a page only as it was published', async () => {
  const { visitor, createPage, save, publish, read, readPage } = await start()
  const { id, draft, state } = await createPage()
  expect([state, draft.slug]).toEqual(['draft', 'terms-of-service'])

  await save(id, 1, whole)
  expect(await readPage('/terms')).toBe(404)
  expect(await publish(id)).toMatchObject({ ok: true, value: { state: 'published' } })
  expect(await readPage('/terms')).toEqual(whole)

  const { revision } = await read(id)
  await save(id, revision, { ...whole, title: 'Other terms' })
  expect(await read(id)).toMatchObject({ state: 'changed', title: 'Other terms' })
  expect(await readPage('/terms')).toEqual(whole)
  await save(id, revision + 1, whole)
  expect((await read(id)).state).toBe('published')
  expect(await visitor.call(publishedApi.list, {})).toMatchObject([
    { address: '/terms', title: 'Terms of Service', menu_location: 'footer' },
  ])
})

test('answers a conflicting save with the newer draft and stores nothing', async () => {
  const { createPage, save, read } = await start()
  const { id } = await createPage()
  await save(id, 1, { ...whole, intro: 'By the first.' })

  const refused = await save(id, 1, { ...whole, intro: 'By the second.' })

  expect(refused).toMatchObject({
    status: 409,
    failure: {
      params: { reason: 'draft_changed' },
      newer: { revision: 2, saved_by: admin.username, content: { intro: 'By the first.' } },
    },
  })
  expect((await read(id)).draft.intro).toBe('By the first.')
})

test('accepts a repeated save after a lost response', async () => {
  const { createPage, save } = await start()
  const { id } = await createPage()

  expect(await save(id, 1, whole)).toMatchObject({ ok: true, value: { revision: 2 } })
  expect(await save(id, 1, whole)).toMatchObject({ ok: true, value: { revision: 2 } })
})

test('accepts an empty draft and names each missing field when publishing', async () => {
  const { createPage, save, publish, readPage } = await start()
  const { id } = await createPage()
  const [section] = whole.sections
  const draft = {
    ...whole,
    slug: 'Not one',
    description: '',
    sections: [{ ...section, heading: ' ' }],
  }

  expect(await save(id, 1, draft as StandardContent)).toMatchObject({ ok: true })

  expect(await publish(id)).toMatchObject({
    status: 400,
    failure: {
      fields: {
        slug: expect.any(String),
        description: 'Please fill this in.',
        'sections.0.heading': 'Please fill this in.',
      },
    },
  })
  expect(await readPage('/Not one')).toBe(404)
})

test('stores only the fields of the page type', async () => {
  const { createPage, save, read } = await start()
  const { id } = await createPage()
  const odd = { id: 'x', type: 'script', text: 'alert(1)' }

  for (const content of [
    'text',
    { ...whole, sections: [odd] },
    { ...whole, sections: [{ ...whole.sections[0], text: 'x'.repeat(10_001) }] },
    { ...whole, menu_location: 'top' },
    { ...whole, title: 'A\0B' },
  ]) {
    expect(await save(id, 1, content as StandardContent)).toMatchObject({ status: 400 })
  }
  await save(id, 1, {
    ...whole,
    secret: 1,
    sections: [{ ...whole.sections[0], onclick: 1 }],
  } as never)
  expect((await read(id)).draft).toEqual(whole)
})

test('refuses a draft that is nested too deeply', async () => {
  const { app, createPage, credentials } = await start()
  const { id } = await createPage()
  const url = `/api/pages/${id}/draft/`
  const headers = { ...(await credentials()), 'content-type': 'application/json' }
  for (const content of [
    '['.repeat(30_000) + ']'.repeat(30_000),
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ]) {
    const payload = `{"revision":1,"content":${content}}`
    const { statusCode } = await app.inject({ method: 'PATCH', url, headers, payload })
    expect(statusCode).toBe(400)
  }
})

test('accepts only links to pages, sites, e-mail addresses and phone numbers', async () => {
  const { createPage, save, publish, read } = await start()
  const { id } = await createPage()
  const linkTo = async (address: string) => {
    const { revision } = await read(id)
    await save(id, revision, { ...whole, intro: `See [this](${address}).` })
    return (await publish(id)).ok
  }

  for (const address of [
    '/contact',
    'https://a.example/x?y=1',
    'mailto:a@b.example',
    'tel:+977-1',
    '#fees',
  ]) {
    expect([address, await linkTo(address)]).toEqual([address, true])
  }
  for (const address of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
    'other.html',
    'file:///etc/passwd',
    '&#106;avascript:x',
  ]) {
    expect([address, await linkTo(address)]).toEqual([address, false])
  }
})

test('redirects a changed address permanently, in one step and without loops', async () => {
  const { administrator, add, save, read, publish, readPage } = await start()
  const id = await add()
  const moveTo = async (slug: string) => {
    const { revision, draft } = await read(id)
    await save(id, revision, { ...(draft as StandardContent), slug })
    return publish(id)
  }
  const list = async () =>
    (await administrator.call(redirectsApi.list, {})).map(({ source, target }) => [source, target])

  await moveTo('rules')
  expect(await readPage('/terms')).toBe(404)
  expect(await list()).toEqual([['/terms', '/rules']])
  await moveTo('conditions')
  expect(await list()).toEqual([
    ['/rules', '/conditions'],
    ['/terms', '/conditions'],
  ])
  await moveTo('terms')
  expect(await list()).toEqual([
    ['/conditions', '/terms'],
    ['/rules', '/terms'],
  ])
})

test('refuses a reserved or used address and changes nothing', async () => {
  const { add, createPage, save, publish, read } = await start()
  await add()
  const { id } = await createPage()

  for (const [slug, sentence] of [
    ['terms', 'Another page already uses /terms.'],
    ['contact', '/contact is used by the site itself. Please choose another address.'],
    ['api', '/api is used by the site itself. Please choose another address.'],
    ['admin', '/admin is used by the site itself. Please choose another address.'],
  ] as const) {
    const { revision } = await read(id)
    await save(id, revision, { ...whole, slug })
    expect(await publish(id)).toMatchObject({
      status: 400,
      failure: { fields: { slug: sentence } },
    })
  }
  expect((await read(id)).state).toBe('draft')
})

test('removes an archived page and frees its address until it is published again', async () => {
  const { administrator, add, publish, read, readPage } = await start()
  const id = await add()
  const other = await add({ slug: 'help', intro: 'See [our terms](/terms#fees).' })
  expect((await read(id)).inbound_links).toEqual([{ id: other, title: whole.title }])

  await administrator.call(pagesApi.archive, { params: { id } })

  expect(await readPage('/terms')).toBe(404)
  expect(await read(id)).toMatchObject({ state: 'archived', address: '' })
  expect(await publish(id)).toMatchObject({ ok: true, value: { address: '/terms' } })
})

test('records who published and refuses to publish an outdated draft', async () => {
  const { administrator, createPage, save, publish, read } = await start()
  const { id } = await createPage()
  await save(id, 1, whole)
  const early = { params: { id }, body: { revision: 1 } }
  expect(await administrator.attempt(pagesApi.publish, early)).toMatchObject({ status: 409 })
  expect((await read(id)).state).toBe('draft')

  await publish(id, 'The first one')

  const auditEntries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntries).toMatchObject([
    {
      action: 'changed',
      subject: 'page',
      subject_name: whole.title,
      administrator_name: admin.username,
      after: { state: 'published', address: '/terms' },
    },
    { action: 'added', subject: 'page' },
  ])
})
