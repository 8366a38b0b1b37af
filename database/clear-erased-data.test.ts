import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { clearErasedData } from './clear-erased-data.ts'

const ERASED_WORD = 'Qwyjibo'
const MESSAGES = 400

test.runIf(inject('sqliteFolder'))(
  'erased words are removed from the file, the WAL and the search index',
  async () => {
    const { address, db, visitor } = await startTestApp({ config: { rateLimitFactor: 100_000 } })
    const findIn = () =>
      ['', '-wal'].filter((end) => {
        const path = address + end
        return (
          existsSync(path) &&
          readFileSync(path).toString('latin1').toLowerCase().includes(ERASED_WORD.toLowerCase())
        )
      })
    const text = `${ERASED_WORD} ${'asked about fees. '.repeat(60)}`
    for (let turn = 0; turn < MESSAGES; turn++) {
      const message =
        turn % 3 === 0 ? text : `Nothing. ${'Filler of many words. '.repeat(turn % 40)}`
      await visitor.call(messagesApi.send, { body: { ...makeMessage(), message } })
    }
    expect(findIn()).not.toEqual([])

    // Some data is overwritten, some deleted, and the rest shares pages with it.
    await db.updateTable('conversations').set({ last_message: '' }).execute()
    await db.deleteFrom('jobs').execute()
    await db.deleteFrom('notifications').execute()
    await db.deleteFrom('messages').where('message', 'like', `${ERASED_WORD}%`).execute()
    await clearErasedData(db)

    expect(findIn()).toEqual([])
    const rest = await db.selectFrom('messages').select('message').execute()
    expect(rest).toHaveLength(Math.floor((MESSAGES * 2) / 3))
  },
)

test.runIf(inject('sqliteFolder'))(
  'an erased lead is removed from the index of letters',
  async () => {
    const { address, administrator, db, signIn } = await startTestApp()
    await signIn()
    const add = (name: string, note: string) =>
      administrator.call(leadsApi.add, { body: { name, note } })
    const { id } = await add('Asha Example', `Asked about ${ERASED_WORD}`)
    await add('Binod Example', 'Asked about fees')
    const file = new DatabaseSync(address)
    file.exec(`create virtual table temp.letters using fts5vocab(main, lead_letters, 'row')`)
    const isIndexed = (letters: string) =>
      file.prepare('select 1 from letters where term = ?').get(letters) !== undefined
    expect([isIndexed('qwy'), isIndexed('fee')]).toEqual([true, true])

    await eraseLead(administrator, id)
    await clearErasedData(db)

    expect([isIndexed('qwy'), isIndexed('fee')]).toEqual([false, true])
    file.close()
  },
)
