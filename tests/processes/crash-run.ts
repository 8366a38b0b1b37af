import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { callerOf, signIn } from './api.ts'
import { checkDelivery } from './delivery-check.ts'
import { type Callers, type Sender, sendAgain, sendUntilGone } from './senders.ts'
import { adminSettings, type Settings, startServer } from './server-process.ts'

interface CrashRun {
  settings: Settings
  senders: Sender[]
  rounds: number
  program?: string
}

/**
 * Kills the server while all senders send, restarts it on the same data and compares. Then repeats
 * the unacknowledged requests and compares again. Returns the faults of the first faulty round.
 */
export async function crash({ settings, senders, rounds, program }: CrashRun) {
  const start = () => startServer({ ...settings, ...adminSettings }, program)
  let server = await start()
  for (let round = 1; round <= rounds; round++) {
    const afterMs = randomInt(30, 300)
    const callers = callersOf(server.url)
    const sending = Promise.all(senders.map((sender) => sendUntilGone(sender, callers)))
    await Promise.race([setTimeout(afterMs), sending])
    await server.kill('SIGKILL')
    await sending

    server = await start()
    const faults = await compare(senders, callersOf(server.url))
    const at = `round ${round}, killed after ${afterMs} ms`
    if (faults.length > 0) return faults.map((fault) => `${fault} (${at})`)
  }
  return []
}

async function compare(senders: Sender[], callers: Callers) {
  const check = async (sender: Sender) => checkDelivery(sender.sent, await sender.read(callers))
  const faults = (await Promise.all(senders.map(check))).flat()
  if (faults.length > 0) return faults
  await Promise.all(senders.map((sender) => sendAgain(sender, callers)))
  return (await Promise.all(senders.map(check))).flat()
}

export function callersOf(url: string): Callers {
  let signedIn: ReturnType<typeof signIn> | undefined
  return {
    visitor: callerOf(url),
    async administrator() {
      signedIn ??= signIn(url)
      return (await signedIn).administrator
    },
  }
}
