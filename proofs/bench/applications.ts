import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { outcomes, visaDecisions } from '#app/features/applications/outcomes-contract.ts'
import { rateGroupings } from '#app/features/applications/rates-contract.ts'
import { phases } from '#app/features/applications/report-contract.ts'
import { measureOnBoth, timeBeside } from './both-databases.ts'
import { post, readJson, signIn } from './chat-clients.ts'
import {
  commonBranch,
  commonFamily,
  commonIntake,
  fillStudents,
  knownCourse,
  rareName,
  rareNumber,
  ZIP_BYTES,
  zippedId,
} from './fill-students.ts'
import { type Running, startBare } from './processes.ts'
import type { Row } from './report.ts'

const MOST_LIST_MS = 150
const MOST_LEAD_MS = 80
const MOST_PROGRESS_MS = 50
const MOST_REPORT_MS = 300
const MOST_ZIP_S = 5
/** Pieces of files that are read, sent and not yet collected as garbage; more pieces take no more. */
const MOST_ZIP_MB = 100
/** Few, because there are many kinds of calls. */
const CALLS = 20
const SAMPLE_MS = 20

/**
 * Measures lists, pages and reports of an office with 10,000 students, 40,000 applications and
 * 200,000 documents, on both databases.
 */
export function measureApplications(): Promise<Row[]> {
  return measureOnBoth({ fill: fillStudents, measure })
}

async function measure(product: Running, place: string): Promise<Row[]> {
  const { url } = product
  const rows: Row[] = []
  const lists = await listCalls(url)
  const bareList = await startBare(`${url}/api/applications/`, 'br', await signIn(url))
  const time = async (name: string, path: string, most: number) => {
    // Signs in anew because an access token lives for five minutes.
    const authorization = await signIn(url)
    const [ours, theirs] = await timeBeside([url + path, bareList.url], { authorization }, CALLS)
    const beside = { reference: 'a list from bare node:http', theirs }
    rows.push({ subject: `${name} on ${place}, p95`, ours, unit: 'ms', most, beside })
  }
  for (const [name, path] of lists) await time(name, path, MOST_LIST_MS)
  for (const by of rateGroupings)
    await time(`Rates by ${by}`, `/api/applications/rates/?group_by=${by}`, MOST_REPORT_MS)
  for (const by of rateGroupings)
    await time(`Report by ${by}`, `/api/applications/report/?group_by=${by}`, MOST_REPORT_MS)
  await bareList.stop()
  rows.push(await timeLeadPage(url, place), await timeProgressPage(url, place))
  return [...rows, ...(await timeZip(product, place))]
}

type Call = [name: string, path: string]
type Query = Record<string, string>

async function listCalls(url: string): Promise<Call[]> {
  const headers = { authorization: await signIn(url) }
  const read = (path: string) => readJson(url + path, headers)
  const [listed] = (await read('/api/applications/?limit=1')) as {
    institution_id: string
    lead_owner_id: string
    track_id: string
    step_id: string
  }[]
  if (!listed) throw new Error('There are no applications')
  const { institution_id: institution, track_id: track, step_id: step } = listed
  const owner = listed.lead_owner_id
  const filters: Record<string, Query> = {
    all: {},
    'a common name': { q: commonFamily },
    'a rare name': { q: rareName },
    'a number': { q: rareNumber },
    'a course': { q: knownCourse },
    'a name and a course': { q: `${commonFamily} ${knownCourse}` },
    'two letters': { q: 'ra' },
    'no match': { q: 'qqqqq' },
    'one institution': { institution },
    'one country': { country: 'AU' },
    'no country': { country: 'unknown' },
    'one intake': { intake: commonIntake },
    'no intake': { intake: 'unknown' },
    'one track': { track },
    'one step': { track, step },
    'one reason': { reason: 'funds' },
    'one counsellor': { owner },
    unassigned: { owner: 'unassigned' },
    'one branch': { branch: commonBranch },
    'added in a year': { from: dayAgo(365), until: dayAgo(0) },
    'decided in a year': { decided_from: dayAgo(365), decided_until: dayAgo(0) },
    'visa decided in a year': { visa_decided_from: dayAgo(365), visa_decided_until: dayAgo(0) },
    'with a place': { has_place: 'true' },
    'without a place': { has_place: 'false' },
    'country, intake, open': { country: 'AU', intake: commonIntake, outcome: 'open' },
    'branch, counsellor, step': { branch: commonBranch, owner, track, step },
    ...nameFilters('phase', phases),
    ...nameFilters('outcome', ['open', 'decided', ...outcomes]),
    ...nameFilters('visa_decision', ['none', 'decided', ...visaDecisions]),
    ...nameFilters('deadline', ['overdue', 'week', 'any', 'none']),
  }
  const sorts = ['created_at', 'deadline', '-deadline', 'name', 'institution', 'intake']
  const listPath = (query: Query) => `/api/applications/?${new URLSearchParams(query)}`
  const boards: Query[] = [{ track }, { track, branch: commonBranch }, { track, q: commonFamily }]
  return [
    ...Object.entries(filters).map(
      ([name, filter]): Call => [`Applications: ${name}`, listPath(filter)],
    ),
    ...sorts.map((sort): Call => [`Applications by ${sort}`, listPath({ sort })]),
    ['Applications, a late page', listPath({ offset: '30000' })],
    ...boards.map(
      (query, index): Call => [
        `Board ${index + 1}`,
        `/api/applications/board/?${new URLSearchParams(query)}`,
      ],
    ),
    ['Values of the filters', '/api/applications/options/'],
    ['Today', '/api/leads/today/'],
  ]
}

const nameFilters = (name: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [`${name} ${value}`, { [name]: value }]))

const DAY_MS = 24 * 60 * 60 * 1000
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Measures all calls of the lead page, which it sends at once. */
async function timeLeadPage(url: string, place: string): Promise<Row> {
  const authorization = await signIn(url)
  const lead = `${url}/api/leads/${zippedId}/`
  const ours = [
    lead,
    `${lead}applications/`,
    `${lead}documents/suggestions/`,
    `${lead}progress-links/`,
    `${url}/api/saved-replies/rendered/`,
    `${url}/api/lead-stages/`,
    `${url}/api/colleagues/`,
    `${url}/api/lead-settings/`,
    `${url}/api/tracks/`,
  ]
  const bare = await startBare(lead, 'br', authorization)
  const theirs = ours.map(() => bare.url)
  const [own, other] = await timeBeside([ours, theirs], { authorization }, CALLS)
  await bare.stop()
  const beside = { reference: `${ours.length} calls of bare node:http`, theirs: other }
  const subject = `A lead page, ${ours.length} calls on ${place}, p95`
  return { subject, ours: own, unit: 'ms', most: MOST_LEAD_MS, beside }
}

async function timeProgressPage(url: string, place: string): Promise<Row> {
  const authorization = await signIn(url)
  const path = `${url}/api/leads/${zippedId}/progress-links/`
  const { address } = (await post(path, { guardian_id: null }, { authorization })) as {
    address: string
  }
  const { pathname, search } = new URL(address)
  const pressed = await fetch(url + pathname + search, { method: 'POST', redirect: 'manual' })
  const page = new URL(pressed.headers.get('location') ?? '', url).href
  const bare = await startBare(page, 'br')
  const [ours, theirs] = await timeBeside([page, bare.url], {}, CALLS)
  await bare.stop()
  const beside = { reference: 'bare node:http', theirs }
  const subject = `A progress page on ${place}, p95`
  return { subject, ours, unit: 'ms', most: MOST_PROGRESS_MS, beside }
}

/** Measures the download of a student's documents, and the memory that it takes. */
async function timeZip({ url, memoryMb }: Running, place: string): Promise<Row[]> {
  const authorization = await signIn(url)
  const download = () =>
    fetch(`${url}/api/leads/${zippedId}/documents/zip/`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    })
  const before = await memoryMb()
  let highest = before
  let isDone = false
  const watching = (async () => {
    while (!isDone) {
      highest = Math.max(highest, await memoryMb())
      await sleep(SAMPLE_MS)
    }
  })()
  const ours = await timeDownload(download)
  isDone = true
  await watching
  const theirs = await timeBareDownload()
  return [
    {
      subject: `ZIP of 100 MB on ${place}`,
      ours,
      unit: 's',
      most: MOST_ZIP_S,
      beside: { reference: '100 MB of bare node:http', theirs },
    },
    {
      subject: `ZIP of 100 MB on ${place}, growth of memory`,
      ours: highest - before,
      unit: 'MB',
      most: MOST_ZIP_MB,
    },
  ]
}

/** Returns seconds. */
async function timeDownload(download: () => Promise<Response>) {
  const from = performance.now()
  const response = await download()
  if (!response.ok || !response.body) throw new Error(`The ZIP answered ${response.status}`)
  let size = 0
  for await (const chunk of response.body) size += chunk.length
  if (size < ZIP_BYTES) throw new Error(`The ZIP has ${size} bytes`)
  return (performance.now() - from) / 1000
}

async function timeBareDownload() {
  const bytes = randomBytes(ZIP_BYTES)
  const source = createServer((_request, response) => response.end(bytes)).listen(0, '127.0.0.1')
  await once(source, 'listening')
  const { port } = source.address() as AddressInfo
  const bare = await startBare(`http://127.0.0.1:${port}/`)
  source.close()
  const seconds = await timeDownload(() => fetch(bare.url))
  await bare.stop()
  return seconds
}
