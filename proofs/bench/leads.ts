import { v7 as newId } from 'uuid'
import { measureOnBoth, type Place, timeBeside } from './both-databases.ts'
import { openStream, post, readJson, signIn } from './chat-clients.ts'
import {
  commonIntake,
  commonLevel,
  commonName,
  commonSource,
  commonSubject,
  commonTag,
  fillLeads,
  knownEmail,
  knownGuardian,
  knownPhone,
  lostReason,
  rareName,
  rareNoteWord,
  rareSource,
  rareTag,
} from './fill-leads.ts'
import { fillOffice } from './fill-office.ts'
import { percentile } from './load.ts'
import { type Running, startBare } from './processes.ts'
import type { Row } from './report.ts'

const MOST_MS = 50
const MOST_REPORT_MS = 300
const MOST_NEWS_MS = 1000
const ENQUIRIES = 60
/** Few, because there are many kinds of calls. */
const CALLS = 30

/** What people type at the front desk: beginnings of names and phone numbers. */
const deskTexts = ['sit', 'Bino', 'gita rai', '98000', '0020000', 'नीता']

/**
 * Measures the office's calls with 50,000 leads, 200,000 tasks, 500,000 activities and 1,000,000
 * messages stored, on both databases.
 */
export function leads(): Promise<Row[]> {
  return measureOnBoth({
    async fill(address) {
      await fillOffice(address)
      await fillLeads(address)
    },
    measure,
  })
}

async function measure(product: Running, place: string, { startBeside }: Place): Promise<Row[]> {
  const { url } = product
  const rows: Row[] = []
  const bare = await startBare(`${url}/api/leads/`, 'br', await signIn(url))
  for (const [name, path, most = MOST_MS] of await listCalls(url)) {
    // Signs in anew because an access token lives for five minutes.
    const authorization = await signIn(url)
    const [ours, theirs] = await timeBeside([url + path, bare.url], { authorization }, CALLS)
    const beside = { reference: 'a list from bare node:http', theirs }
    rows.push({ subject: `${name} on ${place}, p95`, ours, unit: 'ms', most, beside })
  }
  await bare.stop()
  rows.push(await timeNews(`A question shown in Today on ${place}, p95`, product, product))
  if (startBeside) {
    const other = await startBeside()
    rows.push(await timeNews('A question shown in Today of another server, p95', product, other))
    await other.stop()
  }
  return rows
}

type Call = [name: string, path: string, most?: number]

async function listCalls(url: string): Promise<Call[]> {
  const headers = { authorization: await signIn(url) }
  const list = (await readJson(`${url}/api/leads/?limit=1`, headers)) as {
    id: string
    owner_id: string
    stage_id: string
  }[]
  const stages = (await readJson(`${url}/api/lead-stages/`, headers)) as { id: string }[]
  const stage = stages[0]?.id
  const filters = {
    all: {},
    'one stage': { stage },
    'one owner': { owner: list[0]?.owner_id },
    'nobody’s': { owner: 'unassigned' },
    'one country': { country: 'AU' },
    'a common tag': { tag: commonTag },
    'a rare tag': { tag: rareTag },
    'one branch': { branch: 'Pokhara' },
    'one intake': { intake: commonIntake },
    'one level': { level: commonLevel },
    'one subject': { subject: commonSubject },
    'intake, subject, country': { intake: commonIntake, subject: commonSubject, country: 'AU' },
    'no intake': { without: 'intake' },
    'one channel': { channel: 'form' },
    'a common source': { source: commonSource },
    'a rare source': { source: rareSource },
    overdue: { due: 'overdue' },
    'no date': { due: 'none' },
    'awaiting reply': { awaiting_reply: 'true' },
    'not awaiting reply': { awaiting_reply: 'false' },
    open: { outcome: 'open' },
    'no campaign': { without: 'campaign' },
    'one reason': { lost_reason: lostReason },
    'half a year': { from: dayAgo(400), until: dayAgo(220) },
    'asked within a month': { enquired_from: dayAgo(30), enquired_until: dayAgo(0) },
    'overdue within a year': {
      enquired_from: dayAgo(365),
      enquired_until: dayAgo(0),
      min_response_minutes: '120',
    },
    'a common name': { q: commonName },
    'a rare name': { q: rareName },
    'an e-mail': { q: knownEmail },
    'a phone in another spelling': { q: knownPhone },
    'a rare word of a note': { q: rareNoteWord },
    'a common word of notes': { q: commonSubject },
    'words of a note and a name': { q: `${commonSubject} ${commonName}` },
    'a part of a word': { q: 'cademi' },
    'a guardian': { q: knownGuardian },
    'two letters': { q: 'ra' },
  }
  const fieldValues: Record<string, string> = {
    city: 'Pokhara',
    preferred_channel: 'whatsapp',
    language: 'ne',
    guardian_name: 'Ram',
    guardian_relation: 'Father',
    guardian_phone: '986-0000',
    min_budget: '2500000',
    max_budget: '2500000',
    test_scores: 'IELTS 6.5',
    qualification: '+2 science',
    qualification_year: '2081 BS',
    grades: '3.2',
    campaign: 'winter',
    page: '/canada',
    follow_up_result: 'late',
  }
  const sorts = ['-last_activity_at', 'follow_up_at']
  const buildPath = (path: string, query: Record<string, string | undefined>) =>
    `${path}?${new URLSearchParams(JSON.parse(JSON.stringify(query)))}`
  const year = { from: dayAgo(365), until: dayAgo(0) }
  return [
    ['Today', '/api/leads/today/'],
    ['Today of one person', buildPath('/api/leads/today/', { owner: list[0]?.owner_id })],
    ['Overdue tasks', '/api/tasks/?due=overdue'],
    ['Overdue tasks, a late page', '/api/tasks/?due=overdue&offset=4000'],
    ['The week', '/api/tasks/week/'],
    ['A lead', `/api/leads/${list[0]?.id}/`],
    ['Values of the filters', '/api/leads/options/'],
    ['Front desk', '/api/front-desk/'],
    ...deskTexts.map(
      (q): Call => [`Front desk, typing “${q}”`, buildPath('/api/leads/', { q, limit: '6' })],
    ),
    ['Guardians, typing a name', buildPath('/api/guardians/', { q: 'ram' })],
    ...Object.entries(fieldValues).map(
      ([name, value]): Call => [`Leads by ${name}`, buildPath('/api/leads/', { [name]: value })],
    ),
    ...Object.entries(filters).flatMap(([name, filter]): Call[] => [
      ...sorts.map(
        (sort): Call => [
          `Leads: ${name}, by ${sort}`,
          buildPath('/api/leads/', { ...filter, sort }),
        ],
      ),
      [`Board: ${name}`, buildPath('/api/leads/board/', filter)],
    ]),
    ...['country', 'source', 'owner'].map(
      (by): Call => [
        `Report of a year by ${by}`,
        buildPath('/api/leads/report/', { ...year, group_by: by }),
        MOST_REPORT_MS,
      ],
    ),
  ]
}

const dayAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Measures from the form sent to one server until a screen open on another can show it. */
async function timeNews(subject: string, asked: Running, shown: Running): Promise<Row> {
  const authorization = await signIn(shown.url)
  let notify = () => {}
  const stream = await openStream(
    `${shown.url}/api/conversations/stream/`,
    (event) => event === 'changed' && notify(),
    { authorization },
  )
  const taken: number[] = []
  let waiting = await countWaiting(shown.url, authorization)
  for (let index = 0; index < ENQUIRIES; index++) {
    const notified = new Promise<void>((resolve) => {
      notify = resolve
    })
    const from = performance.now()
    await post(`${asked.url}/api/contacts/`, {
      name: `Asking Example ${index}`,
      email: `${newId()}@school.example`,
      phone: `98${String(Date.now()).slice(-8)}`,
      country: '',
      message: 'Where can I study nursing?',
    })
    await notified
    const now = await countWaiting(shown.url, authorization)
    taken.push(performance.now() - from)
    if (now !== waiting + 1) throw new Error('Today does not have the question')
    waiting = now
  }
  stream.close()
  return { subject, ours: percentile(taken, 0.95), unit: 'ms', most: MOST_NEWS_MS }
}

async function countWaiting(url: string, authorization: string) {
  const today = await readJson(`${url}/api/leads/today/`, { authorization })
  return (today as { awaiting_reply: { total: number } }).awaiting_reply.total
}
