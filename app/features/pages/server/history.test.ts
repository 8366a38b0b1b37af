import { expect, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { pagesApi } from '../contract.ts'
import { presenceApi } from '../presence-contract.ts'
import { previewsApi } from '../previews-contract.ts'
import type { StandardContent } from '../standard-contract.ts'
import { versionsApi } from '../versions-contract.ts'

const whole: StandardContent = {
  slug: 'terms',
  menu_location: 'footer',
  title: 'Terms',
  description: 'What holds.',
  picture: '',
  intro: 'The first text.',
  sections: [],
}

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages })
  const { administrator } = started
  const body = { type: 'page', title: 'Terms' } as const
  const params = { id: (await administrator.call(pagesApi.add, { body })).id }
  const read = () => administrator.call(pagesApi.read, { params })
  async function save(content: StandardContent) {
    const { revision } = await read()
    return administrator.call(pagesApi.save, { params, body: { revision, content } })
  }
  async function publish(content: StandardContent, changeNote: string) {
    const { revision } = await save(content)
    await administrator.call(pagesApi.publish, {
      params,
      body: { revision, change_note: changeNote },
    })
  }
  return { ...started, params, read, save, publish }
}

test('stores every version with author, time and note, and restores any as the draft', async () => {
  const { administrator, params, read, publish } = await start()
  await publish(whole, 'The first')
  await publish({ ...whole, intro: 'The second text.', slug: 'rules' }, 'The second')

  const versions = await administrator.call(versionsApi.list, { params })
  expect(versions).toMatchObject([
    { number: 2, change_note: 'The second', created_by: 'Sita' },
    { number: 1, change_note: 'The first', created_by: 'Sita' },
  ])
  const first = { ...params, number: '1' }
  expect(await administrator.call(versionsApi.read, { params: first })).toMatchObject({
    content: whole,
  })

  const { revision } = await read()
  const back = await administrator.call(versionsApi.restore, {
    params: first,
    body: { revision },
  })
  expect(back).toMatchObject({ state: 'changed', draft: { ...whole, slug: 'rules' } })
  expect(
    await administrator.attempt(versionsApi.restore, { params: first, body: { revision } }),
  ).toMatchObject({ status: 409 })
})

test('shows the draft only with a valid preview link', async () => {
  const { app, db, administrator, params, save } = await start()
  await save({ ...whole, intro: 'Not yet for all.' })
  const share = () => administrator.call(previewsApi.add, { params, body: { is_shared: true } })
  const link = await share()
  const open = (token: string) => app.inject(`/preview/${token}`)
  // Lists that every page loads.
  for (const list of [
    'scholarships',
    'office',
    'pages',
    'menus',
    'announcements',
    'analytics',
    'newsletter',
  ]) {
    await app.inject(`/api/public/${list}/`)
  }
  const { stats } = app.responseCache

  const shown = await open(link.token)
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain('Not yet for all.')
  expect(shown.body).toContain('<meta name="robots" content="noindex"')
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })
  await save({ ...whole, intro: 'Typed since.' })
  expect((await open(link.token)).body).toContain('Typed since.')
  expect((await open('0'.repeat(64))).statusCode).toBe(404)
  expect(app.responseCache.stats).toEqual(stats)
  const stored = JSON.stringify(await db.selectFrom('page_previews').selectAll().execute())
  expect(stored).not.toContain(link.token)
  const auditEntries = JSON.stringify(
    await administrator.call(auditLogApi.list, { querystring: {} }),
  )
  expect(auditEntries).not.toContain(link.token)

  expect(await administrator.call(previewsApi.list, { params })).toMatchObject([{ id: link.id }])
  await administrator.call(previewsApi.revoke, { params: { id: link.id } })
  expect((await open(link.token)).statusCode).toBe(404)

  const { token } = await share()
  await db.updateTable('page_previews').set({ expires_at: '2026-01-01T00:00:00Z' }).execute()
  expect((await open(token)).statusCode).toBe(404)
})

test('accepts a preview link for a week', async () => {
  const { administrator, params } = await start()

  const { created_at, expires_at } = await administrator.call(previewsApi.add, {
    params,
    body: { is_shared: true },
  })

  expect(Date.parse(expires_at) - Date.parse(created_at)).toBeCloseTo(7 * 24 * 3600 * 1000, -2)
})

test('shows who else edits the page and who saved last', async () => {
  const { db, administrator, params, save } = await start()
  const stay = () => administrator.call(presenceApi.heartbeat, { params })
  expect(await stay()).toMatchObject({ others: [], revision: 1 })
  const [me] = await administrator.call(administratorsApi.list, {})
  const colleague = { page_id: params.id, administrator_id: `${me?.id}`.replace(/.$/, 'x') }
  const seen_at = new Date().toISOString()
  await db
    .insertInto('page_editors')
    .values({ ...colleague, name: 'Gita', seen_at })
    .execute()
  await save(whole)

  expect(await stay()).toMatchObject({ others: ['Gita'], revision: 2, saved_by: 'Sita' })

  await db.updateTable('page_editors').set({ seen_at: '2026-01-01T00:00:00Z' }).execute()
  expect((await stay()).others).toEqual([])
})
