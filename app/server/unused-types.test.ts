import { expect, test, vi } from 'vitest'
import { menusApi } from '#app/features/menus/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import {
  typeAddresses as addresses,
  publishEveryType,
  unusedTypes,
} from '#tests/publish-every-type.ts'
import { startTestApp } from '#tests/test-app.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const lists = unusedTypes.flatMap(({ list = [] }) => list)

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { administrator, app } = started
  const [menu] = await administrator.call(menusApi.list, {})
  const entries = lists.map((target) => ({
    type: 'fixed' as const,
    target: target as '/gallery',
    label: '',
    children: [],
  }))
  const body = { language: 'en' as const, revision: menu?.revision ?? 0, entries }
  await administrator.call(menusApi.save, { body })
  const get = (url: string) => app.inject(url)
  return {
    ...started,
    get,
    getStatus: async (url: string) => [url, (await get(url)).statusCode],
    /** Returns the links of a page to content of these types. */
    async listLinks(url: string) {
      const { body } = await get(url)
      const links = [...body.matchAll(/href="([^"]+)"|<loc>[a-z]+:\/\/[^/]+([^<]+)<\/loc>/g)]
      return addresses.filter((address) =>
        links.some(([, href, loc]) => [address, `/ne${address}`].includes(String(href ?? loc))),
      )
    },
    /** Returns the scripts and styles that a page loads or contains. */
    async listFiles(url: string) {
      const { body } = await get(url)
      const files = Array.from(
        body.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g),
        ([, file]) => file,
      )
      const tags = Array.from(body.matchAll(/<(script|style)\b[^>]*>/g), ([tag]) => tag)
      return [...files, ...tags]
    },
  }
}

test('types of content without content have no address, link, sitemap entry, script or style', async () => {
  const { administrator, get, getStatus, listFiles, listLinks } = await start()

  for (const address of addresses) {
    expect(await getStatus(address)).toEqual([address, 404])
    expect(await getStatus(`/ne${address}`)).toEqual([`/ne${address}`, 404])
  }
  const pages = ['/', '/about', '/australia']
  for (const page of [...pages, '/ne', '/sitemap.xml']) {
    expect([page, await listLinks(page)]).toEqual([page, []])
  }
  const before = await Promise.all(pages.map(listFiles))
  const { length: weight } = (await get('/about')).rawPayload

  await publishEveryType(administrator)
  for (const address of addresses) expect(await getStatus(address)).toEqual([address, 200])
  expect(await listLinks('/')).toEqual(lists)
  expect(await listLinks('/sitemap.xml')).toEqual(addresses)
  // Pages that show none of this load nothing else, and their menu grows by its links only.
  expect(await Promise.all(pages.map(listFiles))).toEqual(before)
  const added = (await get('/about')).rawPayload.length - weight
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThan(lists.length * 1000)
})
