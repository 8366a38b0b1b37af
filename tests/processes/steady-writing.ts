import { expect } from 'vitest'
import { callersOf } from './crash-run.ts'
import { checkDelivery } from './delivery-check.ts'
import { chatSender, contactSender, sendSteadily } from './senders.ts'
import { adminSettings, type Settings, startServer } from './server-process.ts'

/** Counters of the senders. */
interface Writing {
  acknowledged: () => number
  /** Returns the number of 503 responses. */
  refused: () => number
}

/** Starts a server with these settings and senders that write during the test. */
export async function startWriting(settings: Settings, program?: string) {
  const server = await startServer({ ...settings, ...adminSettings }, program)
  const senders = [...Array.from({ length: 5 }, chatSender), contactSender()]
  const callers = callersOf(server.url)
  await callers.administrator()
  const acknowledged = () =>
    senders.flatMap(({ sent }) => sent.filter(({ receipt }) => receipt !== undefined)).length

  /**
   * What a sender meets that it should not, which is all but an acknowledgement and 503, ends it at
   * once. Afterwards all that was acknowledged is there, once. Returns how often 503 was met.
   */
  async function writeWhile(happens: (writing: Writing) => Promise<void>) {
    const writing = senders.map((sender) => sendSteadily(sender, callers))
    const refused = () => writing.reduce((sum, each) => sum + each.refused(), 0)
    const sending = Promise.all(writing.map(({ done }) => done))
    await Promise.race([happens({ acknowledged, refused }), sending])
    for (const each of writing) each.stop()
    await sending

    expect(server.child.exitCode).toBeNull()
    for (const sender of senders) {
      expect(checkDelivery(sender.sent, await sender.read(callers))).toEqual([])
    }
    return refused()
  }
  return { server, callers, senders, writeWhile }
}
