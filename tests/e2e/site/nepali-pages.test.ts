import { expect, test } from 'vitest'
import { findLatin, listTexts } from '../nepali-texts.ts'
import { openSite } from '../site.ts'
import { openWindow } from '../windows.ts'

const { url } = await openSite()

test('pages in Nepali have no English words except names, and no Latin digits', async () => {
  // Without scripts, so that the texts for browsers without them are checked too.
  const page = await openWindow(url, { javaScriptEnabled: false })
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>[^<]+?:\d+(\/ne(?:\/[^<]*)?)</g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(20)

  const found: string[] = []
  const others = ['/ne/compare?countries=au,ca', '/ne/find', '/ne/search', '/ne/no-such-page']
  for (const path of [...paths, ...others]) {
    await page.goto(path)
    const texts = await listTexts(page)
    expect([path, texts.length > 50]).toEqual([path, true])
    for (const text of texts) {
      const words = findLatin(text)
      if (words.length > 0) found.push(`${path}: ${words.join(' ')} in “${text.trim()}”`)
    }
  }

  expect(found).toEqual([])
})
