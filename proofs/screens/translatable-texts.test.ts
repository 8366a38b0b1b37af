import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { languageNames } from '#app/contract/languages.ts'
import { originalWords } from '#app/contract/office-words.ts'
import { contactsApi, preferredDestinations } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { firstFacts } from '#app/features/facts/content/first-facts.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { firstGuides } from '#app/features/guides/content/first-guides.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { formatHours } from '#app/features/office/contract.ts'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { fromNepal } from '#app/features/pages/content/from-nepal.ts'
import { privacyPolicy } from '#app/features/pages/content/privacy-policy.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { firstServices } from '#app/features/services/content/first-services.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { pageOffer } from '#app/platform/browser/language.ne.ts'
import { pages } from '#app/server/pages.ts'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { findContents, findElements } from '#tests/e2e/html.ts'
import { routes } from '#tests/e2e/routes.ts'
import { openWindow } from '#tests/e2e/windows.ts'
import { createFolder } from '#tests/processes/databases.ts'
import { startTestApp } from '#tests/test-app.ts'
import { pseudoLanguage } from './pseudo-language.ts'

const office = { ...exampleOffice, photographs: {}, changed_at: null }

/** Pages with the office's own text. */
const frontPages = ['/', '/about', '/destinations', '/services', '/contact', '/from-nepal']

/** Content of the office, which is not translated here. */
const written = {
  firstFacts,
  firstGuides,
  fromNepal,
  privacyPolicy,
  firstServices,
  office: [office, formatHours(office.week, 'en')],
}

const vite = await createServer({
  server: { middlewareMode: true, hmr: false },
  appType: 'custom',
  logLevel: 'error',
  plugins: [pseudoLanguage],
})
afterAll(() => vite.close())

test('every text of the public pages comes from the text files', async () => {
  const { app, own } = await startMarkedSite()

  const leftOut = new Set<string>()
  const others = [
    '/compare?countries=ca,gb,mt,us',
    '/compare?countries=xx',
    '/setup',
    '/nothing-here',
  ]
  for (const path of [...routes.map((route) => route.path), ...others]) {
    const { body } = await app.inject(path)
    expect(body, path).toContain('⟦')
    for (const text of readTexts(body)) if (isLeftOut(text, own)) leftOut.add(`${path}: ${text}`)
  }
  expect([...leftOut]).toEqual([])
}, 120_000)

test('every text of form responses and the chat comes from the text files', async () => {
  const { app, own } = await startMarkedSite()
  const page = await openWindow(await app.listen({ port: 0, host: '127.0.0.1' }))
  await page.goto('/contact')
  const form = page.locator('main form')

  // Development mode loads scripts one by one.
  await page.locator('main form[novalidate]').waitFor({ timeout: 40_000 })
  await form.locator('[type=submit]').click()
  await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(4)
  await page.locator('.chat-launcher').click()
  await page.locator('.chat-log li button:not([aria-label])').click()
  await page.locator('.chat-log [type=submit]').click()
  await page.locator('.chat-text').fill('x'.repeat(4001))
  await page.locator('.chat-panel [role=status] .text-alarm').waitFor()
  await page.locator('.chat-footer button').click()
  await page.locator('dialog[role=alertdialog][open]').waitFor()

  expect((await readShown(page)).filter((text) => isLeftOut(text, own))).toEqual([])
})

test('every error message comes from the text files', async () => {
  const { app, own } = await startMarkedSite()
  const page = await openWindow(await app.listen({ port: 0, host: '127.0.0.1' }))
  await page.goto('/contact')
  const form = page.locator('main form[novalidate]')
  await form.waitFor({ timeout: 40_000 })
  const toast = (text: string) => page.locator('[data-sonner-toast]', { hasText: text }).waitFor()
  const expectFromTextFiles = async () =>
    expect((await readShown(page)).filter((text) => isLeftOut(text, own))).toEqual([])

  for (const [name, value] of Object.entries(wrongContact)) {
    await form.locator(`[name=${name}]`).evaluate((field, text) => {
      ;(field as HTMLInputElement).value = text
    }, value)
  }
  await form.locator('[type=submit]').click()
  await toast('⟦Please check the marked fields.⟧')
  expect(await form.locator('[aria-invalid=true]').count()).toBe(4)
  await expectFromTextFiles()

  for (let tries = 0; tries < 60; tries++) await app.inject({ method: 'POST', url: contacts })
  await form.locator('[type=submit]').click()
  await toast('⟦Too many requests.')
  await expectFromTextFiles()

  await page.locator('.chat-launcher').click()
  await page.locator('.chat-text').fill(`${visitorText}\0`)
  await page.locator('.chat-text').press('Enter')
  await page.getByText('⟦This contains characters that cannot be stored.⟧').waitFor()
  await expectFromTextFiles()
})

test('the response page of a form without scripts uses the text files', async () => {
  const { app, own } = await startMarkedSite()

  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(wrongContact).toString(),
  })

  expect(statusCode).toBe(400)
  expect(body).toContain('⟦Please check the marked fields.⟧')
  expect(readTexts(body).filter((text) => isLeftOut(text, own))).toEqual([])
})

const contacts = contactsApi.send.url
const visitorText = 'Visitors write what they like'
/** Values that browsers accept and the API refuses. */
const wrongContact = {
  name: visitorText.repeat(10),
  email: 'student@school',
  phone: 'call 98000000',
  message: `${visitorText}\0`,
}

/** Returns the visible text and the accessible names. */
function readShown(page: Page) {
  return page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, time, textarea, noscript'))
        found.push(node.textContent ?? '')
    }
    const accessibleNames = [...body.querySelectorAll('[aria-label], [placeholder]')]
    return [
      ...found,
      ...accessibleNames.flatMap((each) => [
        each.ariaLabel ?? '',
        each.getAttribute('placeholder') ?? '',
      ]),
    ]
  })
}

/** Starts a site built in the marked language. Returns the office's own texts too. */
async function startMarkedSite() {
  const address = join(createFolder(), 'words.sqlite')
  await makeDatabase(address)
  const { app, visitor } = await startTestApp({
    address,
    withFirstContent: true,
    async pages(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      await app.register(pages, {
        publicUrl: 'http://localhost:3000',
        isCached: false,
        loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
      })
    },
  })
  const stored = await Promise.all([
    visitor.call(destinationsApi.list, {}),
    visitor.call(heroSlidesApi.listPublic, {}),
    visitor.call(servicesApi.list, {}),
    visitor.call(factsApi.current, {}),
    ...frontPages.map((address) => visitor.call(publishedApi.read, { querystring: { address } })),
  ])
  // Codes of languages are part of many words.
  const contents = stored.map((each) => ('content' in each ? each.content : each))
  const own = textsIn([
    written,
    preferredDestinations,
    originalWords,
    contents,
    languageNames,
    pageOffer,
    visitorText,
  ])
  // Longest first, since texts can contain each other.
  return { app, own: [...new Set(own)].sort((one, other) => other.length - one.length) }
}

async function makeDatabase(address: string) {
  const db = openDatabase(address)
  await migrate(db)
  await db.destroy()
}

/** Returns all texts of a page for people and search engines. */
function readTexts(html: string) {
  const seen = html.replaceAll(/<(script|style|time)\b.*?<\/\1>/gs, '').split(/<!--.*?-->|<[^>]+>/s)
  const accessibleNames = ['a', 'aside', 'button', 'iframe', 'img', 'input', 'nav', 'section', 'ul']
    .flatMap((name) => findElements(html, name))
    .flatMap((each) => [each['aria-label'], each.alt, each.placeholder, each.title])
  const metaElements = findElements(html, 'meta').filter(({ name = '', property = '' }) =>
    /description|title/.test(name + property),
  )
  const structured = findContents(html, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .flatMap((each) => [...each.content.matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name))
  return [...seen, ...accessibleNames, ...metaElements.map((meta) => meta.content), ...structured]
    .map((text = '') => text.replaceAll(/&(amp|#x27|quot);/g, (entity) => plain[entity] ?? ''))
    .filter(Boolean)
}

const plain: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

const months =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec|[JFMASOND])\b/g
const weekdays = /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g
const webAddress = /^\s*[\w-]+(\.[\w-]+)+(\/\S*)?$/

/**
 * Returns whether a text is neither marked nor the office's own, which is sorted by length.
 * Currency codes and keys are allowed.
 */
function isLeftOut(text: string, own: string[]) {
  // The opening hours contain "Sun", and some texts of the office a whole day.
  return isOther(text, own) && isOther(text.replaceAll(weekdays, ''), own)
}

function isOther(text: string, own: string[]) {
  let unmarked = text
  // Marks can be nested; removes the innermost first.
  while (/⟦[^⟦⟧]*⟧/.test(unmarked)) unmarked = unmarked.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  if (webAddress.test(unmarked)) return false
  for (const each of own) {
    if (!/\p{L}/u.test(unmarked)) return false
    unmarked = unmarked.replaceAll(each, '')
  }
  // Dates come from the platform, in the language of the page.
  const rest = [months, /\b[A-Z]{3}\b|\balt\+T\b/g].reduce(
    (left, allowed) => left.replaceAll(allowed, ''),
    unmarked,
  )
  return /\p{L}/u.test(rest)
}

/** Returns all texts in a value, also single paragraphs, and those between links, facts and bold text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    // Remarks in brackets have no full stop.
    return [
      value,
      value.replace(/\.$/, ''),
      ...value.split(/\n+|\*\*|\[|\]\([^)]*\)|\{[^}]*\}/),
    ].filter(({ length }) => length > 1)
  }
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}
