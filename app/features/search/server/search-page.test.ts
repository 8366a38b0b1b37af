import { expect, test } from 'vitest'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'

test('does not cache a search and limits its length', async () => {
  const { app } = await startTestApp({
    pages: registerBuiltPages,
    config: { rateLimitFactor: 0.01 },
  })
  const search = (q: string, remoteAddress: string, url = '/search') =>
    app.inject({ url, query: { q }, remoteAddress })
  const empty = (await app.inject('/search')).body
  await search('first', '10.0.1.1')
  const { stats } = app.responseCache

  const query = {
    '<zzzzzz>': ['No results for “&lt;zzzzzz&gt;”.', 'href="/contact"'],
    '  a\u0000\u2028 b  ': ['<title>Search: a b – '],
    ['é'.repeat(101)]: ['Your search is too long'],
    [`${'x'.repeat(99)}😀😀`]: ['Your search is too long'],
  }
  for (const [index, [q, texts]] of Object.entries(query).entries()) {
    const { statusCode, headers, body } = await search(q, `10.0.0.${index}`)
    expect([q, statusCode, headers['cache-control']]).toEqual([q, 200, 'no-store'])
    for (const text of texts) expect(body).toContain(text)
    expect(body).toContain('name="robots" content="noindex"')
    expect(body).not.toContain('<zzzzzz>')
    expect((await search(q, `10.0.0.${index}`, '/search.data')).statusCode).toBe(200)
  }
  expect((await app.inject('/SEARCH/?q=%20&x=evil')).body).toBe(empty)
  for (let tries = 0; tries < 2; tries++) await search('evil', '10.0.1.1')
  expect((await search('evil', '10.0.1.1')).statusCode).toBe(429)
  expect((await search('visa', '10.0.1.2')).statusCode).toBe(200)

  expect(app.responseCache.stats).toEqual(stats)
})
