import type { Keepers } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { forgetWritten } from './forget-written.ts'
import { leadColumns, toLead } from './lead-row.ts'

/** What somebody is reached by, of which nothing may stay in what is told of others. */
const told = ['emails', 'phones'] as const

/**
 * Forgets leads in what is told of others: of those they were one with for a while, and of those they
 * were perhaps the same as. That there was somebody stays. Comes before the leads themselves go.
 */
export async function forgetElsewhere(db: Database, keepers: Keepers, ids: string[]) {
  const columns = db.selectFrom('leads').select(leadColumns)
  const erased = (await columns.where('id', 'in', ids).execute()).map(toLead)
  await db
    .updateTable('lead_entries')
    .set({ text: '' })
    .where('about_id', 'in', ids)
    .where('kind', 'in', ['merge', 'unmerge'])
    .execute()
  await forgetWritten(db, keepers, erased)
  const others = await listOthers(db, ids)
  if (others.length === 0) return
  const kept = (await columns.where('id', 'in', others).execute()).map(toLead)
  const names = erased.flatMap(namesOf)
  for (const lead of kept) {
    await forgetIn(db, lead, erased)
    const own = namesOf(lead)
    const theirs = names.filter((name) => name !== '' && !own.includes(name))
    const said = { subject: 'lead', subject_id: lead.id }
    await keepers.activities.forgetValues(db, said, (text) => theirs.includes(text))
  }
}

const namesOf = ({ name, emails, phones }: Lead) => [name, ...emails, ...phones]

/** Whose timeline, or whose activities, may name one of these. */
async function listOthers(db: Database, ids: string[]) {
  const met = await db
    .selectFrom('lead_entries')
    .select('lead_id')
    .distinct()
    .where('about_id', 'in', ids)
    .where('kind', 'in', ['merge', 'unmerge'])
    .execute()
  const doubted = await db
    .selectFrom('lead_doubts')
    .select(['one_id', 'other_id'])
    .where((is) => is.or([is('one_id', 'in', ids), is('other_id', 'in', ids)]))
    .execute()
  const named = [
    ...met.map(({ lead_id }) => lead_id),
    ...doubted.flatMap(({ one_id, other_id }) => [one_id, other_id]),
  ]
  return [...new Set(named)].filter((id) => !ids.includes(id))
}

/** What merges and changes by hand kept, to be taken back: less of it is taken back then. */
async function forgetIn(db: Database, lead: Lead, erased: Lead[]) {
  const rows = await db
    .selectFrom('lead_entries')
    .select(['id', 'before', 'after'])
    .where('lead_id', '=', lead.id)
    .where('kind', 'in', ['merge', 'unmerge', 'details'])
    .execute()
  for (const { id, before, after } of rows) {
    const left = { before: without(before, lead, erased), after: without(after, lead, erased) }
    if (left.before === before && left.after === after) continue
    await db.updateTable('lead_entries').set(left).where('id', '=', id).execute()
  }
}

/** A JSON object of a lead's values without those that only the erased have. */
function without(text: string, lead: Lead, erased: Lead[]) {
  const values = Object.entries(JSON.parse(text) as Partial<Lead>)
  const left = values.flatMap(([name, value]) => {
    const key = name as keyof Lead
    const list = told.find((each) => each === name)
    if (list) {
      const isTheirs = (one: string) =>
        !lead[list].includes(one) && erased.some((other) => other[list].includes(one))
      return [[name, (value as string[]).filter((one) => !isTheirs(one))]]
    }
    const isText = typeof value === 'string' && value !== '' && !name.endsWith('_id')
    const isTheirs = value !== lead[key] && erased.some((other) => other[key] === value)
    return isText && isTheirs ? [] : [[name, value]]
  })
  return JSON.stringify(Object.fromEntries(left))
}
