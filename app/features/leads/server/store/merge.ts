import { Conflict } from '#app/base/server/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import type { Merge } from '../../merge-contract.ts'
import { shareChecks } from '../checks/shared.ts'
import { planFollowUp } from '../telling/follow-ups.ts'
import { recountAnswers } from './answers.ts'
import { foresee, namesOfDiffering, save, tellMove } from './change.ts'
import { union } from './enquiry-rows.ts'
import { addEntry, isSignOfLife } from './entries.ts'
import { follow } from './follow-ups.ts'
import { leadColumns, lists, toLead } from './lead-row.ts'
import { stand } from './stays.ts'
import { takeBack } from './take-back.ts'

/** Two primary leads. */
export interface Two {
  lead: Lead
  other: Lead
  by: string
}

/**
 * The other becomes part of the lead. Its row and all that is its own stay as they are, to be found
 * by `primary_lead_id`: only what the lead says besides is kept with the entry, to be taken back.
 */
export async function merge(db: Database, { lead, other, by }: Two, fields: Merge['fields']) {
  const taken = Object.fromEntries(fields.map((name) => [name, other[name]]))
  const united = lists.map((name) => [name, union(name, lead[name], other[name])])
  const next = { ...(await foresee(db, lead, taken)), ...Object.fromEntries(united) }
  await save(db, next)
  await planFollowUp(db, lead, next)
  await stand(db, next)
  await follow(db, lead, next)
  await db
    .updateTable('leads')
    .set({ primary_lead_id: lead.id })
    .where('primary_lead_id', '=', other.id)
    .execute()
  await db.updateTable('leads').set({ merged_into: lead.id }).where('id', '=', other.id).execute()
  const differing = namesOfDiffering(lead, next)
  await addEntry(db, {
    ...{ lead_id: lead.id, kind: 'merge', text: other.name, about: other.id, by },
    before: pick(lead, [...new Set([...differing, ...lists])]),
    after: pick(next, differing),
  })
  await tellMove(db, lead, next)
  await shareChecks(db, lead.id)
  return recount(db, lead.id)
}

/** The other, with all that was part of it before, is a lead of its own again. Throws Conflict. */
export async function unmerge(db: Database, lead: Lead, otherId: string, by: string) {
  const tree = await db
    .selectFrom('leads')
    .select([...leadColumns, 'merged_into'])
    .where('primary_lead_id', '=', lead.id)
    .execute()
  if (tree.find(({ id }) => id === otherId)?.merged_into !== lead.id) {
    throw new Conflict(
      'These leads are not merged with each other directly. If one was merged into a third lead, unmerge that first.',
    )
  }
  const leaving = new Set([otherId])
  for (const id of leaving) {
    for (const part of tree) if (part.merged_into === id) leaving.add(part.id)
  }
  const rows = tree.map((row) => ({ ...row, ...toLead(row) }))
  const gone = rows.filter(({ id }) => leaving.has(id))
  const staying = rows.filter(({ id }) => !leaving.has(id) && id !== lead.id)
  const next = await takeBack(db, { lead, otherId, gone, staying })
  await save(db, next)
  await planFollowUp(db, lead, next)
  await stand(db, next)
  await follow(db, lead, next)
  await part(db, otherId, gone)
  const differing = namesOfDiffering(lead, next)
  const changes = { before: pick(lead, differing), after: pick(next, differing) }
  const other = await recount(db, otherId)
  const entry = { kind: 'unmerge' as const, by }
  await addEntry(db, { ...entry, lead_id: lead.id, text: other.name, about: otherId, ...changes })
  await addEntry(db, { ...entry, lead_id: otherId, text: lead.name, about: lead.id })
  await tellMove(db, lead, next)
  for (const id of [lead.id, otherId]) await shareChecks(db, id)
  return recount(db, lead.id)
}

/** What was part of it may have brought something since. */
async function part(db: Database, id: string, gone: Lead[]) {
  const ids = gone.map((row) => row.id)
  await db.updateTable('leads').set({ primary_lead_id: id }).where('id', 'in', ids).execute()
  await db.updateTable('leads').set({ merged_into: null }).where('id', '=', id).execute()
  const own = gone.find((row) => row.id === id) as Lead
  // Its stage may have been deleted meanwhile: it went where the other stood.
  await stand(db, own)
  const united = lists.map((name) => [
    name,
    union(
      name,
      own[name],
      gone.flatMap((row) => row[name]),
    ),
  ])
  await save(db, { ...pick(own, leadColumns), ...Object.fromEntries(united) })
}

const pick = <Name extends keyof Lead>(lead: Lead, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, lead[name]])) as Pick<Lead, Name>

/** What is counted of a lead and its parts, from what happened. Returns it. */
async function recount(db: Database, id: string) {
  const parts = db.selectFrom('leads').select('id').where('primary_lead_id', '=', id)
  const asked = await db
    .selectFrom('enquiries')
    .select((is) => [
      is.fn.countAll<number>().as('enquiries'),
      is.fn.max('first_response_at').as('first_response_at'),
    ])
    .where('lead_id', 'in', parts)
    .executeTakeFirstOrThrow()
  const { last } = await db
    .selectFrom('lead_activities')
    .select((is) => is.fn.max('at').as('last'))
    .where('lead_id', 'in', parts)
    .where(isSignOfLife)
    .executeTakeFirstOrThrow()
  const { enquiries, first_response_at } = asked
  await recountAnswers(db, [id])
  const row = await db
    .updateTable('leads')
    .set((is) => ({
      enquiries: Number(enquiries),
      last_activity_at:
        [last, first_response_at].filter(Boolean).toSorted().at(-1) ?? is.ref('created_at'),
    }))
    .where('id', '=', id)
    .returning(leadColumns)
    .executeTakeFirstOrThrow()
  return toLead(row)
}
