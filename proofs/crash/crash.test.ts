import { expect, test } from 'vitest'
import { createFolder, emptyDatabases } from '#tests/processes/databases.ts'
import { adminSettings, startServer } from '#tests/processes/server-process.ts'
import { runCrashTest } from './crash-test.ts'
import { findOrphans } from './find-orphans.ts'
import {
  createApplicationSender,
  createDocumentSender,
  createProgressSender,
  createStepSender,
} from './office-senders.ts'
import { createAnswersSender, createRegistrationSender } from './public-form-senders.ts'
import {
  createChatFileSender,
  createChatSender,
  createContactCardSender,
  createContactSender,
  sendTwice,
} from './senders.ts'

/** Enough to find constant faults; `npm run prove` finds rare ones. */
const rounds = { SQLite: 8, PostgreSQL: 4 }
const asked = Number(process.env.CRASH_ROUNDS) || undefined

for (const [name, makeDatabase] of emptyDatabases) {
  const count = asked ?? rounds[name]
  test(`a server on ${name}, killed ${count} times during messages, keeps everything it acknowledged`, {
    timeout: 60_000 + count * 10_000,
  }, async () => {
    const settings = await makeDatabase()
    const senders = [
      ...Array.from({ length: 5 }, () => sendTwice(createChatSender())),
      createContactSender(),
      createContactSender(),
      createContactCardSender(),
      createContactCardSender(),
      sendTwice(createChatFileSender()),
      createChatFileSender(),
    ]

    expect(await runCrashTest({ settings, senders, rounds: count })).toEqual([])

    // More than one unanswered request per kill: the server was killed while working.
    const sent = senders.flatMap((sender) => sender.sent)
    expect(sent.length).toBeGreaterThan(senders.length * count)
  })
}

for (const [name, makeDatabase] of emptyDatabases) {
  const count = asked ?? rounds[name]
  test(`a server on ${name}, killed ${count} times, has no application, document, registration or answers without the lead, and none twice`, {
    timeout: 60_000 + count * 20_000,
  }, async () => {
    const settings = await makeDatabase()
    const senders = [
      sendTwice(createApplicationSender()),
      createApplicationSender(),
      createStepSender(),
      sendTwice(createDocumentSender()),
      createDocumentSender(),
      sendTwice(createProgressSender()),
      createProgressSender(),
      sendTwice(createAnswersSender()),
      createAnswersSender(),
      sendTwice(createRegistrationSender()),
      createRegistrationSender(),
    ]

    const run = { settings, senders, rounds: count, inspect: findOrphans }
    expect(await runCrashTest(run)).toEqual([])

    // More than one unanswered request per kill: the server was killed while working.
    const sent = senders.flatMap((sender) => sender.sent)
    expect(sent.length).toBeGreaterThan(senders.length * count)
  })
}

test('detects a server that responds before it commits', { timeout: 120_000 }, async () => {
  const settings = { DATA_DIR: createFolder() }
  // Created by the real server, because the broken one cannot read its own data.
  await (await startServer({ ...settings, ...adminSettings })).kill('SIGTERM')

  const faults = await runCrashTest({
    program: 'proofs/crash/early-response-server.ts',
    settings,
    senders: Array.from({ length: 5 }, createChatSender),
    rounds: 10,
  })

  expect(faults).toContainEqual(expect.stringMatching(/^lost /))
})
