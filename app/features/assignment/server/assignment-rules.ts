import { checkBranch } from '#app/features/leads/server/check-branch.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import type { Database } from '#database/connect.ts'
import { type AssignmentRule, assignmentRulesApi, type NewAssignmentRule } from '../contract.ts'

export const assignmentRules = defineOrderedList<AssignmentRule>({
  api: assignmentRulesApi,
  table: 'assignment_rules',
  columns: ['id', 'name', 'countries', 'branch', 'counsellor_ids', 'position'],
  subject: 'assignment_rule',
  displayName: 'Rule',
  name: 'name',
  toRow: (stored: AssignmentRule & { countries: string; counsellor_ids: string }) => ({
    ...stored,
    countries: JSON.parse(stored.countries),
    counsellor_ids: JSON.parse(stored.counsellor_ids),
  }),
  toStored(rule: Partial<NewAssignmentRule>, before?: AssignmentRule) {
    const { countries, counsellor_ids, ...rest } = before
      ? rule
      : { countries: [], branch: '', ...rule }
    return {
      ...rest,
      countries: countries && JSON.stringify(countries),
      counsellor_ids: counsellor_ids && JSON.stringify(counsellor_ids),
    }
  },
  async check(db, services, rule: Partial<NewAssignmentRule>, before) {
    await checkCounsellors(db, services, rule)
    await checkBranch(db, services, rule, before?.branch)
  },
})

async function checkCounsellors(
  db: Database,
  services: Services,
  { counsellor_ids = [] }: Partial<NewAssignmentRule>,
) {
  if (counsellor_ids.length === 0) return
  const active = new Set((await services.administrators.listActive(db, 'leads:work')).values())
  if (counsellor_ids.every((id) => active.has(id))) return
  const detail = 'One of these people does not work on leads. Remove this person from the rule.'
  throw new ValidationError({ counsellor_ids: { code: 'not_there', detail } })
}
