import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { openWindow, phone } from '../windows.ts'

const { url } = await openSite()

test('only a Nepali page loads the letters of Devanagari, and draws all text with them', async () => {
  const page = await openWindow(url, phone)
  const weights = recordWeights(page)

  for (const path of ['/', '/australia']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, ...weights]).toEqual([path])
  }

  await page.goto('/ne/australia', { waitUntil: 'networkidle' })
  expect([...weights].sort()).toEqual(['400', '700'])
  // A letter that no font of the site had would be drawn by one of the system.
  expect(await listFonts(page, 'main *, footer *')).toEqual(['Fraunces', 'Inter', 'Yantramanav'])
})

test('the back office loads a weight of Devanagari when text needs it', async () => {
  const page = await openWindow(url)
  const weights = recordWeights(page)

  await openOfficeScreen(page, '/admin/handbook')
  expect([...weights]).toEqual([])

  await page.getByRole('searchbox').fill('अस्ट्रेलिया')
  await expect.poll(() => [...weights]).toEqual(['400'])
})

/** Collects the weights of Devanagari that a page asks for. */
function recordWeights(page: Page) {
  const weights = new Set<string>()
  page.on('request', (request) => {
    const [, weight] = request.url().match(/devanagari-(\d+).*\.woff2/) ?? []
    if (weight) weights.add(weight)
  })
  return weights
}

/** Returns the names of the fonts that draw the texts of these elements. */
async function listFonts(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const names = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) names.add(familyName)
  }
  return [...names].sort()
}
