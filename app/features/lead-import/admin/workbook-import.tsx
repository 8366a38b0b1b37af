import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { Button } from '#app/ui/button.tsx'
import {
  type AddedRows,
  type CheckedRow,
  type ImportedField,
  type ImportedRow,
  MAX_ROWS,
  type MappedValue,
  mappedFields,
  type ReadingRules,
} from '../contract.ts'
import { DateOrderQuestion } from './date-order-question.tsx'
import { findDateOrders, type MonthFirst } from './file/date-orders.ts'
import { type Choices, chooseSheets, groupSheets, mapSheets } from './file/group-sheets.ts'
import type { RawSheet } from './file/raw-sheet.ts'
import { type Rows, toRows } from './file/to-rows.ts'
import { leadColumns } from './guess-columns.ts'
import { ImportSummary } from './import-summary.tsx'
import { MatchColumns } from './match-columns.tsx'
import { Preview } from './preview.tsx'
import { ProgressBar, Step } from './step.tsx'
import { useImport } from './use-import.ts'
import { proposeValues, useTargets, ValueMapping } from './value-mapping.tsx'
import { WrongRows } from './wrong-rows.tsx'

interface WorkbookImportProps {
  fileName: string
  sheets: RawSheet[]
  /** Sources of existing leads. */
  sources: string[]
}

/** Maps the columns and values of a file, previews its rows, imports them and shows the result. */
export function WorkbookImport({ fileName, sheets, sources }: WorkbookImportProps) {
  const [choices, setChoices] = useState(() => chooseSheets(sheets, leadColumns))
  const [chosenOrders, setChosenOrders] = useState<MonthFirst>({})
  const [values, setValues] = useState<MappedValue[]>()
  const [checked, setChecked] = useState<CheckedRow[]>()
  const [outcome, setOutcome] = useState<AddedRows>()
  const { listUnknown, check, run, progress, error } = useImport()
  const { revalidate } = useRevalidator()
  const listTargets = useTargets(sources)
  const groups = useMemo(() => groupSheets(sheets, choices, leadColumns), [sheets, choices])
  const rows = useMemo(() => toRows(mapSheets(groups, choices, leadColumns)), [groups, choices])
  const orders = useMemo(() => findDateOrders(rows.rows), [rows])
  const rules: ReadingRules = {
    month_first: listMonthFirst({ ...chosenOrders, ...orders.known }),
    values,
  }

  function change(next: Partial<Choices<ImportedField>>) {
    setChoices({ ...choices, ...next })
    setValues(undefined)
    setChecked(undefined)
  }

  async function showPreview() {
    if (values) {
      setChecked(await check(fileName, rows.rows, rules))
      return
    }
    const unknown = await listUnknown(listValues(rows.rows))
    if (!unknown) return
    const proposed = proposeValues(unknown, listTargets(unknown))
    setValues(proposed)
    const isRemembered = unknown.every(({ target }) => target !== null)
    if (isRemembered || proposed.length === 0)
      setChecked(await check(fileName, rows.rows, { ...rules, values: proposed }))
  }

  async function startImport() {
    setOutcome(await run(fileName, rows.rows, rules))
    await revalidate()
  }

  if (outcome) return <ImportSummary fileName={fileName} rows={rows} outcome={outcome} />
  const isTooLong = rows.rows.length > MAX_ROWS
  return (
    <div className="grid gap-6">
      <fieldset disabled={progress !== undefined} className="grid gap-6">
        <legend className="sr-only">Settings of the import</legend>
        <MatchColumns
          reader={leadColumns}
          sheets={sheets}
          groups={groups}
          choices={choices}
          rowCount={rows.rows.length}
          onChange={change}
        />
        {orders.unclear.length > 0 && (
          <Step title="Day or month first">
            <DateOrderQuestion
              dates={orders.unclear}
              monthFirst={chosenOrders}
              onChange={(next) => {
                setChosenOrders(next)
                setChecked(undefined)
              }}
            />
          </Step>
        )}
        {values && values.length > 0 && (
          <Step title="Match values" isResult>
            <p className="text-sm text-ink/75">
              The office has no stage, country and so on with these names. Your choice is remembered
              for the next import.
            </p>
            <ValueMapping
              values={values}
              targets={listTargets(values)}
              onChange={(next) => {
                setValues(next)
                setChecked(undefined)
              }}
            />
          </Step>
        )}
      </fieldset>
      {checked && (
        <Step title="Preview" isResult>
          <Preview rows={rows} checked={checked} />
          <Skipped fileName={fileName} rows={rows} checked={checked} />
        </Step>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {checked ? (
          <Button
            variant="primary"
            disabled={progress !== undefined || countImportable(checked) === 0}
            onClick={startImport}
          >
            Import {formatCount(countImportable(checked), 'row')}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={progress !== undefined || rows.rows.length === 0 || isTooLong}
            onClick={showPreview}
          >
            Preview
          </Button>
        )}
        {progress && <ProgressBar {...progress} />}
      </div>
      <p role="alert" className="text-alarm empty:hidden">
        {isTooLong ? describeTooLong(rows.rows.length) : error}
      </p>
    </div>
  )
}

const listMonthFirst = (orders: MonthFirst) =>
  (Object.keys(orders) as (keyof MonthFirst)[]).filter((field) => orders[field])

/** Values that are compared with those of the office. Longer ones are texts. */
const MAX_VALUE_LENGTH = 500

/** Returns each different value of the fields whose values the office has. */
function listValues(rows: ImportedRow[]) {
  return mappedFields.flatMap((field) => {
    const texts = new Set(rows.flatMap((row) => row[field]?.trim() || []))
    return [...texts]
      .filter((text) => text.length <= MAX_VALUE_LENGTH)
      .map((text) => ({ field, text }))
  })
}

const countImportable = (checked: CheckedRow[]) =>
  checked.filter(({ state }) => state !== 'invalid' && state !== 'repeated').length

const describeTooLong = (count: number) =>
  `These are ${count.toLocaleString('en')} rows; the limit is ${MAX_ROWS.toLocaleString('en')}. Choose fewer sheets, or split the file.`

interface SkippedProps {
  fileName: string
  rows: Rows
  checked: CheckedRow[]
}

/** Warns about rows that will not be imported. */
function Skipped({ fileName, rows, checked }: SkippedProps) {
  const repeated = checked.filter(({ state }) => state === 'repeated').length
  const wrong = checked.filter(({ state }) => state === 'invalid')
  return (
    <div className="grid gap-3 empty:hidden">
      {repeated > 0 && (
        <p role="status" className="font-semibold">
          {repeated === checked.length
            ? 'This file was imported before. It has no new rows.'
            : `${formatCount(repeated, 'row was', 'rows were')} imported before and will not be added again.`}
        </p>
      )}
      <WrongRows fileName={fileName} rows={rows} wrong={wrong} />
    </div>
  )
}
