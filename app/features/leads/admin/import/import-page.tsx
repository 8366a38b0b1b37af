import { type ChangeEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { inWords } from '#app/base/admin/in-words.ts'
import { Screen } from '#app/base/admin/screen.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import {
  type CheckedRow,
  type ImportedField,
  type ImportedRow,
  importsApi,
} from '../../import-contract.ts'
import { OfficeListsContext, readOfficeLists } from '../office-lists.ts'
import type { Route } from './+types/import-page.ts'
import { Columns, fieldLabels } from './columns.tsx'
import { guessColumns } from './guess-columns.ts'
import { PastImports } from './past-imports.tsx'
import { Preview } from './preview.tsx'
import { readFile, type Sheet, toRows } from './read-file.ts'
import { type Outcome, useImport } from './use-import.ts'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [imports, lists] = await Promise.all([api.call(importsApi.list, {}), readOfficeLists(api)])
  return { imports, lists }
}

export default function ImportPage({ loaderData: { imports, lists } }: Route.ComponentProps) {
  const [sheet, setSheet] = useState<Sheet>()
  const [refused, setRefused] = useState('')
  const [taken, setTaken] = useState(0)

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const read = await readFile(file)
    setRefused(typeof read === 'string' ? read : '')
    setSheet(typeof read === 'string' ? undefined : read)
    setTaken(taken + 1)
  }

  return (
    <OfficeListsContext value={lists}>
      <Screen title="Import leads">
        <Field
          label="CSV file"
          hint="The first row names the columns. At most 10,000 rows and 5 MB, in UTF-8."
          error={refused}
        >
          {(control) => <FileInput {...control} accept=".csv,.tsv,.txt" onChange={take} />}
        </Field>
        {sheet && <SheetImport key={taken} sheet={sheet} />}
        <PastImports imports={imports} />
      </Screen>
    </OfficeListsContext>
  )
}

/** A file on its way: its columns, what its rows will become, and what became of them. */
function SheetImport({ sheet }: { sheet: Sheet }) {
  const [columns, setColumns] = useState(() => guessColumns(sheet.headings))
  const [preview, setPreview] = useState<{ rows: ImportedRow[]; checked: CheckedRow[] }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const { check, run, progress, error } = useImport()
  const { revalidate } = useRevalidator()
  const isBusy = progress !== undefined

  function match(next: (ImportedField | '')[]) {
    setColumns(next)
    setPreview(undefined)
  }

  async function show() {
    const rows = toRows(sheet, columns)
    const checked = await check(rows)
    if (checked) setPreview({ rows, checked })
  }

  async function add() {
    setOutcome(await run(sheet.name, preview?.rows ?? []))
    await revalidate()
  }

  if (outcome) return <Done {...outcome} />
  return (
    <section aria-labelledby="columns" className="grid gap-4">
      <h2 id="columns" className="text-lg font-semibold text-indigo">
        What the columns of {inWords(sheet.rows.length, 'row')} say
      </h2>
      <fieldset disabled={isBusy}>
        <legend className="sr-only">Columns</legend>
        <Columns sheet={sheet} columns={columns} onChange={match} />
      </fieldset>
      {preview && <Preview {...preview} />}
      <div className="flex flex-wrap items-center gap-3">
        {preview ? (
          <Button look="primary" disabled={isBusy} onClick={add}>
            Import {inWords(preview.checked.filter(({ state }) => state !== 'wrong').length, 'row')}
          </Button>
        ) : (
          <Button look="primary" disabled={isBusy} onClick={show}>
            See what they become
          </Button>
        )}
        {isBusy && <progress aria-label="Rows done" value={progress} className="accent-indigo" />}
        <p className="text-sm text-ink/75">
          Somebody who stands twice in the file becomes one lead with two enquiries.
        </p>
      </div>
      <p role="alert" className="text-alarm empty:hidden">
        {error}
      </p>
    </section>
  )
}

function Done({ new_leads, known, wrong }: Outcome) {
  return (
    <section role="status" className="grid gap-2 rounded-card border border-line bg-white p-4">
      <p className="font-semibold">
        {inWords(new_leads, 'new lead')}, {inWords(known, 'row')} for known ones, {wrong.length}{' '}
        left out.
      </p>
      <ul className="text-sm">
        {wrong.map(({ row, wrong: problems }) => (
          <li key={row} className="wrap-anywhere">
            Row {row}:{' '}
            {problems.map(({ field, detail }) => `${fieldLabels[field]}: ${detail}`).join(' ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
