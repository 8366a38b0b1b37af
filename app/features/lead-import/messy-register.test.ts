import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { startImportApp } from '#tests/import-app.ts'
import { makeRegister, type TypedCell, type TypedRow } from '#tests/messy-register.ts'
import { findDateOrders } from './admin/file/date-orders.ts'
import { findColumns, groupSheets, mapSheets } from './admin/file/group-sheets.ts'
import type { RawSheet } from './admin/file/raw-sheet.ts'
import { readWorkbook } from './admin/file/read-workbook.ts'
import { toRows } from './admin/file/to-rows.ts'
import { leadColumns } from './admin/guess-columns.ts'
import { type AddedRows, importsApi, type MappedValue, type UnreadCell } from './contract.ts'

const clock = { time_zone: 'Asia/Kathmandu' }

test('a register of 300 rows loses no row and no number, and 98 % of its cells are in their fields or listed', async () => {
  const { administrator, id, startImport, undo, listLeads, find } = await startImportApp()
  const stages = await administrator.call(stagesApi.list, {})
  const stageOf = (name: unknown) => stages.find((stage) => stage.name === name)?.id ?? ''
  const { sheet, rows: typedRows } = makeRegister()
  const rows = await readRows(await writeXlsx({ sheets: [sheet] }))
  expect(rows.map(({ row }) => row)).toEqual(typedRows.map(({ number }) => number))

  const values: MappedValue[] = [
    { field: 'stage', value: 'Hot', target: stageOf('Contacted') },
    { field: 'stage', value: 'Offer received', target: stageOf('Offer') },
    { field: 'country', value: 'Aus', target: 'AU' },
  ]
  await startImport(rows.length)
  const added: AddedRows[] = []
  for (let from = 0; from < rows.length; from += 100) {
    const body = { rows: rows.slice(from, from + 100), values }
    added.push(await administrator.call(importsApi.addRows, { params: { id }, body }))
  }
  expect(added.flatMap(({ errors }) => errors)).toEqual([])
  const count = (name: 'new_leads' | 'existing_leads') =>
    added.reduce((sum, batch) => sum + batch[name], 0)
  expect(count('new_leads') + count('existing_leads')).toBe(300)

  const unread = Map.groupBy(
    added.flatMap((batch) => batch.unread),
    ({ row }) => row,
  )
  const leads = await listLeads()
  const places = { cells: 0, inFields: 0, listed: 0, wrong: [] as string[] }
  for (const row of typedRows) {
    const lead = leads.find((each) => isOf(each, row))
    expect(lead, `row ${row.number}`).toBeDefined()
    const { timeline } = await find(lead?.id ?? '')
    const text = timeline.map((activity) => activity.text).join('\n')
    for (const cell of row.cells) {
      places.cells++
      const found = { ...lead, stage: stages.find((stage) => stage.id === lead?.stage_id)?.name }
      if (isInField(cell, found, text)) places.inFields++
      else if (isListed(cell, unread.get(row.number), text)) places.listed++
      else places.wrong.push(`row ${row.number}, ${cell.field}: ${cell.typed}`)
    }
  }
  expect(places.wrong).toEqual([])
  expect(places.cells).toBeGreaterThan(3000)
  expect(places.inFields + places.listed).toBeGreaterThanOrEqual(0.98 * places.cells)
  const readable = typedRows
    .flatMap(({ cells }) => cells)
    .filter(({ value }) => value !== undefined)
  expect(places.inFields).toBeGreaterThanOrEqual(0.95 * readable.length)

  expect(await undo()).toMatchObject({ leads: leads.length, kept_leads: [], changed_leads: [] })
  expect(await listLeads()).toEqual([])
})

async function readRows(bytes: Uint8Array) {
  const sheets = (await readWorkbook(bytes)) as RawSheet[]
  const choices = { sheets: [0], headingIndexes: {}, columns: {} }
  const groups = groupSheets(sheets, choices, leadColumns)
  expect(
    groups
      .flatMap((group) => findColumns(group, choices, leadColumns))
      .filter((field) => field === ''),
  ).toHaveLength(1)
  const { rows } = toRows(mapSheets(groups, choices, leadColumns))
  expect(findDateOrders(rows).unclear).toEqual([])
  return rows
}

type FoundLead = Awaited<
  ReturnType<Awaited<ReturnType<typeof startImportApp>>['listLeads']>
>[number]

/** Whether the lead has the name of the row, or its phones if it has none. */
function isOf(lead: FoundLead, { cells }: TypedRow) {
  const valueIn = (field: string) => cells.find((cell) => cell.field === field)?.value
  const name = valueIn('name')
  if (name) return lead.name === name
  return toDigits(lead.phones).join() === toDigits(valueIn('phones')).join()
}

const toDigits = (phones: unknown) =>
  (phones as string[] | undefined)?.map((phone) => phone.replace(/\D/g, '').slice(-10)) ?? []

function isInField({ field, value, typed }: TypedCell, lead: object, text: string) {
  if (value === undefined) return false
  const found = (lead as Record<string, unknown>)[field]
  switch (field) {
    case 'note':
      return text.includes(String(typed))
    case 'phones':
      return toDigits(found).join() === toDigits(value).join()
    case 'emails':
      return String(found).toLowerCase() === String(value)
    case 'created_at':
    case 'follow_up_at':
      return typeof found === 'string' && toOfficeDay(clock, new Date(found)) === value
    default:
      return JSON.stringify(found) === JSON.stringify(value)
  }
}

/** Whether the cell is in the list of unread cells and in the notes of the lead. */
const isListed = ({ typed }: TypedCell, unread: UnreadCell[] = [], text: string) =>
  unread.some((cell) => String(typed).includes(cell.text) && text.includes(cell.text))
