import { type Static, Type } from 'typebox'
import { Id, IdParams, OptionalMultilineText, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { fieldImports } from '#app/features/leads/fields-contract.ts'

/** Limits of an import: rows and bytes of the file. */
export const MAX_ROWS = 10_000
export const MAX_BYTES = 5 * 1024 * 1024
/** Rows per request. */
export const rowsPerCheck = 250
export const rowsPerBatch = 100

/** Fields to which a column can be mapped. */
export const importFields = [
  ...fieldImports,
  {
    name: 'note' as const,
    label: 'Note',
    headings: /^(notes?|remarks?|comments?|message|question|description|details|feedback|कैफियत)$/,
  },
]
export const importedFields = importFields.map(({ name }) => name)
export type ImportedField = (typeof importedFields)[number]

/** Text as in the file. A value that is too long is an error of its row only. */
const CellText = OptionalMultilineText(20_000)

const cells = Object.fromEntries(importedFields.map((name) => [name, CellText])) as Record<
  ImportedField,
  typeof CellText
>

/** A row of the file. */
export const ImportedRow = Type.Object({
  /** Row number in the spreadsheet. */
  row: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /**
   * `phone`: one or more numbers; the first is the main one, and words next to them become labels.
   * `country`: names; `stage`: a name; `owner`: a username; `date`: 2026-05-31, 31/05/2026 or
   * 31 May 2026, with or without a time.
   */
  ...cells,
})
export type ImportedRow = Static<typeof ImportedRow>

const RowError = Type.Object({ field: Type.Enum(importedFields), detail: Type.String() })
export type RowError = Static<typeof RowError>

export const CheckedRow = Type.Object({
  row: Type.Integer(),
  /**
   * `differing`: an existing lead with different values, which the timeline records. `repeated`: an
   * earlier import has added the same row, so nothing is added.
   */
  state: Type.Enum(['new', 'existing', 'possible_duplicate', 'conflicting', 'repeated', 'invalid']),
  /** The matching lead, or the possible duplicates. */
  leads: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** Values that differ from the lead. */
  differences: Type.Record(Type.String(), Type.Unknown()),
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
  /** Number of activities removed from leads that existed before the import. */
  removed_activities: Type.Integer(),
  /** Leads of the import that are kept because they have changed since. */
  kept_leads: NamedLeads,
  /** Leads that existed before and keep a phone, an e-mail address or a detail from the import. */
  extended_leads: NamedLeads,
})
export type UndoneImport = Static<typeof UndoneImport>

const AddedRows = Type.Object({
  new_leads: Type.Integer(),
  existing_leads: Type.Integer(),
  /** Rows that an earlier import has added. */
  repeated: Type.Integer(),
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
  check: {
    method: 'POST',
    url: `${url}check/`,
    schema: {
      summary:
        'Preview the result of each row; stores nothing and does not compare the rows with each other',
      body: Type.Object({ rows: rows(rowsPerCheck) }),
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
      body: Type.Object({ rows: rows(rowsPerBatch) }),
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
