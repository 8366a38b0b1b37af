import type { Lead } from '../contract.ts'
import type { MergeField as FieldName } from '../merge-contract.ts'
import { leadFieldLabels } from './lead-labels.ts'

/** Fields that are chosen together, for example a stage with its lost reason. */
export interface MergeField {
  title: string
  fields: (keyof Lead)[]
}

const fieldGroups: FieldName[][] = [
  ['name'],
  ['city'],
  ['preferred_channel'],
  ['guardian_name', 'guardian_relation', 'guardian_phone'],
  ['level'],
  ['subject'],
  ['intake'],
  ['budget'],
  ['test_scores'],
  ['qualification', 'qualification_year', 'grades'],
  ['stage_id', 'lost_reason'],
  ['owner_id'],
  ['branch'],
  ['follow_up_at', 'follow_up_channel', 'follow_up_note'],
] as FieldName[][]

export const mergeFields: MergeField[] = fieldGroups.map((fields) => ({
  title: leadFieldLabels[fields[0] as FieldName] ?? '',
  fields,
}))

export const isDifferent = ({ fields }: MergeField, one: Lead, other: Lead) =>
  fields.some((name) => one[name] !== other[name])

export const isBlank = ({ fields }: MergeField, lead: Lead) => fields.every((name) => !lead[name])

export const listChosenFields = (fromOther: Set<MergeField>) =>
  [...fromOther].flatMap(({ fields }) => fields) as FieldName[]
