import type { Client } from 'pg'
import { loadPg } from './postgres.ts'
import type { Envelope } from './send-together.ts'

const AGAIN_AFTER_MS = 500
const CONNECT_WITHIN_MS = 5_000
/** Together they limit how long a dead connection goes unnoticed, for example behind a router. */
const ASK_EVERY_MS = 3_000
const ANSWER_WITHIN_MS = 3_000

interface Listener {
  heard: (envelope: Envelope) => void
  /** Called after a lost connection has been restored. */
  missed: () => void
}

/** Listens for notifications and reconnects after a lost connection. */
export async function listen(address: string, { heard, missed }: Listener) {
  const pg = await loadPg()
  let client: Client
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect() {
    client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client.on('error', () => {})
    client.on('end', () => !isClosed && retry())
    client.on('notification', ({ payload = '' }) => heard(JSON.parse(payload)))
    await client.connect()
    await client.query('listen gantavya')
  }

  /**
   * Closing the client during the query closes the connection at once, which starts a reconnect.
   */
  function ask() {
    const asked = client
    asked.query('select 1').catch(() => asked.end())
  }

  function retry() {
    clearTimeout(timer)
    timer = setTimeout(() => connect().then(missed, retry), AGAIN_AFTER_MS)
  }

  await connect()
  const asking = setInterval(ask, ASK_EVERY_MS)
  return {
    async close() {
      isClosed = true
      clearInterval(asking)
      clearTimeout(timer)
      await client.end()
    },
  }
}
