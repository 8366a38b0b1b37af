import { expect, test } from 'vitest'
import { desk, expectAccessible, openWindow, phone } from './browser.ts'
import { routes } from './routes.ts'
import { openSite } from './site.ts'

const { url } = await openSite()
const others = ['/compare?countries=au,ca,gb,nz', '/nothing-here']
const paths = [...routes.map(({ path }) => path), ...others]

for (const [name, window] of [
  ['a phone', phone],
  ['a desk', desk],
] as const) {
  test(`axe finds nothing on any page on ${name}`, async () => {
    const page = await openWindow(url, { ...window, reducedMotion: 'reduce' })

    for (const path of paths) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
}

test('no page scrolls sideways at 320 px', async () => {
  const page = await openWindow(url, { ...phone, viewport: { width: 320, height: 640 } })

  for (const path of paths) {
    await page.goto(path)
    const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
    expect([path, widths]).toEqual([path, [320, 320]])
  }
})
