import type { Client } from 'pg'
import type { NotificationPayload } from './pipelining.ts'
import { loadPg } from './postgres.ts'

const RECONNECT_MS = 500
const CONNECT_TIMEOUT_MS = 5_000
/** A lost connection, for example behind a router, is detected within the sum of both times. */
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

  /** Closes the connection after a failed ping, which emits 'end' and starts a reconnect. */
  function ping() {
    const pingedClient = client
    pingedClient.query('select 1').catch(() => pingedClient.end())
  }

  function retry() {
    clearTimeout(timer)
    timer = setTimeout(() => connect().then(onReconnect, retry), RECONNECT_MS)
  }

  await connect()
  const pingTimer = setInterval(ping, PING_INTERVAL_MS)
  return {
    async close() {
      isClosed = true
      clearInterval(pingTimer)
      clearTimeout(timer)
      await client.end()
    },
  }
}
