import { type Static, Type } from 'typebox'
import { Id, IdParams, OptionalMultilineText, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Limits of an import: rows, size of the file and size of a request. */
export const MAX_ROWS = 5000
export const MAX_MEGABYTES = 5
export const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024

/** Fields to which a column can be mapped, with the headings that name them. */
export const importFields = [
  {
    name: 'name',
    label: 'Institution',
    headings:
      /^(name|(institution|institute|university|college|school|campus)( name)?|name of (the )?(institution|institute|university|college|school)|नाम|(शिक्षण )?संस्था(को नाम)?|विश्वविद्यालय(को नाम)?|कलेज(को नाम)?)$/,
  },
  {
    name: 'name_ne',
    label: 'Name in Nepali',
    headings:
      /^(((institution|institute|university|college|school) )?name (in )?(nepali|ne)|nepali name|नेपाली नाम|नेपालीमा नाम|नाम नेपालीमा)$/,
  },
  { name: 'country', label: 'Country', headings: /^(country( name)?|nation|देश)$/ },
  { name: 'city', label: 'City', headings: /^(city|town|place|location|सहर|शहर|ठाउँ)$/ },
  {
    name: 'website',
    label: 'Website',
    headings: /^(web ?site|web( address)?|url|link|home ?page|वेबसाइट)$/,
  },
  {
    name: 'partner',
    label: 'Partner',
    headings: /^((is )?partner|partner (yes no|yn)|partnership|साझेदार|पार्टनर)$/,
  },
  {
    name: 'agreement_until',
    label: 'Agreement until',
    headings:
      /^((agreement|contract|mou) (until|till|to|ends?|end date|expiry|expires|valid (until|till))|valid (until|till|to)|expiry( date)?|expires|सम्झौता|सम्झौता (कहिलेसम्म|सम्म)|सम्झौताको म्याद|सम्झौताको अन्तिम दिन|म्याद)$/,
  },
  {
    name: 'course',
    label: 'Course',
    headings:
      /^(course( name)?|program(me)?( name)?|name of (the )?(course|program(me)?)|subject|कोर्स|विषय|कार्यक्रम)$/,
  },
  {
    name: 'level',
    label: 'Level',
    headings: /^((course |study )?level|degree|qualification|तह|स्तर)$/,
  },
  { name: 'currency', label: 'Currency', headings: /^((fee )?currency|मुद्रा)$/ },
  {
    name: 'fee',
    label: 'Fee',
    headings:
      /^(((tuition|course|annual|yearly|total) )*fees?( (amount|per year|a year|yearly))?|tuition|शुल्क)$/,
  },
] as const
export type ImportedField = (typeof importFields)[number]['name']
const names = importFields.map(({ name }) => name)

/** Text as in the file. */
const CellText = OptionalMultilineText(32_767)
const cells = Object.fromEntries(names.map((name) => [name, CellText])) as Record<
  ImportedField,
  typeof CellText
>

/** A row of the file: an institution, with one course if it has one. */
export const ImportedRow = Type.Object({
  /** Row number in the spreadsheet; rows of further sheets continue those of the first. */
  row: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
  ...cells,
})
export type ImportedRow = Static<typeof ImportedRow>

const CellProblem = Type.Object({
  field: Type.Enum(names),
  text: Type.String(),
  detail: Type.String(),
})
export type CellProblem = Static<typeof CellProblem>

/** Values by field; a country is a code, a fee is in the minor unit of its currency. */
const Values = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
)

export const CheckedRow = Type.Object({
  row: Type.Integer(),
  /** `new`: adds an institution or a course; `changed`: changes values only; `invalid`: is skipped. */
  state: Type.Enum(['new', 'changed', 'same', 'invalid']),
  adds: Type.Array(Type.Enum(['institution', 'course'])),
  /** The institution, as it is called in the list; '' for a row that is skipped. */
  institution: Type.String(),
  /** null for one that the import adds. */
  institution_id: Type.Union([Id, Type.Null()]),
  /** The values that were read. */
  values: Values,
  /** The previous values of fields that change. */
  previous: Values,
  /** Cells that cannot be used. The rest of the row is imported, unless it is invalid. */
  problems: Type.Array(CellProblem),
})
export type CheckedRow = Static<typeof CheckedRow>

export const InstitutionImport = Type.Object({
  id: Id,
  file_name: Type.String(),
  /** Number of rows in the file, and of those that were skipped. */
  rows: Type.Integer(),
  skipped: Type.Integer(),
  /** Number of added institutions and courses, and of existing ones with changed values. */
  institutions: Type.Integer(),
  courses: Type.Integer(),
  changed: Type.Integer(),
  by: Type.String(),
  created_at: Timestamp,
  undone_at: Type.Union([Timestamp, Type.Null()]),
})
export type InstitutionImport = Static<typeof InstitutionImport>

/** What an undone import leaves as it is. */
const KeptRow = Type.Object({
  subject: Type.Enum(['institution', 'course']),
  /** The institution, also that of a course. */
  institution_id: Id,
  name: Type.String(),
  reason: Type.Enum(['applications', 'changed', 'merged', 'courses']),
})
export type KeptRow = Static<typeof KeptRow>

export const UndoneImport = Type.Object({
  /** Number of deleted institutions and courses, and of those with their previous values. */
  institutions: Type.Integer(),
  courses: Type.Integer(),
  reverted: Type.Integer(),
  kept: Type.Array(KeptRow),
})
export type UndoneImport = Static<typeof UndoneImport>

const config = { access: 'administrator', right: 'settings:change' } as const
const url = '/api/institution-imports/'
const rows = Type.Array(ImportedRow, { minItems: 1, maxItems: MAX_ROWS })

export const institutionImportsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List the last 200 imports of institutions, newest first',
      response: { 200: Type.Array(InstitutionImport) },
    },
    config,
  },
  check: {
    method: 'POST',
    url: `${url}check/`,
    schema: {
      summary: 'Preview what an import would do with each row; stores nothing',
      body: Type.Object({ rows }),
      response: { 200: Type.Array(CheckedRow) },
    },
    config,
  },
  add: {
    method: 'POST',
    url,
    schema: {
      summary:
        'Import institutions and courses with an id from the client; 200: this import was made already',
      body: Type.Object({ id: Id, file_name: Text(200), rows }),
      response: { 200: InstitutionImport, 201: InstitutionImport },
    },
    config,
  },
  undo: {
    method: 'POST',
    url: `${url}:id/undo/`,
    schema: {
      summary: 'Undo an import; what is in use or has changed since is kept',
      params: IdParams,
      response: { 200: UndoneImport },
    },
    config,
  },
} satisfies Record<string, Endpoint>
