import type { Lead } from '../contract.ts'
import type { ChosenField } from '../merge-contract.ts'
import { fieldNames } from './lead-words.ts'

/** What is chosen together: a stage with its reason, a next step with its day. */
export interface Group {
  title: string
  fields: (keyof Lead)[]
}

const together: ChosenField[][] = [
  ...[['name'], ['lives_in'], ['reach_by']],
  ...[['guardian_name', 'guardian_relation', 'guardian_phone']],
  ...[['level'], ['subject'], ['intake'], ['budget'], ['scores']],
  ...[['qualification', 'qualification_year', 'marks']],
  ...[['stage_id', 'lost_reason'], ['owner_id'], ['branch']],
  ...[['next_at', 'next_how', 'next_about']],
] as ChosenField[][]

export const groups: Group[] = together.map((fields) => ({
  title: fieldNames[fields[0] as ChosenField] ?? '',
  fields,
}))

export const differs = ({ fields }: Group, one: Lead, other: Lead) =>
  fields.some((name) => one[name] !== other[name])

export const isBlank = ({ fields }: Group, lead: Lead) => fields.every((name) => !lead[name])

export const chosenOf = (taken: Set<Group>) =>
  [...taken].flatMap(({ fields }) => fields) as ChosenField[]
