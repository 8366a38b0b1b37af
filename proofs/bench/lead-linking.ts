import { v7 as newId } from 'uuid'
import { runSql, withDatabase } from '#tests/postgres.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { post } from './chat-clients.ts'
import { sendOnPhone } from './form-on-phone.ts'
import { compareRounds, measure } from './load.ts'
import { inFolder, type Running, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const SECONDS = 4
const ROUNDS = 3
const PHONE_ROUNDS = 7
const VISITORS = 50
const LEAST = 0.9

/**
 * Measures the cost of linking enquiries to leads, on both databases: contact forms beside a server
 * that creates no leads, and messages in linked conversations beside unlinked ones. Reports the
 * sender's wait and the server's CPU time, and for forms also the wait on a slow phone.
 */
export async function leadLinking(): Promise<Row[]> {
  const onSqlite = await compare('SQLite', async () => ({}))
  const { address, stop } = await startPostgres()
  const onPostgres = await compare('PostgreSQL', async (name) => {
    await runSql(address, `create database ${name}`)
    return {
      DATABASE_URL: withDatabase(address, name),
      SECRET_KEY: 'a key for this measurement only, of 32 and more',
    }
  })
  await stop()
  return [...onSqlite, ...onPostgres]
}

type Settings = (name: string) => Promise<Record<string, string>>

function compare(place: string, settingsOf: Settings): Promise<Row[]> {
  return inFolder((ours) =>
    inFolder(async (theirs) => {
      const program = 'proofs/bench/linking-server.ts'
      const linking = await startProduct(ours, await settingsOf('linking'), program)
      const without = { ...(await settingsOf('without')), WITHOUT_LEADS: 'yes' }
      const plain = await startProduct(theirs, without, program)
      const run = newId()
      for (let index = 0; index < VISITORS; index++) await leaveDetails(linking.url, run, index)
      const rows: Row[] = []
      for (const [unit, take] of [
        ['sends/s', oneByOne],
        ['sends/CPU s', perProcessorSecond],
      ] as const) {
        const [linked = 0, unlinked = 0, ofLeads = 0, ofNobody = 0] = await compareRounds(
          ROUNDS,
          () => take(linking, askByForm()),
          () => take(plain, askByForm()),
          () => take(linking, write(run)),
          () => take(linking, write(newId())),
        )
        const row = (subject: string, ours: number, reference: string, theirs: number): Row => ({
          subject: `${subject} on ${place}`,
          ours,
          reference,
          theirs,
          unit,
          least: LEAST,
        })
        rows.push(
          row('Contact forms that make leads', linked, 'those that make none', unlinked),
          row('Chat messages of leads', ofLeads, 'those of nobody', ofNobody),
        )
      }
      rows.push(await besideOnPhone(place, linking, plain))
      await Promise.all([linking.stop(), plain.stop()])
      return rows
    }),
  )
}

async function besideOnPhone(place: string, linking: Running, plain: Running): Promise<Row> {
  const [ours = 0, theirs = 0] = await compareRounds(
    PHONE_ROUNDS,
    () => sendOnPhone(linking.url),
    () => sendOnPhone(plain.url),
  )
  const subject = `Contact form on a slow phone, which makes a lead on ${place}`
  const reference = 'one that makes none'
  return { subject, ours, reference, theirs, unit: 'forms/min', least: LEAST }
}

function leaveDetails(url: string, run: string, index: number) {
  const details = { name: 'Example Student', email: `${newId()}@school.example` }
  return post(`${url}/api/messages/`, {
    id: newId(),
    user_id: `${run}-${index}`,
    sender: 'user',
    message: 'Me',
    details,
  })
}

/** Each form comes from another person. */
function askByForm(): Sending {
  let number = Math.floor(Math.random() * 90_000_000)
  const bodies = () =>
    JSON.stringify({
      name: 'Example Student',
      // As long as real addresses, and all different.
      email: `${newId().slice(-12)}@school.example`,
      phone: `98${String(number++).padStart(8, '0')}`,
      country: 'Australia',
      message: 'Where can I study nursing?',
    })
  return { path: '/api/contacts/', bodies, status: 201 }
}

function write(run: string): Sending {
  let sent = 0
  const bodies = () =>
    JSON.stringify({
      id: newId(),
      user_id: `${run}-${sent++ % VISITORS}`,
      sender: 'user',
      message: `Message ${sent}: which documents does the university ask for?`,
    })
  return { path: '/api/messages/', bodies, status: 200 }
}

interface Sending {
  path: string
  bodies: () => string
  status: number
}

/** Sends the next request after each answer. */
const oneByOne = (server: Running, { path, ...sending }: Sending) =>
  measure({ url: server.url + path, seconds: SECONDS, connections: 1, ...sending })

/** Returns requests per second of the server's CPU time, including SQLite. */
async function perProcessorSecond(server: Running, { path, ...sending }: Sending) {
  const before = await server.processorSeconds()
  const perSecond = await measure({ url: server.url + path, seconds: SECONDS, ...sending })
  return (perSecond * SECONDS) / ((await server.processorSeconds()) - before)
}
