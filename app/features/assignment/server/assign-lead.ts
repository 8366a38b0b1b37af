import type { Lead } from '#app/features/leads/contract.ts'
import { addActivity } from '#app/features/leads/server/store/activities.ts'
import { findPrimaryLead } from '#app/features/leads/server/store/lead-row.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { listAbsent } from './absences.ts'

/**
 * Assigns an unassigned lead round robin by the first matching rule, unless all its counsellors are
 * absent.
 */
export async function assignLead({ db, services }: AppContext, leadId: string) {
  if ((await listRules(db)).length === 0) return
  const lead = await findPrimaryLead(db, leadId, systemViewer)
  if (!lead || lead.owner_id) return
  await acquireLock(db, 'assignment')
  // Reads the rules again, because another transaction may have assigned a lead meanwhile.
  const rule = (await listRules(db)).find((candidate) => matchesRule(candidate, lead))
  const owner_id = rule && (await findNextCounsellor({ db, services }, rule))
  if (!owner_id) return
  await db
    .updateTable('assignment_rules')
    .set({ last_assigned_id: owner_id })
    .where('id', '=', rule.id)
    .execute()
  await db.updateTable('leads').set({ owner_id }).where('id', '=', lead.id).execute()
  await addActivity(db, {
    lead_id: lead.id,
    kind: 'owner',
    text: `Assigned by round robin, rule “${rule.name}”`,
    before: { owner_id: null },
    after: { owner_id },
  })
}

interface StoredRule {
  id: string
  name: string
  countries: string[]
  branch: string
  counsellor_ids: string[]
  /** The counsellor who received the last lead. */
  last_assigned_id: string | null
}

async function listRules(db: Database): Promise<StoredRule[]> {
  const rows = await db
    .selectFrom('assignment_rules')
    .select(['id', 'name', 'countries', 'branch', 'counsellor_ids', 'last_assigned_id'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ countries, counsellor_ids, ...row }) => ({
    ...row,
    countries: JSON.parse(countries),
    counsellor_ids: JSON.parse(counsellor_ids),
  }))
}

const matchesRule = ({ countries, branch }: StoredRule, lead: Lead) =>
  (countries.length === 0 || lead.countries.some((code) => countries.includes(code))) &&
  (branch === '' || lead.branch === branch)

/** Returns the next counsellor in the rule's order who can work on leads and is present. */
async function findNextCounsellor(
  { db, services }: AppContext,
  { counsellor_ids, last_assigned_id }: StoredRule,
) {
  const active = await services.administrators.listActive(db, 'leads:work')
  const absent = await listAbsent(db)
  const present = new Set([...active.values()].filter((id) => !absent.has(id)))
  const start = counsellor_ids.indexOf(last_assigned_id ?? '') + 1
  return [...counsellor_ids.slice(start), ...counsellor_ids.slice(0, start)].find((id) =>
    present.has(id),
  )
}
