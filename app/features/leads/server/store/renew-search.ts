import { setImmediate } from 'node:timers/promises'
import type { House } from '#app/base/server/feature.ts'
import type { Database } from '#database/connect.ts'
import { SEARCH_VERSION } from '#database/differences.ts'
import { addKeys } from './enquiry-rows.ts'
import { toSearched } from './lead-row.ts'

const AT_ONCE = 200

/**
 * Writes by what leads are searched and known again, where an older version wrote it. It may stop
 * anywhere and goes on from there.
 */
export async function renewSearch({ db }: House) {
  let last = ''
  for (;;) {
    const rows = await selectOld(db, last).execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? ''
    await db.transaction().execute((transaction) => addKeys(transaction, rows.flatMap(toNamed)))
    await db.transaction().execute((transaction) => write(transaction, rows))
    await setImmediate()
  }
}

const selectOld = (db: Database, after: string) =>
  db
    .selectFrom('leads')
    .select(['id', 'name', 'emails', 'phones', 'guardian_phone', 'search_text'])
    .where('search_version', '<', SEARCH_VERSION)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)

type Old = Awaited<ReturnType<ReturnType<typeof selectOld>['execute']>>[number]

/** Adds match keys for guardians and Gmail variants to leads stored before these existed. */
function toNamed({ id, emails, guardian_phone }: Old) {
  const gmail = (JSON.parse(emails) as string[]).filter((email) => /@g(oogle)?mail\./i.test(email))
  if (gmail.length === 0 && !guardian_phone) return []
  return [{ id, person: { name: '', emails: gmail, phones: [], guardian_phone } }]
}

/** A lead that is changed meanwhile is written by that change. */
async function write(db: Database, rows: Old[]) {
  for (const row of rows) {
    const [emails, phones] = [JSON.parse(row.emails), JSON.parse(row.phones)]
    await db
      .updateTable('leads')
      .set(toSearched({ ...row, emails, phones }))
      .where('id', '=', row.id)
      .where('search_text', '=', row.search_text)
      .execute()
  }
}
