import { join } from 'node:path'
import { addLanguagePrefix } from '#app/contract/languages.ts'
import { analyticsApi } from '#app/features/analytics/contract.ts'
import { compareWithBareServer, perProcessorSecond } from './beside-bare.ts'
import { signIn } from './chat-clients.ts'
import { compareRounds, measure } from './load.ts'
import { startNext } from './next-app.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const SECONDS = 4
const ROUNDS = 3
/** Two versions of a page differ by little. */
const ROUNDS_OF_VERSIONS = 9

/** Measures cached pages, compressed and not, beside a bare server. */
export function measureCachedPages(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const rows: Row[] = []
    for (const [path, subject] of Object.entries({ '/': 'Home page', '/australia': 'Guide' })) {
      const asked = { path, subject, least: 0.65 }
      const packed = { ...asked, subject: `${subject}, brotli`, encoding: 'br' }
      rows.push(
        await compareWithBareServer(product, asked),
        await compareWithBareServer(product, packed),
      )
    }
    await product.stop()
    return rows
  })
}

/** Measures cached pages in Nepali beside the same pages in English. */
export function measureNepaliPages(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const rows: Row[] = []
    for (const [path, name] of Object.entries({ '/': 'Home page', '/australia': 'Guide' })) {
      const measure = (language: string) => () =>
        perProcessorSecond(product, addLanguagePrefix(language, path), 'br')
      const [ours = 0, theirs = 0] = await compareRounds(
        ROUNDS_OF_VERSIONS,
        measure('ne'),
        measure('en'),
      )
      const subject = `${name} in Nepali, brotli`
      const unit = 'requests/CPU s'
      rows.push({ subject, ours, reference: 'in English', theirs, unit, least: 0.9 })
    }
    await product.stop()
    return rows
  })
}

/** Measures cached pages that count visits beside the same pages of a server that does not. */
export function measureCountedPages(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const plain = await startProduct(join(folder, 'plain'))
    const counting = await startProduct(join(folder, 'counting'))
    await countVisits(counting.url)
    const rows: Row[] = []
    for (const [path, name] of Object.entries({ '/': 'Home page', '/australia': 'Guide' })) {
      const [ours = 0, theirs = 0] = await compareRounds(
        ROUNDS_OF_VERSIONS,
        () => perProcessorSecond(counting, path, 'br'),
        () => perProcessorSecond(plain, path, 'br'),
      )
      const subject = `${name} that counts visits, brotli`
      const unit = 'requests/CPU s'
      rows.push({ subject, ours, reference: 'without counting', theirs, unit, least: 0.95 })
    }
    await Promise.all([plain.stop(), counting.stop()])
    return rows
  })
}

/** Switches the counting of visits on. */
async function countVisits(url: string) {
  const { method, url: path } = analyticsApi.changeSettings
  const headers = { authorization: await signIn(url), 'content-type': 'application/json' }
  const body = JSON.stringify({ is_counting: true })
  const { ok } = await fetch(url + path, { method, headers, body })
  if (!ok) throw new Error('The counting of visits was not switched on')
}

/** Measures the cached home page beside Next.js with the same content. */
export function pages(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const html = await (await fetch(product.url)).text()
    const next = await startNext(folder, html)
    const [ours = 0, nexts = 0] = await compareRounds(
      ROUNDS,
      ...[product, next].map(
        ({ url }) =>
          () =>
            measure({ url: `${url}/`, seconds: SECONDS }),
      ),
    )
    await Promise.all([product.stop(), next.stop()])
    const unit = 'requests/s'
    const reference = 'Next.js 16, static'
    return [{ subject: 'Home page', ours, reference, theirs: nexts, unit, least: 5 }]
  })
}
