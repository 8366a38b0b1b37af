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
  summary: string
  /** The list of the API with the values in use. Without it, the value contains a typed text. */
  options?: string
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
      headings: /^((full |student |students |lead |client |contact )?name|student|नाम)$/,
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
      headings:
        /^((phone|mobile|mob|cell|contact|tel|telephone|whatsapp)( ?(no|number|phone|mobile))?|phone number|number|फोन|मोबाइल)$/,
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
      headings: /^((student |your )?(e ?mail|mail|gmail)( ?(address|id))?)$/,
    },
  },
  phone_labels: {
    label: 'Phone labels',
    kind: 'texts',
    maxLength: 80,
    maxItems: 20,
    hasOwnControl: true,
  },
  city: { label: 'City', kind: 'text', maxLength: 120, card: 'contact' },
  preferred_channel: { label: 'Preferred channel', kind: 'contact_channel', card: 'contact' },
  /** Of the visitor's page, until the office changes it. */
  language: { label: 'Language', kind: 'language', card: 'contact', isColumn: true },
  guardian_name: { label: 'Guardian', kind: 'text', maxLength: 120, card: 'contact' },
  guardian_relation: {
    label: 'Relation',
    kind: 'text',
    maxLength: 60,
    card: 'contact',
    mergedWith: 'guardian_name',
  },
  guardian_phone: {
    label: 'Guardian’s phone',
    kind: 'phone',
    card: 'contact',
    mergedWith: 'guardian_name',
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
      summary: 'for …',
      options: 'countries',
      hasMissing: true,
    },
    import: {
      name: 'country',
      label: 'Country',
      headings:
        /^((interested |preferred |desired |target )?(country|countries|destination)( of interest)?|study destination|देश)$/,
    },
  },
  level: {
    label: 'Level',
    kind: 'text',
    maxLength: 60,
    hint: 'Bachelor, Master, diploma …',
    card: 'interests',
  },
  subject: { label: 'Subject', kind: 'text', maxLength: 120, card: 'interests' },
  intake: { label: 'Intake', kind: 'month', hint: 'Year and month: 2027-09.', card: 'interests' },
  budget: { label: 'Budget (NPR)', kind: 'amount', hint: 'For the first year.', card: 'interests' },
  test_scores: {
    label: 'Test scores',
    kind: 'text',
    maxLength: 200,
    hint: 'IELTS 6.5, SAT 1200 …',
    card: 'contact',
  },
  qualification: { label: 'Last qualification', kind: 'text', maxLength: 120, card: 'contact' },
  qualification_year: {
    label: 'Qualification year',
    kind: 'year',
    card: 'contact',
    mergedWith: 'qualification',
  },
  grades: {
    label: 'Grades',
    kind: 'text',
    maxLength: 60,
    card: 'contact',
    mergedWith: 'qualification',
  },
  stage_id: {
    label: 'Stage',
    kind: 'stage',
    hasOwnControl: true,
    import: { name: 'stage', headings: /^((lead )?(stage|status))$/ },
  },
  /** Only of a lost lead. */
  lost_reason: {
    label: 'Lost reason',
    kind: 'text',
    maxLength: 200,
    card: 'status',
    hasOwnControl: true,
    mergedWith: 'stage_id',
    filter: {
      name: 'lost_reason',
      all: 'Any reason',
      summary: 'lost for “…”',
      options: 'lost_reasons',
    },
  },
  owner_id: {
    label: 'Counsellor',
    kind: 'counsellor',
    hasOwnControl: true,
    import: {
      name: 'owner',
      label: 'Counsellor (username)',
      headings: /^(owner|(lead )?owner|counsell?or|assigned( to)?|agent|looked after by|username)$/,
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
    filter: { name: 'tag', label: 'Tag', summary: 'tagged “…”', options: 'tags' },
  },
  /** The name of a branch in the office profile. */
  branch: {
    label: 'Branch',
    kind: 'text',
    maxLength: 60,
    card: 'status',
    isColumn: true,
    filter: { name: 'branch', summary: 'at …', options: 'branches', hasMissing: true },
  },
  follow_up_at: { label: 'Follow-up', kind: 'time', hasOwnControl: true },
  follow_up_channel: {
    label: 'Follow-up channel',
    kind: 'contact_channel',
    hasOwnControl: true,
    mergedWith: 'follow_up_at',
  },
  follow_up_note: {
    label: 'Follow-up note',
    kind: 'text',
    maxLength: 200,
    hasOwnControl: true,
    mergedWith: 'follow_up_at',
  },
} as const satisfies Record<string, LeadField>

/** Fields of the first enquiry. They are read-only. */
const enquiryFields = {
  created_at: {
    label: 'Created',
    kind: 'time',
    import: {
      name: 'date',
      label: 'Date',
      headings:
        /^((created|inquiry|enquiry|submission|entry|received|lead) ?(at|on|date|time)?|date( of (inquiry|enquiry))?|created time|timestamp|मिति)$/,
    },
  },
  channel: {
    label: 'Channel',
    kind: 'channel',
    isColumn: true,
    filter: { name: 'channel', summary: 'via …', hasMissing: true },
  },
  /** The campaign's source or the referring site. */
  source: {
    label: 'Source',
    kind: 'text',
    maxLength: 200,
    isColumn: true,
    filter: { name: 'source', summary: 'from …', options: 'sources', hasMissing: true },
    import: {
      name: 'source',
      headings:
        /^((lead |utm )?(source|way|channel|medium|platform|campaign)|how did you hear.*|from)$/,
    },
  },
  campaign: {
    label: 'Campaign',
    kind: 'text',
    maxLength: 200,
    filter: {
      name: 'campaign',
      summary: 'from campaign …',
      options: 'campaigns',
      hasMissing: true,
    },
  },
  /** The page on which the enquiry was sent. */
  page: {
    label: 'Page',
    kind: 'text',
    maxLength: 200,
    isColumn: true,
    filter: { name: 'page', summary: 'from page …', options: 'pages', hasMissing: true },
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
export const findField = (name: string): LeadField | undefined => allFields[name]

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
