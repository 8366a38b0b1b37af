import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'

// `added-language.test.ts` runs this file in a copy of the repository that has the files of Hindi.

async function start() {
  const { app } = await startTestApp({ withFirstContent: true, pages: registerBuiltPages })
  return async (url: string) => {
    const { statusCode, body } = await app.inject({ url })
    return { statusCode, document: new JSDOM(body).window.document }
  }
}

test('pages below /hi are in Hindi', async () => {
  const read = await start()
  const { statusCode, document } = await read('/hi/contact')

  expect([statusCode, document.documentElement.lang]).toEqual([200, 'hi'])
  expect(document.body.textContent).toContain('सामग्री पर जाएँ')
  expect(document.querySelector('main form')?.textContent).toContain('अभी तय नहीं')
  const menu = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  expect(menu).toContain('/hi/services')
  expect(document.querySelectorAll('link[rel=preload][href*=devanagari]')).toHaveLength(2)
})

test('pages that need no translation link to themselves in all languages', async () => {
  const read = await start()
  const { document } = await read('/hi/compare')

  const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
  const languages = alternates.map((each) => each.getAttribute('hreflang'))
  expect(languages).toEqual(['en', 'hi', 'ne', 'x-default'])
  const links = [...document.querySelectorAll('a[hreflang]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/compare', '/ne/compare'])
})

test('what the office has not translated is English, marked, in a Hindi frame', async () => {
  const read = await start()
  const { statusCode, document } = await read('/hi/canada')

  expect([statusCode, document.documentElement.lang]).toEqual([200, 'hi'])
  expect(document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('en')
})
