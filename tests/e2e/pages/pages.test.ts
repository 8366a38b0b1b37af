import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addLanguagePrefix } from '#app/contract/languages.ts'
import { exampleOffice as office } from '#app/features/office/example-office-contract.ts'
import { findContents, findElements, listAddresses, readText } from '../html.ts'
import { hiddenRoutes, indexedRoutes, routes } from '../routes.ts'
import { openSite } from '../site.ts'

const publicUrl = 'https://www.gantavya.example'

/** Public pages that run like the back office. */
const signInPaths = ['/login', '/password', '/forgotten-password']

const site = await openSite(undefined, { PUBLIC_URL: publicUrl })
const url = `${site.url}/`

test('answers every page with 200, its title, one h1 and its texts, without scripts', async () => {
  for (const { path, title, text } of routes) {
    const { response, html } = await read(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect([path, titlesOf(html)]).toEqual([path, [`${title} – ${office.name}`]])
    expect([path, findContents(html, 'h1').length]).toEqual([path, 1])
    const [main, ...others] = findContents(html, 'main')
    expect(others).toEqual([])
    expect(readText(main?.content ?? ''), path).toContain(text)
    expect(readText(html), path).toContain(office.phone)
  }
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length)
})

test('loads only one script on a public page without interaction', async () => {
  for (const { path } of routes.filter((route) => !signInPaths.includes(route.path))) {
    const { html } = await read(path)
    const scripts = findElements(html, 'script').filter(({ type }) => type === 'module')
    expect([path, scripts.map(({ src }) => src)]).toEqual([
      path,
      [expect.stringMatching(/^\/assets\/entry\.client-.+\.js$/)],
    ])
    const links = findElements(html, 'link').map(({ rel }) => rel)
    expect([path, links.includes('modulepreload')]).toEqual([path, false])
  }
})

test('draws the dotted route at most once on a page', async () => {
  let count = 0
  for (const path of [...routes.map((each) => each.path), '/nothing-here']) {
    const { html } = await read(path)
    const routesOfPage = html.match(/stroke-dasharray="1 [89]"/g)?.length ?? 0
    expect([path, routesOfPage <= 1]).toEqual([path, true])
    count += routesOfPage
  }
  expect(count).toBeGreaterThan(5)
})

test('gives every indexed page its metadata and canonical address', async () => {
  const descriptions: (string | undefined)[] = []

  for (const { path, title } of indexedRoutes) {
    const { html } = await read(path)
    const metas = metasOf(html)
    const canonical = findElements(html, 'link').filter(({ rel }) => rel === 'canonical')
    expect(canonical, path).toEqual([{ rel: 'canonical', href: publicUrl + path }])
    expect(metas, path).toMatchObject({ 'og:title': title, 'og:url': publicUrl + path })
    expect(metas['og:image'], path).toMatch(/^https:\/\/www\.gantavya\.example\/social\/.+\.jpg$/)
    expect(metas, path).not.toHaveProperty('robots')
    expect(metas.description?.length, path).toBeGreaterThan(50)
    descriptions.push(metas.description)
    const graph = structuredData(html)
    expect(graph, path).toContainEqual(
      expect.objectContaining({
        '@type': 'WebPage',
        url: publicUrl + path,
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      }),
    )
  }
  expect(new Set(descriptions).size).toBe(indexedRoutes.length)
})

test('describes breadcrumbs of guides and services, and the office on the home page', async () => {
  const readBreadcrumbs = async (path: string) => {
    const graph = structuredData((await read(path)).html)
    const list = graph.find((each) => each['@type'] === 'BreadcrumbList')
    return list?.itemListElement?.map(({ item }) => item.replace(publicUrl, ''))
  }

  expect(await readBreadcrumbs('/canada')).toEqual(['/', '/destinations', '/canada'])
  const service = '/services/visa-processing'
  expect(await readBreadcrumbs(service)).toEqual(['/', '/services', service])
  expect(structuredData((await read('/')).html)).toContainEqual(
    expect.objectContaining({
      '@type': expect.arrayContaining(['LocalBusiness']),
      name: office.name,
      telephone: office.phone,
    }),
  )
})

test('marks unindexed pages and leaves out their canonical address', async () => {
  for (const path of [...hiddenRoutes.map((each) => each.path), '/admin/dashboard']) {
    const { html } = await read(path)
    expect([path, metasOf(html).robots]).toEqual([path, 'noindex'])
    expect(findElements(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([])
  }
})

test('compresses pages and data on request and answers unchanged ones with 304', async () => {
  const data = ['/_.data', '/destinations.data', '/hero.data', '/canada.data']

  for (const path of [...routes.map((each) => each.path), ...data]) {
    const plain = await get(path, { 'accept-encoding': 'identity' })
    const body = await plain.text()
    expect(plain.headers.get('content-encoding')).toBeNull()
    for (const encoding of ['br', 'gzip']) {
      const compressed = await get(path, { 'accept-encoding': encoding })
      expect([path, compressed.headers.get('content-encoding')]).toEqual([path, encoding])
      expect(compressed.headers.get('vary')).toBe('accept-encoding')
      expect(await compressed.text()).toBe(body)
    }
    const etag = plain.headers.get('etag') ?? ''
    const repeated = await get(path, { 'if-none-match': etag })
    expect([path, repeated.status, await repeated.text()]).toEqual([path, 304, ''])
  }
})

test('allows only the scripts and styles of the page in its content security policy', async () => {
  for (const path of [...routes.map((each) => each.path), '/nothing-here', '/admin/contacts']) {
    const { response, html } = await read(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toContain("img-src 'self' blob:;")
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types same-origin")
    const styled = [...html.matchAll(/<[^>]+ style="([^"]*)"/g)].map(([, style = '']) => style)
    const styles = [...new Set(styled.map((style) => `'sha256-${sha256(style)}'`))]
    const allowed = styles.length > 0 ? ["'self'", "'unsafe-hashes'", ...styles] : ["'self'"]
    expect(policy.match(/style-src ([^;]+)/)?.[1]?.split(' '), path).toEqual(allowed)
    expect(html).not.toContain('<style')
    const [, sources = ''] = policy.match(/script-src ([^;]+)/) ?? []
    const inline = findContents(html, 'script').filter(({ attributes }) => isInline(attributes))
    expect(inline.length, path).toBeGreaterThan(0)
    const hashes = inline.map(({ content }) => `'sha256-${sha256(content)}'`)
    expect(sources.split(' ').sort(), path).toEqual(["'self'", ...new Set(hashes)].sort())
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/)
    expect(html).not.toContain('nonce=')
  }
})

test('lists indexed pages in the sitemap, and the sitemap in robots.txt', async () => {
  const map = await (await get('/sitemap.xml')).text()

  const listed = findContents(map, 'loc').map(({ content }) => content)
  const expected = indexedRoutes.flatMap(({ path }) => [
    publicUrl + path,
    publicUrl + addLanguagePrefix('ne', path),
  ])
  expect(listed.toSorted()).toEqual(expected.toSorted())
  for (const address of listed) {
    expect([address, (await get(new URL(address).pathname)).status]).toEqual([address, 200])
  }
  for (const { content } of findContents(map, 'lastmod')) expect(Date.parse(content)).not.toBeNaN()
  const robots = (await (await get('/robots.txt')).text()).split('\n')
  expect(robots).toContain('User-agent: *')
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  const disallowed = robots
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice(10))
  expect(disallowed).toEqual([
    '/admin',
    '/login',
    '/setup',
    '/password',
    '/forgotten-password',
    '/api/',
  ])
})

test('answers an unknown address with the 404 page', async () => {
  const paths = ['/nothing-here', '/services/nothing', '/australia/perth', '/setup', '/a.html']

  for (const path of paths) {
    const { response, html } = await read(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(findContents(html, 'h1').map(({ content }) => readText(content))).toEqual([
      'Oops! Page not found',
    ])
    expect(metasOf(html).robots).toBe('noindex')
    const back = findContents(html, 'a').find(({ content }) => content === 'Return to Home')
    expect(back?.attributes.href).toBe('/')
  }
})

// Reads every picture too, and the server draws them first.
test('links to no missing address', async () => {
  const from = new Map<string, string>()
  const note = (address: string, page: string) => {
    if (!from.has(address)) from.set(address, page)
  }
  for (const { path } of [...routes, { path: '/nothing-here' }]) {
    const html = (await read(path)).html.replaceAll(publicUrl, url.slice(0, -1))
    for (const address of listAddresses(html, url)) note(address, path)
  }
  const { icons } = await (await get('/site.webmanifest')).json()
  for (const { src } of icons) note(src, '/site.webmanifest')
  note('/favicon.ico', 'browsers')

  const broken: string[] = []
  for (const [address, page] of from) {
    const { status, headers } = await get(address)
    if (address.startsWith('/assets/')) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    if (status !== 200) broken.push(`${address} (${status}) from ${page}`)
  }
  expect(broken).toEqual([])
  for (const { path } of indexedRoutes) expect([...from.keys()]).toContain(path)
  expect([...from.keys()]).toContain('/social/canada.jpg')
  expect([...from.keys()].some((address) => /\/slides\/.+-800\.webp$/.test(address))).toBe(true)
}, 120_000)

test('has an element for every linked anchor', async () => {
  for (const { path } of routes) {
    const { html } = await read(path)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect([path, ids.length]).toEqual([path, new Set(ids).size])
    const named = findElements(html, 'a').flatMap(({ href }) => href?.match(/^#(.+)/)?.[1] ?? [])
    expect(ids, path).toEqual(expect.arrayContaining(named))
  }
})

function get(path: string, headers = {}) {
  return fetch(site.url + path, { headers, redirect: 'manual' })
}

async function read(path: string) {
  const response = await get(path)
  return { response, html: await response.text() }
}

interface StructuredData {
  '@type': string | string[]
  itemListElement?: { item: string }[]
}

function structuredData(html: string): StructuredData[] {
  const scripts = findContents(html, 'script')
  const data = scripts.filter(({ attributes }) => attributes.type === 'application/ld+json')
  return data.flatMap(({ content }) => JSON.parse(content)['@graph'])
}

function titlesOf(html: string) {
  const [head] = findContents(html, 'head')
  return findContents(head?.content ?? '', 'title').map(({ content }) => readText(content))
}

function metasOf(html: string): Record<string, string | undefined> {
  const metas = findElements(html, 'meta')
  return Object.fromEntries(
    metas.map(({ name, property, content }) => [name ?? property ?? '', content]),
  )
}

const isInline = ({ src, type }: Record<string, string>) => !src && type !== 'application/ld+json'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
