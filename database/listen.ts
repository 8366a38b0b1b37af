import type { Client } from 'pg'
import { loadPg } from './postgres.ts'
import type { Envelope } from './send-together.ts'

const AGAIN_AFTER_MS = 500

interface Listener {
  heard: (envelope: Envelope) => void
  /** The connection was lost and is back. */
  missed: () => void
}

/** Listens, and after a lost connection listens again. */
export async function listen(address: string, { heard, missed }: Listener) {
  const pg = await loadPg()
  let client: Client
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect() {
    client = new pg.Client({ connectionString: address, keepAlive: true })
    client.on('error', () => {})
    client.on('end', () => !isClosed && retry())
    client.on('notification', ({ payload = '' }) => heard(JSON.parse(payload)))
    await client.connect()
    await client.query('listen gantavya')
  }

  function retry() {
    clearTimeout(timer)
    timer = setTimeout(() => connect().then(missed, retry), AGAIN_AFTER_MS)
  }

  await connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client.end()
    },
  }
}
