import { type ChangeEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { OfficeListsContext, readOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import {
  type AddedRows,
  type CheckedRow,
  type ImportedField,
  type ImportedRow,
  importsApi,
} from '../contract.ts'
import type { Route } from './+types/import-page.ts'
import { ColumnMapping, labelOfImport } from './column-mapping.tsx'
import { guessColumns } from './guess-columns.ts'
import { PastImports } from './past-imports.tsx'
import { Preview } from './preview.tsx'
import { readFile, type Sheet, toRows } from './read-file.ts'
import { useImport } from './use-import.ts'

const PAGE_SIZE = 50
const MAX_SHOWN = 1000

/** `?earlier=100` shows up to 100 earlier imports. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const requested = Number(new URL(request.url).searchParams.get('earlier'))
  const shown = Math.min(MAX_SHOWN, Math.max(PAGE_SIZE, Math.floor(requested) || 0))
  // Requests one more to find out whether there are more.
  const limit = Math.min(MAX_SHOWN, shown + 1)
  const [imports, lists] = await Promise.all([
    api.call(importsApi.list, { querystring: { limit } }),
    readOfficeLists(api),
  ])
  const next = imports.length > shown ? shown + PAGE_SIZE : undefined
  return { imports: imports.slice(0, shown), next, lists }
}

export default function ImportPage({ loaderData: { imports, next, lists } }: Route.ComponentProps) {
  const [sheet, setSheet] = useState<Sheet>()
  const [[error = '', ...problems], setErrors] = useState<string[]>([])
  const [fileCount, setFileCount] = useState(0)

  async function readSelectedFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const read = await readFile(file)
    setErrors(Array.isArray(read) ? read : [])
    setSheet(Array.isArray(read) ? undefined : read)
    setFileCount(fileCount + 1)
  }

  return (
    <OfficeListsContext value={lists}>
      <Screen title="Import leads">
        <Field
          label="CSV file"
          hint="One row must contain the column headings. At most 10,000 rows and 5 MB. In Excel, save the file as “CSV UTF-8”."
          error={error}
        >
          {(control) => (
            <FileInput {...control} accept=".csv,.tsv,.txt" onChange={readSelectedFile} />
          )}
        </Field>
        {problems.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        )}
        {sheet && <SheetImport key={fileCount} sheet={sheet} />}
        <PastImports imports={imports} next={next} />
      </Screen>
    </OfficeListsContext>
  )
}

/** Maps the columns of a file, previews its rows, imports them and shows the result. */
function SheetImport({ sheet }: { sheet: Sheet }) {
  const [columns, setColumns] = useState(() => guessColumns(sheet.headings))
  const [preview, setPreview] = useState<{ rows: ImportedRow[]; checked: CheckedRow[] }>()
  const [outcome, setOutcome] = useState<AddedRows>()
  const { check, run, progress, error } = useImport()
  const { revalidate } = useRevalidator()
  const isBusy = progress !== undefined

  function changeColumns(next: (ImportedField | '')[]) {
    setColumns(next)
    setPreview(undefined)
  }

  async function showPreview() {
    const rows = toRows(sheet, columns)
    const checked = await check(rows)
    if (checked) setPreview({ rows, checked })
  }

  async function startImport() {
    setOutcome(await run(sheet.name, preview?.rows ?? []))
    await revalidate()
  }

  if (outcome) return <ImportSummary {...outcome} />
  return (
    <section aria-labelledby="columns" className="grid gap-4">
      <h2 id="columns" className="text-lg font-semibold text-indigo">
        Match columns ({formatCount(sheet.rows.length, 'row')} found)
      </h2>
      <fieldset disabled={isBusy}>
        <legend className="sr-only">Columns</legend>
        <ColumnMapping sheet={sheet} columns={columns} onChange={changeColumns} />
      </fieldset>
      <SkippedRows sheet={sheet} />
      {preview && <Preview {...preview} />}
      <div className="flex flex-wrap items-center gap-3">
        {preview ? (
          <Button
            variant="primary"
            disabled={isBusy || countImportable(preview.checked) === 0}
            onClick={startImport}
          >
            Import {formatCount(countImportable(preview.checked), 'row')}
          </Button>
        ) : (
          <Button variant="primary" disabled={isBusy} onClick={showPreview}>
            Preview
          </Button>
        )}
        {isBusy && (
          <progress aria-label="Import progress" value={progress} className="accent-indigo" />
        )}
        <p className="text-sm text-ink/75">
          A person who is in the file twice becomes one lead with two enquiries.
        </p>
      </div>
      {preview && <AlreadyImported checked={preview.checked} />}
      <p role="alert" className="text-alarm empty:hidden">
        {error}
      </p>
    </section>
  )
}

const countImportable = (checked: CheckedRow[]) =>
  checked.filter(({ state }) => state !== 'invalid' && state !== 'repeated').length

/** Warns about rows that were imported before. */
function AlreadyImported({ checked }: { checked: CheckedRow[] }) {
  const count = checked.filter(({ state }) => state === 'repeated').length
  if (count === 0) return null

  return (
    <p role="status" className="font-semibold">
      {count === checked.length
        ? 'This file was imported before. It has no new rows.'
        : `${formatCount(count, 'row was', 'rows were')} imported before and will not be added again.`}
    </p>
  )
}

/** Lists skipped rows and cells without a heading. */
function SkippedRows({ sheet: { titleRows, overflowRows } }: { sheet: Sheet }) {
  const rows = overflowRows.map(({ number }) => number)
  return (
    <div role="status" className="grid gap-1 text-sm empty:hidden">
      {titleRows.map(({ number, cells }) => (
        <p key={number} className="wrap-anywhere">
          Row {number} is above the headings and is skipped: {cells.filter(Boolean).join(' ')}
        </p>
      ))}
      {rows.length > 0 && (
        <p>
          {rows.length === 1 ? 'Row ' : 'Rows '}
          {rows.slice(0, PAGE_SIZE).join(', ')}
          {rows.length > PAGE_SIZE && ' …'} {rows.length === 1 ? 'has' : 'have'} a value to the
          right of the last heading. To import it, choose a field for its column.
        </p>
      )}
    </div>
  )
}

function ImportSummary({ new_leads, existing_leads, repeated, errors }: AddedRows) {
  return (
    <section role="status" className="grid gap-2 card p-4">
      <p className="font-semibold">
        {formatCount(new_leads, 'new lead')}, {formatCount(existing_leads, 'row')} added to existing
        leads, {errors.length} skipped{repeated > 0 && `, ${repeated} imported before`}.
      </p>
      <ul className="text-sm">
        {errors.map(({ row, errors: problems }) => (
          <li key={row} className="wrap-anywhere">
            Row {row}:{' '}
            {problems.map(({ field, detail }) => `${labelOfImport(field)}: ${detail}`).join(' ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
