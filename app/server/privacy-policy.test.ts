import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { privacyPolicy } from '#app/features/pages/content/privacy-policy.ts'
import { texts } from '#app/features/text-translations/content/ne.ts'

const cookies = privacyPolicy.sections.find(({ id }) => id === 'cookies')
const titles = cookies && 'items' in cookies ? cookies.items.map(({ title }) => title) : []
const listNames = (title: string) => title.replace(/\(.*/, '').match(/[\w-]{3,}/g) ?? []
const listed = new Set(titles.flatMap(listNames).filter((name) => name !== 'and'))

test('the privacy policy lists the cookies and stored values that the product sets', async () => {
  const found = await findStoredNames()

  expect(found.size).toBeGreaterThan(15)
  expect([...found].filter((name) => !listed.has(name))).toEqual([])
  expect([...listed].filter((name) => !found.has(name))).toEqual([
    // The page editor adds the page's id to the first, React Router sets the second.
    'document',
    'react-router-scroll-positions',
  ])
})

test('the policy is the same in Nepali', () => {
  for (const title of titles) {
    const names = listNames(title).filter((name) => name !== 'and')
    expect(listNames(texts[title] ?? title)).toEqual(names)
  }
  expect(titles.filter((title) => title.endsWith('(a cookie)'))).toHaveLength(2)
})

const patterns = [
  // A constant, an item by its name, and a key with an id behind it.
  /\bnew \w+(?:<\w+>)?\(`([A-Za-z]+):/g,
  /\b(?:\w*KEY|FILES|PREFIX|key|name|prefix) = [`'"]([A-Za-z-]+)[`':" ]/g,
  /(?:getItem|setItem)\(['"]([A-Za-z-]+)/g,
  /\blocalStorage\.([a-z]+)\b(?!\()/g,
  /\b\w*(?:KeyOf|Key) = \(\w*(?:: string)?\) => [`']([A-Za-z-]+)/g,
]

/** Returns the names in the code for browsers, and the cookies of the server. */
async function findStoredNames() {
  const found = new Set<string>()
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue
    const text = readFileSync(file, 'utf8')
    const [, cookie] = text.match(/const COOKIE = '(\w+)'/) ?? []
    if (cookie) found.add(`__Host-${cookie}`)
    if (!/\b(local|session)(Storage|Store)\b|transport\/storage|file-store/.test(text)) continue
    for (const pattern of patterns)
      for (const [, name = ''] of text.matchAll(pattern)) found.add(name)
  }
  // Removed at once.
  found.delete('storage-test')
  return found
}
