import { type Static, Type } from 'typebox'
import { Id, IdParams, Moment, OptionalMultilineText, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** More do not fit into one import: rows, and bytes of the file. */
export const mostRows = 10_000
export const mostBytes = 5 * 1024 * 1024
/** How many rows travel together. */
export const rowsPerCheck = 250
export const rowsPerPart = 100

/** What a column may say. */
export const importedFields = [
  'name',
  'phone',
  'email',
  'country',
  'stage',
  'owner',
  'date',
  'source',
  'note',
] as const
export type ImportedField = (typeof importedFields)[number]

/** As typed: too much of it is said beside the row, it does not refuse its neighbours. */
const typed = OptionalMultilineText(20_000)

/** A row of the file. */
export const ImportedRow = Type.Object({
  /** As spreadsheets number it. */
  row: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  name: typed,
  /** One or several; the first one is called, and words beside them become labels. */
  phone: typed,
  email: typed,
  /** One or several, as people call them. */
  country: typed,
  /** A stage's name. */
  stage: typed,
  /** An administrator's username. */
  owner: typed,
  /** When they asked: 2026-05-31, 31/05/2026 or 31 May 2026, with a time or without. */
  date: typed,
  /** Where they came from. */
  source: typed,
  note: typed,
})
export type ImportedRow = Static<typeof ImportedRow>

const Wrong = Type.Object({ field: Type.Enum([...importedFields]), detail: Type.String() })
export type Wrong = Static<typeof Wrong>

export const CheckedRow = Type.Object({
  row: Type.Integer(),
  /**
   * `differing`: known, and it says something else, which is kept beside what stands. `repeated`: an
   * earlier import has kept the very same row, so nothing is added.
   */
  state: Type.Enum(['new', 'known', 'perhaps', 'differing', 'repeated', 'wrong']),
  /** The matching lead, or the possible duplicates. */
  leads: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** What it says else than the lead. */
  differs: Type.Record(Type.String(), Type.Unknown()),
  wrong: Type.Array(Wrong),
})
export type CheckedRow = Static<typeof CheckedRow>

export const LeadImport = Type.Object({
  id: Id,
  /** Empty when it contained the name of an erased person. */
  file_name: Type.String(),
  /** Of the file. */
  rows: Type.Integer(),
  /** Of those that are kept: how many began a lead, and how many were known. */
  new_leads: Type.Integer(),
  known: Type.Integer(),
  by: Type.String(),
  created_at: Moment,
  undone_at: Type.Union([Moment, Type.Null()]),
})
export type LeadImport = Static<typeof LeadImport>

const Named = Type.Array(Type.Object({ id: Id, name: Type.String() }))

export const Undone = Type.Object({
  /** Leads that are gone. */
  leads: Type.Integer(),
  /** Entries that were taken from leads that were known before. */
  entries: Type.Integer(),
  /** Leads to which something has happened since; they stay as they are. */
  stayed: Named,
  /** Known leads that keep a phone or an email of it. */
  filled: Named,
})
export type Undone = Static<typeof Undone>

const config = { access: 'administrator', right: 'leads:all' } as const
const url = '/api/lead-imports/'
const rows = (most: number) => Type.Array(ImportedRow, { minItems: 1, maxItems: most })

export const importsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List imports, newest first',
      querystring: Type.Object({
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
        /** Only imports that began before the one of this id. */
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
        rows: Type.Integer({ minimum: 1, maximum: mostRows }),
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
      body: Type.Object({ rows: rows(rowsPerPart) }),
      response: {
        200: Type.Object({
          new_leads: Type.Integer(),
          known: Type.Integer(),
          /** Rows that an earlier import has kept. */
          repeated: Type.Integer(),
          wrong: Type.Array(Type.Object({ row: Type.Integer(), wrong: Type.Array(Wrong) })),
        }),
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
      response: { 200: Undone },
    },
    config,
  },
} satisfies Record<string, Endpoint>
