import { expect, test } from 'vitest'
import { emptyDatabases } from '#tests/processes/databases.ts'
import { runChat } from './chat-run.ts'

const messages = Number(process.env.DELIVERY_MESSAGES) || 400
const servers = { SQLite: 1, PostgreSQL: 2 }

for (const [name, makeDatabase] of emptyDatabases) {
  test(`${messages} messages each way over a bad network with killed servers on ${name} are shown once and in order on both sides`, {
    // Each message is on disk before it is acknowledged, and other tests may use the disk too.
    timeout: 120_000 + messages * 240,
  }, async () => {
    const settings = await makeDatabase()

    const { faults, kills, fates } = await runChat({
      settings,
      servers: servers[name],
      messages,
    })

    expect(faults).toEqual([])
    // Checks that the network did disturb connections.
    expect(kills).toBeGreaterThan(0)
    for (const fate of ['cut', 'slow', 'swallow', 'mute']) expect(fates[fate]).toBeGreaterThan(5)
  })
}
