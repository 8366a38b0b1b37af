import { expect, test, vi } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makePage } from '#tests/factories.ts'
import { holdCacheClock } from '#tests/hold-cache-clock.ts'
import { startTestApp } from '#tests/test-app.ts'

vi.setConfig({ testTimeout: 90_000 })

const campaign = 'utm_source=fb&utm_campaign=a%20b&gclid=x'

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator } = started
  const get = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return [statusCode, headers.location]
  }
  const add = (source: string, target: string, is_permanent = true) =>
    administrator.call(redirectsApi.add, { body: { source, target, is_permanent } })
  return { ...started, get, add }
}

test('a redirect keeps the query for every type and spelling', async () => {
  const { get, add } = await start()
  await add('/old', '/canada')
  await add('/older', '/old')
  await add('/now', '/contact?utm_source=print#form', false)
  await add('/away', 'https://forms.example/x?id=1')

  for (const spelling of ['/old', '/old/', '/OLD', '/older', '/old.', '/old%20', '/old).']) {
    const moved = [301, `/canada?${campaign}`]
    expect([spelling, await get(`${spelling}?${campaign}`)]).toEqual([spelling, moved])
    expect([spelling, await get(spelling)]).toEqual([spelling, [301, '/canada']])
  }
  expect(await get(`/now?${campaign}`)).toEqual([
    302,
    '/contact?utm_source=print&utm_campaign=a%20b&gclid=x#form',
  ])
  expect(await get(`/away?${campaign}`)).toEqual([301, `https://forms.example/x?id=1&${campaign}`])
})

test('a moved page keeps the query', async () => {
  const { get, administrator } = await start()
  const { id } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Old' },
  })
  const params = { id }
  const publishAt = async (slug: string) => {
    const { revision } = await administrator.call(pagesApi.read, { params })
    const content = makePage({ slug, intro: 'Words', sections: [] })
    const saved = await administrator.call(pagesApi.save, {
      params,
      body: { revision, content },
    })
    await administrator.call(pagesApi.publish, { params, body: saved })
  }
  await publishAt('terms')
  await publishAt('conditions')

  expect(await get(`/Terms/?${campaign}`)).toEqual([301, `/conditions?${campaign}`])
})

test('finds a page whose link ends with punctuation', async () => {
  const { app, get, add } = await start()
  await add('/list.', '/about')

  for (const ending of ['.', '%20', ',', ')', '!', '%E2%80%8B', '%22', './', '/%20', '%0A']) {
    const query = `?${campaign}`
    for (const url of [
      '/canada',
      '/services/visa-processing',
      '/admin/leads/x',
      '/admin/handbook',
      '/admin/handbook/x',
      '/robots.txt',
    ]) {
      expect([ending, url, await get(url + ending + query)]).toEqual([
        ending,
        url,
        [301, url + query],
      ])
    }
  }
  expect(await get('/list.')).toEqual([301, '/about'])
  for (const nothing of ['/nothing.', '/canada.x', '/./x.', '//canada.', '/canada_']) {
    expect([nothing, (await get(nothing))[0]]).toEqual([nothing, 404])
  }
  expect((await get(`/canada${'.'.repeat(14_000)}x`))[0]).toBe(404)
  expect(app.responseCache.stats.answers).toBeLessThan(10)
})

test('old addresses of WordPress lead on with their parameter, in any size of a picture', async () => {
  const { get, add } = await start()
  const uploads = '/blog/wp-content/uploads/2024/05'
  await add('/?p=12&preview=true', '/canada')
  await add('/blog/?tag=%E0%A4%AD%E0%A4%BF', '/australia')
  await add(`${uploads}/a.png`, '/about')

  expect(await get('/?p=12')).toEqual([301, '/canada'])
  expect(await get(`/?${campaign}&p=12`)).toEqual([301, `/canada?${campaign}`])
  expect(await get('/blog/?tag=%e0%a4%ad%e0%a4%bf')).toEqual([301, '/australia'])
  expect((await get('/?p=13'))[0]).toBe(200)
  for (const name of ['a.png', 'a-300x200.png', 'A-1024x768.PNG', 'a-scaled.png'])
    expect([name, await get(`${uploads}/${name}?${campaign}`)]).toEqual([
      name,
      [301, `/about?${campaign}`],
    ])
  for (const path of [`${uploads}/b-300x200.png`, `${uploads}/a-3x2.png`, '/canada-300x200.png'])
    expect([path, (await get(path))[0]]).toEqual([path, 404])
})

test('arbitrary queries do not add pages to the cache', async () => {
  holdCacheClock()
  const { app, get, add } = await start()
  await add('/old', '/canada')
  await get('/canada')
  await get('/old')
  const { answers } = app.responseCache.stats

  for (let number = 0; number < 50; number++) {
    for (const path of ['/canada', '/Canada/', '/old', '/canada.']) {
      await get(`${path}?utm_campaign=${number}`)
    }
  }

  expect(app.responseCache.stats.answers).toBe(answers)
})

test('a redirect that becomes a loop after a change of the site’s address answers 404', async () => {
  const { db, address } = await startTestApp({ config: { publicUrl: 'http://localhost:3000' } })
  const row = { is_permanent: 1, created_at: new Date().toISOString(), created_by: 'Sita' }
  await db
    .insertInto('redirects')
    .values({ ...row, id: crypto.randomUUID(), source: '/a', target: 'https://office.example/a' })
    .execute()
  const config = { publicUrl: 'https://office.example' }
  const { app } = await startTestApp({ address, config, pages: registerBuiltPages })

  expect((await app.inject('/a')).statusCode).toBe(404)
})
