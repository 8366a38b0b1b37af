import { randomUUID } from 'node:crypto'
import { type ImportedRow, importsApi } from '#app/features/lead-import/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { startTestApp } from './test-app.ts'

export type Row = Partial<ImportedRow>

/** Starts an app with helpers that check, send and undo an import. */
export async function startImportApp() {
  const started = await startTestApp()
  const { administrator } = started
  const id = randomUUID()
  const numbered = (rows: Row[]) => rows.map((row, index) => ({ row: index + 2, ...row }))
  return {
    ...started,
    id,
    startImport: (rows = 1) =>
      administrator.call(importsApi.start, { body: { id, file_name: 'old list.csv', rows } }),
    check: (...rows: Row[]) =>
      administrator.call(importsApi.check, { body: { rows: numbered(rows) } }),
    send: (rows: ({ row: number } & Row)[]) =>
      administrator.call(importsApi.addRows, { params: { id }, body: { rows } }),
    add: (...rows: Row[]) =>
      administrator.call(importsApi.addRows, { params: { id }, body: { rows: numbered(rows) } }),
    undo: () => administrator.call(importsApi.undo, { params: { id } }),
    /** Starts another import, which has its own id. */
    async startAnother(file_name = 'old list.csv') {
      const params = { id: randomUUID() }
      await administrator.call(importsApi.start, { body: { ...params, file_name, rows: 10 } })
      return {
        add: (...rows: Row[]) =>
          administrator.call(importsApi.addRows, { params, body: { rows: numbered(rows) } }),
        undo: () => administrator.call(importsApi.undo, { params }),
      }
    },
    listImports: () => administrator.call(importsApi.list, { querystring: {} }),
    addLead: (name: string, phone: string) =>
      administrator.call(leadsApi.add, { body: { name, phone } }),
    listLeads: () =>
      administrator.call(leadsApi.list, { querystring: { limit: 1000, sort: 'name' } }),
    find: (of: string) => administrator.call(leadsApi.find, { params: { id: of } }),
  }
}

export const makeName = (index: number) =>
  `Example ${String.fromCharCode(65 + (index % 26)).repeat(4)}${index}`
export const makePhone = (index: number) => `98000${String(index).padStart(5, '0')}`
export const makeRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    name: makeName(index),
    phone: makePhone(index),
    date: '2026-05-03',
  }))
