import { readdirSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { startTestApp } from '#tests/test-app.ts'
import { services } from './features.ts'

const { isReserved } = services.addresses

function listAddresses(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const address = path ? `${above}/${path}` : above
    const own = path || index ? [address || '/'] : []
    return [...own, ...listAddresses(children, address)]
  })
}

test('every page, public file and route of the server is reserved', async () => {
  const { app } = await startTestApp()
  const pages = listAddresses(routes).filter((each) => !each.endsWith('*'))
  const files = readdirSync('public').map((name) => `/${name}`)

  expect(pages.length).toBeGreaterThan(30)
  const found = [...pages, ...files, '/api', '/api/contacts', '/assets/entry.js', '/media/x.webp']
  expect(found.filter((address) => !isReserved(address))).toEqual([])
  for (const address of ['/healthz', '/readyz']) {
    expect(app.hasRoute({ method: 'GET', url: address })).toBe(true)
    expect(isReserved(address)).toBe(true)
  }
  for (const address of ['/terms', '/privacy-policy', '/services/old', '/australia/old']) {
    expect(isReserved(address)).toBe(false)
  }
})
