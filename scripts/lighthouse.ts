/**
 * Runs Lighthouse as a phone on a slow network, the median of five runs for every page of the
 * sitemap or the given paths: npm run lighthouse [-- path …]
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { readPaths, withSite } from './site.ts'

const RUNS = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface TargetScore {
  name: string
  read: (result: Result) => number
  isMet: (value: number) => boolean
  digits?: number
}

const targets: TargetScore[] = [
  ...categories.map((category) => ({
    name: category,
    read: ({ categories }: Result) => Math.round((categories[category]?.score ?? 0) * 100),
    isMet: (value: number) => value === 100,
  })),
  { name: 'LCP ms', read: reading('largest-contentful-paint'), isMet: (ms) => ms <= 1400 },
  { name: 'CLS', read: reading('cumulative-layout-shift'), isMet: (x) => x < 0.0005, digits: 3 },
  { name: 'TBT ms', read: reading('total-blocking-time'), isMet: (ms) => ms <= 30 },
]

process.exitCode = (await withSite(runAll)) ? 0 : 1

async function runAll(url: string) {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : await readPaths(url)
  let areAllMet = true
  console.log([...targets.map(({ name }) => name), 'page'].join('  '))
  for (const path of paths) {
    const results: Result[] = []
    for (let run = 0; run < RUNS; run += 1) results.push(await visit(url + path))
    areAllMet = report(path, results) && areAllMet
  }
  return areAllMet
}

/** Repeats a run once when Lighthouse could not record the page, as happens on a busy machine. */
async function visit(url: string) {
  const first = await run(url)
  const { runtimeError, ...result } = first.runtimeError ? await run(url) : first
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return result
}

/** Uses a new browser, so that caches of earlier pages do not count. */
async function run(url: string) {
  const port = await freePort()
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: chromiumPath, args })
  try {
    const flags = { port, onlyCategories: [...categories] }
    const result = await lighthouse(url, { ...flags, logLevel: 'error' })
    if (!result) throw new Error(`${url}: no result`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? address?.port : undefined
}

function report(path: string, results: Result[]) {
  const values = targets.map(({ read }) => median(results.map(read)))
  const cells = targets.map(({ name, digits = 0 }, index) =>
    (values[index] ?? 0).toFixed(digits).padStart(name.length),
  )
  console.log(`${cells.join('  ')}  ${path}`)
  const missed = targets.filter(({ isMet }, index) => !isMet(values[index] ?? Number.NaN))
  for (const { name } of missed) console.error(`MISSED  ${path}: ${name}`)
  for (const audit of new Set(results.flatMap(failedAudits))) console.error(`        ${audit}`)
  return missed.length === 0
}

/** Returns the failed audits. Audits of performance are left out, because few of them reach the full score. */
function failedAudits({ categories, audits }: Result) {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
}

function reading(audit: string) {
  return ({ audits }: Result) => audits[audit]?.numericValue ?? Number.NaN
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
