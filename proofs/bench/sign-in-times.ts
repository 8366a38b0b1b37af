import { setTimeout as sleep } from 'node:timers/promises'
import { URI } from 'otpauth'
import { openMailServer } from '#tests/mail-server.ts'
import { measureOnBoth } from './both-databases.ts'
import { post, signIn } from './chat-clients.ts'
import { percentile } from './load.ts'
import { account, type Running } from './processes.ts'
import type { Row } from './report.ts'

const EACH = 200
const WARM_UP = 10
/** Lets the work after a response end, so that the next measurement does not include it. */
const PAUSE_MS = 15
const MOST_PERCENT = 5

/** Checks that response times do not reveal existing usernames or correct passwords. */
export async function signInTimes(): Promise<Row[]> {
  const mails = await openMailServer()
  const rows = await measureOnBoth({
    settings: { SMTP_URL: mails.config.smtpUrl, MAIL_FROM: mails.config.mailFrom },
    async measure(product, place) {
      await requireCodes(product)
      return [await timeSignIns(product, place), await timeForgotten(product, place)]
    },
  })
  await mails.close()
  return rows
}

/** Afterwards the right password alone leads to the code challenge. */
async function requireCodes({ url }: Running) {
  const authorization = await signIn(url)
  const codes = `${url}/api/account/factors/codes/`
  const { address } = (await post(codes, {}, { authorization })) as { address: string }
  await post(`${codes}confirm/`, { code: URI.parse(address).generate() }, { authorization })
}

function timeSignIns({ url }: Running, place: string) {
  const address = `${url}/api/token/`
  const { username, password } = account
  const wrong = 'not the password'
  return compare(`Signing in on ${place}`, {
    'unknown name': () => timeRequest(address, { username: 'nobody', password: wrong }, 401),
    'wrong password': () => timeRequest(address, { username, password: wrong }, 401),
    'right one before the second factor': () => timeRequest(address, { username, password }, 401),
  })
}

function timeForgotten({ url }: Running, place: string) {
  const address = `${url}/api/password/forgotten/`
  return compare(`Forgotten password on ${place}`, {
    'unknown name': () => timeRequest(address, { name: 'nobody' }, 202),
    'known name': () => timeRequest(address, { name: account.username }, 202),
  })
}

/** Returns the difference of the medians. Requests take turns in a changing order. */
async function compare(what: string, kinds: Record<string, () => Promise<number>>): Promise<Row> {
  const taken = Object.entries(kinds).map(([name, timeRequest]) => ({
    name,
    timeRequest,
    times: [] as number[],
  }))
  for (let round = -WARM_UP; round < EACH; round++) {
    for (const { timeRequest, times } of shuffle(taken)) {
      const time = await timeRequest()
      if (round >= 0) times.push(time)
      await sleep(PAUSE_MS)
    }
  }
  const medians = taken.map(({ times }) => percentile(times, 0.5))
  const medianTexts = taken.map(({ name }, index) => `${name} ${medians[index]?.toFixed(2)} ms`)
  const least = Math.min(...medians)
  return {
    subject: `${what}, medians (${medianTexts.join(', ')}) differ by`,
    ours: Math.round(((Math.max(...medians) - least) / least) * 1000) / 10,
    unit: '%',
    most: MOST_PERCENT,
  }
}

const shuffle = <Item>(items: Item[]) =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)

async function timeRequest(url: string, body: object, status: number) {
  const from = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  if (response.status !== status) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - from
}
