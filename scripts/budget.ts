/**
 * Checks the transfer size of every page of the sitemap on phone and desktop before any interaction,
 * of opening the chat, and of the back office from login to the first screen: npm run budget
 */

import { readFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright-core'
import { splitLanguagePrefix } from '#app/contract/languages.ts'
import { countVisit } from '#app/features/analytics/site/count-visit.ts'
import { firstGuides } from '#app/features/guides/content/first-guides.ts'
import { account } from '../proofs/bench/processes.ts'
import { measureLauncher } from './chat-launcher-weight.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { type Load, openPageLoader } from './page-load.ts'
import { readPaths, withSite } from './site.ts'

const KB = 1024
const maxBytes = { style: 14, font: 28 }
/** The letters of Devanagari, beside all other limits and only on pages in that script, in KB. */
const maxDevanagariBytes = 70
/** Before any interaction, in KB. */
const maxScriptBytes = { home: 10, other: 6 }
/** The chat button on every page, and opening the chat (React included), in KB. */
const maxChatBytes = { launcher: 2, panel: 85 }
const maxOfficeScriptBytes = 250
/** The script that counts visits, on pages of offices that switch it on, in KB. */
const maxVisitScriptBytes = 1

const viewports = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]
/** Pages that are not in the sitemap. */
const unlistedPages = [
  '/events/past',
  '/events/register?event=education-fair',
  '/forms/sent?form=assessment',
  '/search?q=visa',
]
const isGuide = (path: string) => firstGuides.some(({ slug }) => path === `/${slug}`)
const unexpectedFiles = /^app\/(admin|features\/[^/]+\/admin|features\/chat\/(?!site\/launcher\/))/
const contents: Record<string, string[]> = JSON.parse(await readFile('build/contents.json', 'utf8'))

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
const problems = await withSite(measureAll).finally(() => browser.close())
for (const problem of problems) console.error(`OVER  ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

async function measureAll(url: string) {
  const problems: string[] = []
  const pageLoaders = await Promise.all(
    viewports.map((viewport) => openPageLoader(browser, viewport)),
  )
  console.log('script  style   font  devan  image  other    all KB  requests  page')
  for (const path of [...(await readPaths(url)), ...unlistedPages]) {
    const loads = await Promise.all(pageLoaders.map((load) => load(url + path)))
    for (const [index, load] of loads.entries()) {
      const page = `${path} at ${viewports[index]?.width} px`
      print(page, load)
      problems.push(...checkBudget(url, path, load).map((problem) => `${page}: ${problem}`))
    }
  }
  return [
    ...problems,
    ...measureVisits(),
    ...(await measureChat(url)),
    ...(await measureOffice(url)),
  ]
}

/** Measures the inline script that counts visits, uncompressed. */
function measureVisits() {
  const size = Buffer.byteLength(countVisit)
  const weight = `the script that counts visits: ${kb(size)} of ${maxVisitScriptBytes} KB`
  console.log(weight)
  return size > maxVisitScriptBytes * KB ? [weight] : []
}

async function measureChat(url: string) {
  const load = await openPageLoader(browser, { width: 360, height: 640 })
  const { bytes: before } = await load(url)
  const { bytes: after } = await load(url, async (page) => {
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('log').waitFor()
  })
  const panel = after.script + after.style - before.script - before.style
  const sizes = { launcher: await measureLauncher(), panel }
  return (['launcher', 'panel'] as const).flatMap((part) => {
    const weight = `${kb(sizes[part])} of ${maxChatBytes[part]} KB`
    console.log(`The chat's ${part}: ${weight}`)
    return sizes[part] > maxChatBytes[part] * KB ? [`the chat's ${part} ${weight}`] : []
  })
}

/** Loads the dashboard until its charts are drawn. */
async function measureOffice(url: string) {
  const load = await openPageLoader(browser, { width: 1280, height: 800 })
  const loaded = await load(`${url}/login`, async (page: Page) => {
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel(/^Password/).fill(account.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.locator('main .recharts-bar-rectangle').first().waitFor({ state: 'attached' })
  })
  print('/login, then /admin/dashboard', loaded)
  const { script } = loaded.bytes
  return script > maxOfficeScriptBytes * KB
    ? [`the back office's first screen: script ${kb(script)} of ${maxOfficeScriptBytes} KB`]
    : []
}

function print(page: string, { bytes, total, requests }: Load) {
  const { script, style, font, devanagari, image, other } = bytes
  const kinds = [script, style, font, devanagari, image, other]
    .map((size) => kb(size).padStart(6))
    .join(' ')
  console.log(`${kinds} ${kb(total).padStart(9)} ${String(requests.length).padStart(9)}  ${page}`)
}

function checkBudget(url: string, path: string, { bytes, total, requests, traces, status }: Load) {
  const sizes = { ...bytes, all: total - bytes.devanagari }
  const limits = { ...maxBytes, ...limitsOf(path) }
  const over = (['script', 'style', 'font', 'devanagari', 'all'] as const).flatMap((kind) =>
    sizes[kind] > limits[kind] * KB ? [`${kind} ${kb(sizes[kind])} of ${limits[kind]} KB`] : [],
  )
  const unexpectedRequests = requests.flatMap(({ origin, pathname }) => {
    if (origin !== url) return [`asks ${origin}`]
    if (pathname.startsWith('/api/messages')) return [`asks ${pathname}`]
    const modules = contents[pathname]?.filter((module) => unexpectedFiles.test(module)) ?? []
    return modules.map((module) => `${pathname} brings ${module}`)
  })
  // A page may store only the first touch of a visit, in session storage.
  const left = traces
    .filter((trace) => trace !== 'first-touch in sessionStorage')
    .map((trace) => `leaves ${trace}`)
  const missing = status === 200 ? [] : [`answers ${status}`]
  return [...missing, ...over, ...unexpectedRequests, ...left]
}

function limitsOf(address: string) {
  const translation = splitLanguagePrefix(address)
  const path = translation?.address ?? address
  const devanagari = translation ? maxDevanagariBytes : 0
  if (path === '/') return { script: maxScriptBytes.home, devanagari, all: 165 }
  return { script: maxScriptBytes.other, devanagari, all: isGuide(path) ? 80 : 120 }
}

function kb(bytes: number) {
  return (bytes / KB).toFixed(1)
}
