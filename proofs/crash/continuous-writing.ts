import { expect } from 'vitest'
import { adminSettings, type Settings, startServer } from '#tests/processes/server-process.ts'
import { checkDelivery } from './check-delivery.ts'
import { createClients } from './crash-test.ts'
import { createChatSender, createContactSender, sendContinuously } from './senders.ts'

/** Counters of the senders. */
interface WriteCounters {
  acknowledged: () => number
  /** Returns the number of 503 responses. */
  refused: () => number
}

/** Starts a server with these settings and senders that write during the test. */
export async function startWriting(settings: Settings, program?: string) {
  const server = await startServer({ ...settings, ...adminSettings }, program)
  const senders = [...Array.from({ length: 5 }, createChatSender), createContactSender()]
  const clients = createClients(server.url)
  await clients.administrator()
  const acknowledged = () =>
    senders.flatMap(({ sent }) => sent.filter(({ receipt }) => receipt !== undefined)).length

  /**
   * Runs the event while all senders send. Anything except an acknowledgement and 503 fails the test;
   * afterwards every acknowledged row must be stored once. Returns the number of 503 responses.
   */
  async function writeWhile(event: (writing: WriteCounters) => Promise<void>) {
    const writing = senders.map((sender) => sendContinuously(sender, clients))
    const refused = () => writing.reduce((sum, each) => sum + each.refused(), 0)
    const sending = Promise.all(writing.map(({ done }) => done))
    await Promise.race([event({ acknowledged, refused }), sending])
    for (const each of writing) each.stop()
    await sending

    expect(server.child.exitCode).toBeNull()
    for (const sender of senders) {
      expect(checkDelivery(sender.sent, await sender.read(clients))).toEqual([])
    }
    return refused()
  }
  return { server, clients, senders, writeWhile }
}
