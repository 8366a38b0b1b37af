import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  MultilineText,
  OptionalMultilineText,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { fieldImports, type ImportName } from '#app/features/leads/fields-contract.ts'

/** Limits of an import: rows and size of the file. */
export const MAX_ROWS = 20_000
export const MAX_MEGABYTES = 20
/** The size of a request. */
export const MAX_BYTES = 5 * 1024 * 1024
/** Different values per request. */
export const MAX_VALUES = 2000
/** Rows per request. */
export const rowsPerCheck = 250
export const rowsPerBatch = 100

type ImportField = Pick<(typeof fieldImports)[number], 'label' | 'headings' | 'separator'> & {
  name: ImportName | 'note'
  hasHeading?: boolean
}

/** Fields to which a column can be mapped. */
export const importFields: ImportField[] = [
  ...fieldImports,
  {
    name: 'note',
    label: 'Note',
    headings:
      /^(notes?|remarks?|rmks?|comments?|message|question|description|details|feedback|कैफियत|नोट|टिप्पणी|सन्देश|विवरण|प्रश्न)$/,
    separator: '\n',
  },
]
export const importedFields = importFields.map(({ name }) => name)
export type ImportedField = (typeof importedFields)[number]

/** Fields whose values the office has: unknown ones are mapped by the user. */
export const mappedFields = ['stage', 'owner', 'branch', 'country', 'source'] as const
export type MappedField = (typeof mappedFields)[number]

/** Fields with dates, in which day or month may come first. */
export const dateFields = ['date', 'follow_up_at', 'intake'] as const
export type DateField = (typeof dateFields)[number]

/** Text as in the file. A value that is too long becomes a note. */
const CellText = OptionalMultilineText(32_767)
/** Notes of several columns. */
const NoteText = OptionalMultilineText(200_000)

const cells = Object.fromEntries(
  importedFields.map((name) => [name, name === 'note' ? NoteText : CellText]),
) as Record<ImportedField, typeof CellText>

/** A row of the file. */
export const ImportedRow = Type.Object({
  /** Row number in the spreadsheet; rows of further sheets continue those of the first. */
  row: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
  /**
   * `phone`: one or more numbers; the first is the main one, and words next to them become labels. A
   * number labelled as a relative's is the guardian's if there is another one.
   * `country`: names; `stage`, `branch`: a name; `owner`: a username or full name; `date`: in all
   * common forms, with or without a time; `follow_up_at`, `intake`: also relative to the date.
   */
  ...cells,
})
export type ImportedRow = Static<typeof ImportedRow>

/** What a value of the file means: a stage or counsellor (id), a country (code), a branch or source. */
export const MappedValue = Type.Object({
  field: Type.Enum(mappedFields),
  value: Text(200),
  /** '' keeps the value as a note. */
  target: Text(200, 0),
})
export type MappedValue = Static<typeof MappedValue>

/** How the rows of a file are read. */
const ReadingRules = Type.Object({
  /** Fields in which "3/4/2026" is 4 March. */
  month_first: Type.Optional(Type.Array(Type.Enum(dateFields))),
  values: Type.Optional(Type.Array(MappedValue, { maxItems: MAX_VALUES })),
})
export type ReadingRules = Static<typeof ReadingRules>

const UnknownValue = Type.Object({
  field: Type.Enum(mappedFields),
  value: Type.String(),
  /** What the value meant in an earlier import; null if it was not mapped yet. */
  target: Type.Union([Type.String(), Type.Null()]),
})
export type UnknownValue = Static<typeof UnknownValue>

const RowError = Type.Object({ field: Type.Enum(importedFields), detail: Type.String() })
export type RowError = Static<typeof RowError>

/** A cell, or a part of it, that cannot be read and becomes a note. */
const UnreadCell = Type.Object({ ...RowError.properties, text: Type.String() })
export type UnreadCell = Static<typeof UnreadCell>

const Values = Type.Record(Type.String(), Type.Unknown())

export const CheckedRow = Type.Object({
  row: Type.Integer(),
  /**
   * `same_person`: the enquiry is added to the lead of an earlier row of the same request. `existing`: the enquiry is added to an existing lead. `conflicting`: the same, and the lead has
   * other values, which stay. `changed`: an earlier import has added the row with other values, and
   * the lead is updated. `repeated`: an earlier import has added the same row, so nothing is added.
   */
  state: Type.Enum([
    'new',
    'same_person',
    'existing',
    'possible_duplicate',
    'conflicting',
    'changed',
    'repeated',
    'invalid',
  ]),
  /** The matching lead, or the possible duplicates. */
  leads: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** The values of the row as they were read, by field of the lead. */
  values: Values,
  /** Values that the row changes in the existing lead. */
  changes: Values,
  /** Values that differ from the lead, and are only recorded. */
  differences: Values,
  /** Cells that become notes. */
  unread: Type.Array(UnreadCell),
  errors: Type.Array(RowError),
})
export type CheckedRow = Static<typeof CheckedRow>

export const LeadImport = Type.Object({
  id: Id,
  /** Empty when it contained the name of an erased person. */
  file_name: Type.String(),
  /** Number of rows in the file. */
  rows: Type.Integer(),
  /** Number of imported rows that created a lead, and of those that matched an existing lead. */
  new_leads: Type.Integer(),
  existing_leads: Type.Integer(),
  by: Type.String(),
  created_at: Timestamp,
  undone_at: Type.Union([Timestamp, Type.Null()]),
})
export type LeadImport = Static<typeof LeadImport>

const NamedLeads = Type.Array(Type.Object({ id: Id, name: Type.String() }))

export const UndoneImport = Type.Object({
  /** Number of deleted leads. */
  leads: Type.Integer(),
  /** Number of activities removed from leads that existed before the import, with their changes. */
  removed_activities: Type.Integer(),
  /** Leads of the import that are kept because they have changed since. */
  kept_leads: NamedLeads,
  /** Leads that existed before and keep values of the import that were changed again since. */
  changed_leads: NamedLeads,
})
export type UndoneImport = Static<typeof UndoneImport>

const AddedRows = Type.Object({
  new_leads: Type.Integer(),
  existing_leads: Type.Integer(),
  /** Rows of an earlier import with other values, which have changed the lead. */
  changed: Type.Integer(),
  /** Rows that an earlier import has added. */
  repeated: Type.Integer(),
  /** Cells that have become notes. */
  unread: Type.Array(Type.Object({ row: Type.Integer(), ...UnreadCell.properties })),
  errors: Type.Array(Type.Object({ row: Type.Integer(), errors: Type.Array(RowError) })),
})
export type AddedRows = Static<typeof AddedRows>

const config = { access: 'administrator', right: 'leads:all' } as const
const url = '/api/lead-imports/'
const rows = (maxItems: number) => Type.Array(ImportedRow, { minItems: 1, maxItems })

export const importsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List imports, newest first',
      querystring: Type.Object({
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
        /** Only imports that started before the import with this id. */
        before: Type.Optional(Id),
      }),
      response: { 200: Type.Array(LeadImport) },
    },
    config,
  },
  listUnknown: {
    method: 'POST',
    url: `${url}unknown-values/`,
    schema: {
      summary: 'List the values of a file that name nothing of the office, with their last meaning',
      body: Type.Object({
        values: Type.Array(
          Type.Object({ field: Type.Enum(mappedFields), text: MultilineText(500) }),
          {
            maxItems: MAX_VALUES,
          },
        ),
      }),
      response: { 200: Type.Array(UnknownValue) },
    },
    config,
  },
  check: {
    method: 'POST',
    url: `${url}check/`,
    schema: {
      summary:
        'Preview the result of each row; stores nothing and does not compare the rows with each other',
      body: Type.Object({
        rows: rows(rowsPerCheck),
        /** Rows of an earlier file of this name are found by their numbers. */
        file_name: Type.Optional(Text(200)),
        ...ReadingRules.properties,
      }),
      response: { 200: Type.Array(CheckedRow) },
    },
    config,
  },
  start: {
    method: 'POST',
    url,
    schema: {
      summary: 'Start an import with an id from the client; 200: the import has already started',
      body: Type.Object({
        id: Id,
        file_name: Text(200),
        rows: Type.Integer({ minimum: 1, maximum: MAX_ROWS }),
        /** The next import proposes these. */
        values: ReadingRules.properties.values,
      }),
      response: { 200: LeadImport, 201: LeadImport },
    },
    config,
  },
  addRows: {
    method: 'POST',
    url: `${url}:id/rows/`,
    schema: {
      summary: 'Add rows to an import; a row that this or an earlier import has added is skipped',
      params: IdParams,
      body: Type.Object({ rows: rows(rowsPerBatch), ...ReadingRules.properties }),
      response: {
        200: AddedRows,
      },
    },
    config,
  },
  undo: {
    method: 'POST',
    url: `${url}:id/undo/`,
    schema: {
      summary: 'Undo an import; leads that have changed since are kept',
      params: IdParams,
      response: { 200: UndoneImport },
    },
    config,
  },
} satisfies Record<string, Endpoint>
