import type { Client } from 'pg'
import type { NotificationPayload } from './pipelining.ts'
import { loadPg } from './postgres.ts'

const RECONNECT_MS = 500
const CONNECT_TIMEOUT_MS = 5_000
/** Together they limit how long a dead connection goes unnoticed, for example behind a router. */
const PING_INTERVAL_MS = 3_000
const PING_TIMEOUT_MS = 3_000

interface Listener {
  onNotification: (envelope: NotificationPayload) => void
  /** Called after a lost connection has been restored. */
  onReconnect: () => void
}

/** Listens for notifications and reconnects after a lost connection. */
export async function listen(address: string, { onNotification, onReconnect }: Listener) {
  const pg = await loadPg()
  let client: Client
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect() {
    client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PING_TIMEOUT_MS,
    })
    client.on('error', () => {})
    client.on('end', () => !isClosed && retry())
    client.on('notification', ({ payload = '' }) => onNotification(JSON.parse(payload)))
    await client.connect()
    await client.query('listen gantavya')
  }

  /**
   * Closing the client during the query closes the connection at once, which starts a reconnect.
   */
  function ping() {
    const pingedClient = client
    pingedClient.query('select 1').catch(() => pingedClient.end())
  }

  function retry() {
    clearTimeout(timer)
    timer = setTimeout(() => connect().then(onReconnect, retry), RECONNECT_MS)
  }

  await connect()
  const pinging = setInterval(ping, PING_INTERVAL_MS)
  return {
    async close() {
      isClosed = true
      clearInterval(pinging)
      clearTimeout(timer)
      await client.end()
    },
  }
}
