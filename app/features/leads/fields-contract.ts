import { getOwn } from '#app/contract/get-own.ts'
import { headings } from './import-headings-contract.ts'

/** A field of a lead. The API, screens, merge, list, filters and import follow the list below. */
export interface LeadField {
  label: string
  /** How a value is checked, stored, typed and shown. */
  kind: FieldKind
  /** In characters, of each text. */
  maxLength?: number
  /** The maximum number of values in a list. Only lists have it; a merge combines them. */
  maxItems?: number
  isRequired?: boolean
  hint?: string
  /** The card of the lead page that shows the value. */
  card?: 'contact' | 'interests' | 'status'
  /** Whether it is edited by a control of its own instead of the form. */
  hasOwnControl?: boolean
  /** The field with which it is chosen in a merge. */
  mergedWith?: string
  /** Whether it is a column of the list that shows the value as text. All columns are exported. */
  isColumn?: boolean
  filter?: FieldFilter
  import?: FieldImport
}

interface FieldFilter {
  /** The parameter of the API. */
  name: string
  /** Default: the label of the field. */
  label?: string
  /** The option for no filter; default: "Any" and the label. */
  all?: string
  /** Describes a choice, which replaces the dots: "at …". */
  description: string
  /** The list of the API with the values in use. Without it, the value contains a typed text. */
  options?: string
  /** Whether screens show it below "More filters". */
  isRare?: boolean
  /** Whether the filter "Missing" finds leads without a value. */
  hasMissing?: boolean
}

interface FieldImport {
  /** The name in rows of an import. */
  name: string
  /** Default: the label of the field. */
  label?: string
  /** Headings of columns, in lower case and without punctuation. */
  headings: RegExp
  /** Joins several columns; without it only one column can be imported. */
  separator?: string
  /** Whether a number gets the heading of its column in front: "IELTS 6.5". */
  hasHeading?: boolean
}

type FieldKind =
  | 'text'
  | 'phone'
  | 'phones'
  | 'emails'
  | 'texts'
  | 'contact_channel'
  | 'language'
  | 'countries'
  | 'channel'
  | 'month'
  | 'year'
  | 'amount'
  | 'stage'
  | 'counsellor'
  | 'time'

/** The fields that the office edits, in the order in which screens show them. */
export const leadFields = {
  name: {
    label: 'Name',
    kind: 'text',
    maxLength: 120,
    isRequired: true,
    import: {
      name: 'name',
      headings: headings.name,
      separator: ' ',
    },
  },
  phones: {
    label: 'Phones',
    kind: 'phones',
    maxItems: 10,
    hint: 'One per line; the first is the main number. Add a label in brackets: 9800000000 (father).',
    import: {
      name: 'phone',
      label: 'Phone',
      headings: headings.phone,
      separator: '\n',
    },
  },
  emails: {
    label: 'Emails',
    kind: 'emails',
    maxItems: 10,
    hint: 'One per line.',
    import: {
      name: 'email',
      label: 'Email',
      headings: headings.email,
      separator: '\n',
    },
  },
  phone_labels: {
    label: 'Phone labels',
    kind: 'texts',
    maxLength: 80,
    maxItems: 20,
    hasOwnControl: true,
  },
  city: {
    label: 'City',
    kind: 'text',
    maxLength: 120,
    card: 'contact',
    isColumn: true,
    filter: { name: 'city', isRare: true, description: 'in …', hasMissing: true },
    import: {
      name: 'city',
      headings: headings.city,
      separator: ', ',
    },
  },
  preferred_channel: {
    label: 'Preferred channel',
    kind: 'contact_channel',
    card: 'contact',
    isColumn: true,
    filter: { name: 'preferred_channel', isRare: true, description: 'preferring …' },
    import: { name: 'preferred_channel', headings: headings.preferred_channel },
  },
  /** Of the visitor's page, until the office changes it. */
  language: {
    label: 'Language',
    kind: 'language',
    card: 'contact',
    isColumn: true,
    filter: { name: 'language', isRare: true, description: 'speaking …', hasMissing: true },
    import: { name: 'language', headings: headings.language },
  },
  guardian_name: {
    label: 'Guardian',
    kind: 'text',
    maxLength: 120,
    isColumn: true,
    filter: {
      name: 'guardian_name',
      isRare: true,
      description: 'with guardian “…”',
      hasMissing: true,
    },
    import: { name: 'guardian_name', headings: headings.guardian_name },
  },
  guardian_relation: {
    label: 'Relation',
    kind: 'text',
    maxLength: 60,
    mergedWith: 'guardian_name',
    isColumn: true,
    filter: { name: 'guardian_relation', isRare: true, description: 'with guardian (…)' },
    import: { name: 'guardian_relation', headings: headings.guardian_relation },
  },
  guardian_phone: {
    label: 'Guardian’s phone',
    kind: 'phone',
    mergedWith: 'guardian_name',
    isColumn: true,
    filter: {
      name: 'guardian_phone',
      isRare: true,
      description: 'with guardian’s phone …',
      hasMissing: true,
    },
    import: { name: 'guardian_phone', headings: headings.guardian_phone },
  },
  countries: {
    label: 'Countries',
    kind: 'countries',
    maxItems: 12,
    hint: 'Separate with commas: Canada, Australia.',
    card: 'interests',
    filter: {
      name: 'country',
      label: 'Country',
      description: 'for …',
      options: 'countries',
      hasMissing: true,
    },
    import: {
      name: 'country',
      label: 'Country',
      headings: headings.country,
      separator: '\n',
    },
  },
  level: {
    label: 'Level',
    kind: 'text',
    maxLength: 60,
    hint: 'Bachelor, Master, diploma …',
    card: 'interests',
    isColumn: true,
    filter: { name: 'level', description: 'for level “…”', hasMissing: true },
    import: { name: 'level', headings: headings.level },
  },
  subject: {
    label: 'Subject',
    kind: 'text',
    maxLength: 120,
    card: 'interests',
    isColumn: true,
    filter: { name: 'subject', description: 'for “…”', hasMissing: true },
    import: { name: 'subject', headings: headings.subject },
  },
  intake: {
    label: 'Intake',
    kind: 'month',
    hint: 'Year and month: 2027-09.',
    card: 'interests',
    isColumn: true,
    filter: { name: 'intake', description: 'for …', options: 'intakes', hasMissing: true },
    import: { name: 'intake', headings: headings.intake },
  },
  budget: {
    label: 'Budget (NPR)',
    kind: 'amount',
    hint: 'For the first year.',
    card: 'interests',
    isColumn: true,
    import: { name: 'budget', headings: headings.budget },
  },
  test_scores: {
    label: 'Test scores',
    kind: 'text',
    maxLength: 200,
    hint: 'IELTS 6.5, SAT 1200 …',
    card: 'contact',
    isColumn: true,
    filter: { name: 'test_scores', isRare: true, description: 'with scores “…”', hasMissing: true },
    import: {
      name: 'test_scores',
      headings: headings.test_scores,
      separator: ', ',
      hasHeading: true,
    },
  },
  qualification: {
    label: 'Last qualification',
    kind: 'text',
    maxLength: 120,
    card: 'contact',
    isColumn: true,
    filter: {
      name: 'qualification',
      isRare: true,
      description: 'with qualification “…”',
      hasMissing: true,
    },
    import: { name: 'qualification', headings: headings.qualification },
  },
  qualification_year: {
    label: 'Qualification year',
    kind: 'year',
    hint: 'Year: 2024 or 2081 BS.',
    card: 'contact',
    mergedWith: 'qualification',
    isColumn: true,
    filter: {
      name: 'qualification_year',
      isRare: true,
      description: 'qualified in …',
      hasMissing: true,
    },
    import: { name: 'qualification_year', headings: headings.qualification_year },
  },
  grades: {
    label: 'Grades',
    kind: 'text',
    maxLength: 60,
    card: 'contact',
    mergedWith: 'qualification',
    isColumn: true,
    filter: { name: 'grades', isRare: true, description: 'with grades “…”', hasMissing: true },
    import: {
      name: 'grades',
      headings: headings.grades,
      separator: ', ',
      hasHeading: true,
    },
  },
  stage_id: {
    label: 'Stage',
    kind: 'stage',
    hasOwnControl: true,
    import: { name: 'stage', headings: headings.stage },
  },
  /** Only of a lost lead. */
  lost_reason: {
    label: 'Lost reason',
    kind: 'text',
    maxLength: 200,
    card: 'status',
    hasOwnControl: true,
    mergedWith: 'stage_id',
    isColumn: true,
    filter: {
      name: 'lost_reason',
      all: 'Any reason',
      description: 'lost for “…”',
      options: 'lost_reasons',
    },
    import: { name: 'lost_reason', headings: headings.lost_reason },
  },
  owner_id: {
    label: 'Counsellor',
    kind: 'counsellor',
    hasOwnControl: true,
    import: {
      name: 'owner',
      label: 'Counsellor',
      headings: headings.owner,
    },
  },
  tags: {
    label: 'Tags',
    kind: 'texts',
    maxLength: 40,
    maxItems: 20,
    hint: 'Separate with commas.',
    card: 'status',
    isColumn: true,
    filter: { name: 'tag', label: 'Tag', description: 'tagged “…”', options: 'tags' },
    import: {
      name: 'tags',
      headings: headings.tags,
      separator: '\n',
    },
  },
  /** The name of a branch in the office profile. */
  branch: {
    label: 'Branch',
    kind: 'text',
    maxLength: 60,
    card: 'status',
    isColumn: true,
    filter: { name: 'branch', description: 'at …', options: 'branches', hasMissing: true },
    import: { name: 'branch', headings: headings.branch },
  },
  follow_up_at: {
    label: 'Follow-up',
    kind: 'time',
    hasOwnControl: true,
    import: { name: 'follow_up_at', headings: headings.follow_up_at },
  },
  follow_up_channel: {
    label: 'Follow-up channel',
    kind: 'contact_channel',
    hasOwnControl: true,
    mergedWith: 'follow_up_at',
    isColumn: true,
    filter: { name: 'follow_up_channel', isRare: true, description: '(follow-up by …)' },
    import: { name: 'follow_up_channel', headings: headings.follow_up_channel },
  },
  follow_up_note: {
    label: 'Follow-up note',
    kind: 'text',
    maxLength: 200,
    hasOwnControl: true,
    mergedWith: 'follow_up_at',
    isColumn: true,
    filter: { name: 'follow_up_note', isRare: true, description: '(follow-up: “…”)' },
    import: { name: 'follow_up_note', headings: headings.follow_up_note },
  },
} as const satisfies Record<string, LeadField>

/** The fields that repeat the lead's first guardian. */
export const guardianFields = ['guardian_name', 'guardian_relation', 'guardian_phone'] as const

/** The fields that repeat the lead's next task. */
export const followUpFields = ['follow_up_at', 'follow_up_channel', 'follow_up_note'] as const

/** Fields of the first enquiry. They are read-only. */
const enquiryFields = {
  created_at: {
    label: 'Created',
    kind: 'time',
    import: {
      name: 'date',
      label: 'Date',
      headings: headings.date,
    },
  },
  channel: {
    label: 'Channel',
    kind: 'channel',
    isColumn: true,
    filter: { name: 'channel', description: 'via …', hasMissing: true },
  },
  /** The campaign's source or the referring site. */
  source: {
    label: 'Source',
    kind: 'text',
    maxLength: 200,
    isColumn: true,
    filter: { name: 'source', description: 'from …', options: 'sources', hasMissing: true },
    import: { name: 'source', headings: headings.source },
  },
  campaign: {
    label: 'Campaign',
    kind: 'text',
    maxLength: 200,
    isColumn: true,
    filter: {
      name: 'campaign',
      isRare: true,
      description: 'from campaign …',
      options: 'campaigns',
      hasMissing: true,
    },
    import: { name: 'campaign', headings: headings.campaign },
  },
  /** The page on which the enquiry was sent. */
  page: {
    label: 'Page',
    kind: 'text',
    maxLength: 200,
    isColumn: true,
    filter: {
      name: 'page',
      isRare: true,
      description: 'from page …',
      options: 'pages',
      hasMissing: true,
    },
  },
} as const satisfies Record<string, LeadField>

export type LeadFields = typeof leadFields
type AllFields = LeadFields & typeof enquiryFields
type NamesWith<Shape> = {
  [Name in keyof AllFields]: AllFields[Name] extends Shape ? Name : never
}[keyof AllFields]

export type FieldName = keyof LeadFields
/** The fields whose value is a list. */
export type ListName = NamesWith<{ maxItems: number }>
export type SingleName = Exclude<FieldName, ListName>
export type ColumnName = NamesWith<{ isColumn: true }>
type Filter = AllFields[NamesWith<{ filter: object }>]['filter']
export type FilterName = Filter['name']
export type OptionsName = Extract<Filter, { options: string }>['options']
export type MissingName = Extract<Filter, { hasMissing: true }>['name']
export type ImportName = AllFields[NamesWith<{ import: object }>]['import']['name']

const allFields: Record<string, LeadField> = { ...leadFields, ...enquiryFields }

/** Returns a field by its name; undefined for a name of something else. */
export const findField = (name: string): LeadField | undefined => getOwn(allFields, name)

export const isList = (name: string): name is ListName => findField(name)?.maxItems !== undefined

export const fieldNames = Object.keys(leadFields) as FieldName[]
export const listNames = fieldNames.filter(isList)
export const singleNames = fieldNames.filter((name): name is SingleName => !isList(name))
export const columnNames = Object.keys(allFields).filter(
  (name) => findField(name)?.isColumn,
) as ColumnName[]

/** The filters of all fields. */
export const fieldFilters = Object.entries(allFields).flatMap(([column, { filter, ...field }]) =>
  filter ? [{ ...field, ...filter, column, name: filter.name as FilterName }] : [],
)
export type ColumnFilter = (typeof fieldFilters)[number]

/** The columns of an import that become fields. */
export const fieldImports = Object.values(allFields).flatMap(({ import: imported, ...field }) =>
  imported ? [{ ...field, ...imported, name: imported.name as ImportName }] : [],
)
