import { expect, test } from 'vitest'
import { officeApi } from '#app/features/office/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { findLatin, listTexts } from '../nepali-texts.ts'
import { openSite } from '../site.ts'
import { openWindow } from '../windows.ts'

const { url } = await openSite()

test.each([false, true])(
  'pages in Nepali have no English words or Latin digits, Bikram Sambat: %j',
  async (isShown) => {
    const { administrator } = await signIn(url)
    const stored = await administrator.call(officeApi.read, {})
    const body = { ...stored, is_bikram_sambat_shown: isShown }
    await administrator.call(officeApi.replace, { body })
    // Without scripts, so that the texts for browsers without them are checked too.
    const page = await openWindow(url, { javaScriptEnabled: false })
    const map = await (await fetch(`${url}/sitemap.xml`)).text()
    const paths = [...map.matchAll(/<loc>[^<]+?:\d+(\/ne(?:\/[^<]*)?)</g)].map(
      ([, path = '']) => path,
    )
    expect(paths.length).toBeGreaterThan(20)
    // A page of each type.
    for (const path of [
      '',
      '/about',
      '/contact',
      '/services',
      '/services/visa-processing',
      '/destinations',
      '/compare',
      '/from-nepal',
      '/privacy-policy',
      '/australia',
    ])
      expect(paths).toContain(`/ne${path}`)

    const found: string[] = []
    const others = [
      '/ne/compare?countries=au,ca',
      '/ne/compare?countries=au',
      '/ne/compare?countries=au,ca,gb,us,jp',
      '/ne/find',
      '/ne/find?budget=60&level=bachelor&country=au',
      '/ne/search',
      '/ne/search?q=भिसा',
      '/ne/search?q=पीआर',
      '/ne/search?q=क्षत्रज्ञ',
      '/ne/articles',
      '/ne/scholarships',
      '/ne/no-such-page',
    ]
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
  },
)
