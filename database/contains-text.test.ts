import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foldText } from '#app/contract/fold-text.ts'
import { startTestApp } from '#tests/test-app.ts'
import { containsText } from './sql-dialect.ts'
import { inWorker } from './sqlite-worker.ts'

const texts = [
  'José',
  'JOSE\u0301',
  'Łódź',
  'गर्‍यो',
  'co\u00adoperate',
  '100% \\_ Élan',
  'ＡＢＣ',
  'Straße',
  'STRAẞE',
  'Œuvre',
  'Ærø',
  'Ħal',
  'ΑΘΗΝΑ',
  'ΑΘΗΝΑΣ',
  'КАТМАНДУ',
  'Þórshöfn',
  'İstanbul Ilgaz',
  'Si\u2800ta',
  'plain',
]

test('every connection folds a searched column like `foldText`', async () => {
  const { db } = await startTestApp()
  for (const text of texts) {
    const folded = foldText(text)
    for (const front of [sql``, inWorker]) {
      for (const q of [text, folded, folded.toUpperCase()]) {
        const { rows } = await sql<{ found: number }>`select ${front} count(*) as found
          from (select cast(${text} as text) as content) as texts
          where ${containsText(db, ['content'], q)}`.execute(db)
        expect([text, q, Number(rows[0]?.found)]).toEqual([text, q, 1])
      }
    }
    const { rows } = await sql<{ found: number }>`select count(*) as found
      from (select cast(${text} as text) as content) as texts
      where ${containsText(db, ['content'], `${text} more`)}`.execute(db)
    expect(Number(rows[0]?.found)).toBe(0)
  }
})
