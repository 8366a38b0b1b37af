import type { SaidMore } from '#app/base/server/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/sql-dialect.ts'
import type { Lead } from '../../contract.ts'
import { namesOfDiffering, save } from './change.ts'
import { lockKeys } from './enquire.ts'
import { addKeys, doubt, latest, union } from './enquiry-rows.ts'
import { addEntry } from './entries.ts'
import { judge, personOf } from './judge.ts'
import { leadColumns, toLead } from './lead-row.ts'
import { restoreAsking } from './remove.ts'

/**
 * Adds further contact details of a visitor and flags possible duplicates; it is no new enquiry. Existing
 * values stay first, because a visitor can claim any identity, except when only this conversation
 * created the lead.
 */
export async function sayMore(db: Database, said: SaidMore) {
  const { leadId, at, about, consent } = said
  await lockKeys(db, [said])
  const own = await readRow(db, leadId)
  const { alike } = await judge(db, said)
  // A colleague's word stands beside what is known, a visitor's own goes before.
  const isBefore = said.by === undefined && (await isOfThisAlone(db, own, about))
  let told = { before: {}, after: {} }
  const ids = [...new Set([own.primary_lead_id, own.id])]
  await acquireLocks(
    db,
    ids.map((id) => `lead ${id}`),
  )
  for (const id of ids) {
    const { deleted_at, ...row } = await readRow(db, id)
    if (deleted_at) await restoreAsking(db, [id])
    const before = toLead(row)
    const after = foresee(before, said, isBefore)
    await save(db, after)
    if (id === own.primary_lead_id) told = differing(before, after)
  }
  await addKeys(db, [{ id: own.id, person: personOf(said) }])
  await doubt(db, [{ lead: own, alike }])
  const { name, phone, email } = said.person
  await addEntry(db, {
    lead_id: own.id,
    kind: 'details',
    at,
    about,
    by: said.by,
    text: `${said.by ? 'Added from the chat' : 'Shared in the chat'}: ${[name, phone, email].filter(Boolean).join(', ')}`,
    before: told.before,
    after: { ...told.after, ...(consent && { consent }) },
  })
}

const readRow = (db: Database, id: string) =>
  db
    .selectFrom('leads')
    .select(['primary_lead_id', 'deleted_at', ...leadColumns])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Whether nothing else is known of it than what was said there. */
async function isOfThisAlone(
  db: Database,
  { id, primary_lead_id, enquiries }: OwnRow,
  about: string,
) {
  if (enquiries > 1 || primary_lead_id !== id) return false
  const asked = await db
    .selectFrom('lead_activities')
    .innerJoin('enquiries', 'activity_id', 'lead_activities.id')
    .select('activity_id')
    .where('lead_activities.lead_id', '=', id)
    .where('about_id', '=', about)
    .executeTakeFirst()
  return asked !== undefined
}

type OwnRow = Awaited<ReturnType<typeof readRow>>

function foresee(lead: Lead, said: SaidMore, isBefore: boolean): Lead {
  const { name, emails, phones } = personOf(said)
  const put = (name: 'emails' | 'phones', more: string[]) =>
    isBefore ? union(name, more, lead[name]) : union(name, lead[name], more)
  return {
    ...lead,
    name: isBefore ? name : lead.name || name,
    emails: put('emails', emails),
    phones: put('phones', phones),
    last_activity_at: latest(said.at, lead.last_activity_at),
  }
}

function differing(before: Lead, after: Lead) {
  const names = namesOfDiffering(before, after).filter((name) => name !== 'last_activity_at')
  const pick = (lead: Lead) => Object.fromEntries(names.map((name) => [name, lead[name]]))
  return { before: pick(before), after: pick(after) }
}
