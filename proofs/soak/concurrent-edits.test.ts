import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeForm } from '#tests/factories.ts'
import { signIn } from '#tests/processes/api-clients.ts'
import { emptyDatabases, openServerDatabase } from '#tests/processes/databases.ts'
import { adminSettings, type Settings, startServer } from '#tests/processes/server-process.ts'
import { createUniqueImage, toFile } from '#tests/test-images.ts'

/** Enough to find constant faults; `npm run prove` finds rare ones. */
const rounds = Number(process.env.CRASH_ROUNDS) || 6
const EDITORS = 6

for (const [name, makeDatabase] of emptyDatabases) {
  test(`a server on ${name}, killed ${rounds} times during edits, stores only complete edits`, {
    timeout: 60_000 + rounds * 10_000,
  }, async () => {
    const settings = await makeDatabase()
    const stored: number[] = []

    for (let round = 1; round <= rounds; round++) {
      const acknowledged = await killDuringEdits(settings)
      const { faults, pictures } = await inspect(settings)
      expect([round, faults]).toEqual([round, []])
      expect(pictures).toBeGreaterThanOrEqual(acknowledged + (stored.at(-1) ?? 0))
      stored.push(pictures)
    }
  })
}

/** Adds destinations and slides with images until the server is down. */
async function killDuringEdits(settings: Settings) {
  const server = await startServer({ ...settings, ...adminSettings })
  const { access } = await signIn(server.url)
  const headers = { authorization: `Bearer ${access}` }
  const atWork = Promise.withResolvers<void>()
  let acknowledged = 0

  async function edit(index: number) {
    for (;;) {
      const picture = toFile(await createUniqueImage())
      // A country can be in the list once.
      const country = `Norway ${crypto.randomUUID()}`
      const [path, body] =
        index % 2
          ? ['destinations', makeForm({ country, description: 'Fjords.', flag: picture })]
          : ['hero-slides', makeForm({ title: 'Norway', image: picture })]
      const sending = fetch(`${server.url}/api/${path}/`, { method: 'POST', headers, body })
      const answer = await sending.catch(() => undefined)
      if (!answer) return
      expect(answer.status).toBe(201)
      acknowledged++
      atWork.resolve()
    }
  }
  const editing = Promise.all(Array.from({ length: EDITORS }, (_, index) => edit(index)))
  await Promise.race([atWork.promise, editing])
  await setTimeout(randomInt(0, 100))
  await server.kill('SIGKILL')
  await editing
  return acknowledged
}

/** Returns rows without the rows that they need. */
async function inspect(settings: Settings) {
  const db = openServerDatabase(settings)
  const pictures = await db.selectFrom('media').select('name').execute()
  const notes = await db.selectFrom('content_changes').selectAll().execute()
  const activities = await db.selectFrom('audit_log').select('subject_id').execute()
  const shown: string[] = []
  const faults: string[] = []
  for (const [subject, column] of [
    ['destinations', 'flag as picture'],
    ['hero_slides', 'image as picture'],
  ] as const) {
    const rows = await db.selectFrom(subject).select(['id', column, 'created_at']).execute()
    const note = notes.find((each) => each.subject === subject)?.changed_at ?? ''
    for (const { id, picture, created_at } of rows) {
      shown.push(picture)
      if (created_at > note) faults.push(`${subject} changed without a note`)
      const isAdded = picture.startsWith('/media/')
      if (isAdded && !activities.some(({ subject_id }) => subject_id === id)) {
        faults.push(`nobody knows who added one of the ${subject}`)
      }
    }
  }
  for (const { name } of pictures) {
    if (!shown.includes(`/media/${name}`)) faults.push('nothing shows a picture')
  }
  await db.destroy()
  return { faults, pictures: pictures.length }
}
