import { ValidationError } from '#app/base/server/errors.ts'
import { defineOrderedContent } from '#app/base/server/ordered/ordered.ts'
import type { Services } from '#app/base/server/services.ts'
import type { Database } from '#database/connect.ts'
import { type NewRule, type Rule, rulesApi } from '../sharing-contract.ts'
import { checkBranch } from './check-branch.ts'

export const leadRules = defineOrderedContent<Rule>({
  api: rulesApi,
  table: 'lead_rules',
  columns: ['id', 'name', 'countries', 'branch', 'people', 'position'],
  subject: 'lead_rule',
  displayName: 'Rule',
  name: 'name',
  toRow: (stored: Rule & { countries: string; people: string }) => ({
    ...stored,
    countries: JSON.parse(stored.countries),
    people: JSON.parse(stored.people),
  }),
  toStored(given: Partial<NewRule>, before?: Rule) {
    const { countries, people, ...rest } = before ? given : { countries: [], branch: '', ...given }
    return {
      ...rest,
      ...(countries && { countries: JSON.stringify(countries) }),
      ...(people && { people: JSON.stringify(people) }),
    }
  },
  async check(db, services, given: Partial<NewRule>, before) {
    await checkPeople(db, services, given)
    await checkBranch(db, services, given, before?.branch)
  },
})

async function checkPeople(db: Database, services: Services, { people = [] }: Partial<NewRule>) {
  if (people.length === 0) return
  const active = new Set((await services.people.listActive(db, 'leads:work')).values())
  if (people.every((id) => active.has(id))) return
  const detail = 'One of these people does not work on leads. Remove this person from the rule.'
  throw new ValidationError({ people: { code: 'not_there', detail } })
}
