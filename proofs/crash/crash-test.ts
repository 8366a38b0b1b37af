import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createClient, signIn } from '#tests/processes/api-clients.ts'
import { adminSettings, type Settings, startServer } from '#tests/processes/server-process.ts'
import { checkDelivery } from './check-delivery.ts'
import { type Clients, repeatUnacknowledged, type Sender, sendUntilDown } from './senders.ts'

interface CrashRun {
  settings: Settings
  senders: Sender[]
  rounds: number
  program?: string
  /** Reads the data of the killed server. Returns the faults. */
  inspect?: (settings: Settings) => Promise<string[]>
}

/**
 * Kills the server while all senders send, after the first acknowledgement, restarts it on the same data and compares. Then repeats
 * the unacknowledged requests and compares again. Returns the faults of the first faulty round.
 */
export async function runCrashTest({ settings, senders, rounds, program, inspect }: CrashRun) {
  const start = () => startServer({ ...settings, ...adminSettings }, program)
  let server = await start()
  for (let round = 1; round <= rounds; round++) {
    const afterMs = randomInt(30, 300)
    const clients = createClients(server.url)
    await Promise.all(senders.map((sender) => sender.prepare?.(clients)))
    const { promise: firstAcknowledged, resolve } = Promise.withResolvers<void>()
    const sending = Promise.all(senders.map((sender) => sendUntilDown(sender, clients, resolve)))
    await Promise.race([firstAcknowledged, sending])
    await Promise.race([setTimeout(afterMs), sending])
    await server.kill('SIGKILL')
    await sending

    const orphans = (await inspect?.(settings)) ?? []
    server = await start()
    const faults = [...orphans, ...(await compare(senders, createClients(server.url)))]
    const at = `round ${round}, killed ${afterMs} ms after the first acknowledgement`
    if (faults.length > 0) return faults.map((fault) => `${fault} (${at})`)
  }
  return []
}

async function compare(senders: Sender[], clients: Clients) {
  const check = async (sender: Sender) => checkDelivery(sender.sent, await sender.read(clients))
  const faults = (await Promise.all(senders.map(check))).flat()
  if (faults.length > 0) return faults
  await Promise.all(senders.map((sender) => repeatUnacknowledged(sender, clients)))
  return (await Promise.all(senders.map(check))).flat()
}

export function createClients(url: string): Clients {
  let signedIn: ReturnType<typeof signIn> | undefined
  return {
    url,
    visitor: createClient(url),
    async administrator() {
      signedIn ??= signIn(url)
      return (await signedIn).administrator
    },
  }
}
