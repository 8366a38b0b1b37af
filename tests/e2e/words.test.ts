import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import * as about from '#app/features/about/content/about.ts'
import { preferredDestinations } from '#app/features/contacts/contract.ts'
import * as destinations from '#app/features/destinations/content/destinations-facts.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { guides } from '#app/features/guides/content/guides.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { office } from '#app/features/office/contract.ts'
import * as privacy from '#app/features/privacy/content/privacy-policy.ts'
import { serviceTexts } from '#app/features/services/content/service-texts.ts'
import { servicesFacts } from '#app/features/services/content/services-facts.ts'
import { sixSteps } from '#app/features/services/content/six-steps.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { pages } from '#app/server/pages.ts'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { makeFolder } from '../processes/databases.ts'
import { pseudoLanguage } from '../pseudo-language.ts'
import { startTestApp } from '../test-app.ts'
import { contents, elements } from './html.ts'
import { routes } from './routes.ts'

/** What the office itself says in its code: not for translators. */
const written = {
  about,
  destinations,
  guides,
  privacy,
  serviceTexts,
  servicesFacts,
  sixSteps,
  office,
}

const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
  plugins: [pseudoLanguage],
})
afterAll(() => vite.close())

test('every word of the public pages stands with the words of its room', async () => {
  const address = join(makeFolder(), 'words.sqlite')
  await makeDatabase(address)
  const { app, visitor } = await startTestApp({
    address,
    withFirstContent: true,
    async pages(app) {
      await app.register(pages, {
        publicUrl: 'http://localhost:3000',
        isRemembered: false,
        loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
      })
    },
  })

  const stored = await Promise.all([
    visitor.call(destinationsApi.list, {}),
    visitor.call(heroSlidesApi.listPublic, {}),
    visitor.call(servicesApi.list, {}),
  ])
  const own = textsIn([written, preferredDestinations, stored])

  const leftOut = new Set<string>()
  for (const path of [...routes.map((route) => route.path), '/setup', '/nothing-here']) {
    const { body } = await app.inject(path)
    expect(body, path).toContain('⟦')
    for (const text of readTexts(body)) if (isLeftOut(text, own)) leftOut.add(`${path}: ${text}`)
  }
  expect([...leftOut]).toEqual([])
})

async function makeDatabase(address: string) {
  const db = openDatabase(address)
  await migrate(db)
  await db.destroy()
}

/** All that a page tells people and search engines, piece by piece. */
function readTexts(html: string) {
  const seen = html.replaceAll(/<(script|style|time)\b.*?<\/\1>/gs, '').split(/<!--.*?-->|<[^>]+>/s)
  const spoken = ['a', 'aside', 'button', 'iframe', 'img', 'input', 'nav', 'section', 'ul']
    .flatMap((name) => elements(html, name))
    .flatMap((each) => [each['aria-label'], each.alt, each.placeholder, each.title])
  const told = elements(html, 'meta').filter(({ name = '', property = '' }) =>
    /description|title/.test(name + property),
  )
  const structured = contents(html, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .flatMap((each) => [...each.content.matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name))
  return [...seen, ...spoken, ...told.map((meta) => meta.content), ...structured]
    .map((text = '') => text.replaceAll(/&(amp|#x27|quot);/g, (entity) => plain[entity] ?? ''))
    .filter(Boolean)
}

const plain: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/** What is neither marked nor the office's own; codes of currencies are everybody's. */
function isLeftOut(text: string, own: string[]) {
  const unmarked = text.replaceAll(/⟦[^⟧]*⟧/g, '')
  const longestFirst = own.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, each) => left.replaceAll(each, ''), unmarked)
  return /\p{L}/u.test(rest.replaceAll(/\b[A-Z]{3}\b/g, ''))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : []
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}
