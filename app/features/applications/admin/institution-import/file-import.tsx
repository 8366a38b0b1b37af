import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  type Choices,
  chooseSheets,
  groupSheets,
  mapSheets,
} from '#app/features/lead-import/admin/file/group-sheets.ts'
import type { Workbook } from '#app/features/lead-import/admin/file-choice.tsx'
import { MatchColumns } from '#app/features/lead-import/admin/match-columns.tsx'
import { Step } from '#app/features/lead-import/admin/step.tsx'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { newId } from '#app/platform/browser/new-id.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import {
  type CheckedRow,
  type ImportedField,
  type InstitutionImport,
  institutionImportsApi,
  MAX_ROWS,
} from '../../institution-import-contract.ts'
import { institutionColumns, toRows } from './institution-columns.ts'
import { Preview } from './preview.tsx'
import { WrongRows } from './wrong-rows.tsx'

/** Maps the columns of a file, previews its rows, imports them and shows the result. */
export function FileImport({ fileName, sheets }: Workbook) {
  const [choices, setChoices] = useState(() => chooseSheets(sheets, institutionColumns))
  const [checked, setChecked] = useState<CheckedRow[]>()
  const [imported, setImported] = useState<InstitutionImport>()
  // A retry after a lost answer uses the same id, so nothing is imported twice.
  const [id, setId] = useState(newId)
  const api = useApi()
  const { submit, isSending, failure } = useSubmission()
  const { revalidate } = useRevalidator()
  const groups = useMemo(() => groupSheets(sheets, choices, institutionColumns), [sheets, choices])
  const { rows, places } = useMemo(
    () => toRows(mapSheets(groups, choices, institutionColumns)),
    [groups, choices],
  )

  function change(next: Partial<Choices<ImportedField>>) {
    setChoices({ ...choices, ...next })
    setChecked(undefined)
    setId(newId())
  }

  async function showPreview() {
    const result = await submit(api.attempt(institutionImportsApi.check, { body: { rows } }))
    if (result?.ok) setChecked(result.value)
  }

  async function startImport() {
    const body = { id, file_name: fileName.slice(0, 200), rows }
    const result = await submit(api.attempt(institutionImportsApi.add, { body }))
    if (!result?.ok) return
    setImported(result.value)
    await revalidate()
  }

  const wrong = checked && <WrongRows fileName={fileName} places={places} checked={checked} />
  if (imported)
    return (
      <section aria-label="Result" className="grid gap-3 card p-4">
        <p role="status" className="font-semibold">
          {describeImport(imported)}
        </p>
        {wrong}
      </section>
    )
  const hasName = groups.length > 0 && rows.some(({ name }) => name)
  const count = checked?.filter(({ state }) => state === 'new' || state === 'changed').length ?? 0
  return (
    <div className="grid gap-6">
      <fieldset disabled={isSending} className="grid gap-6">
        <legend className="sr-only">Settings of the import</legend>
        <MatchColumns
          reader={institutionColumns}
          sheets={sheets}
          groups={groups}
          choices={choices}
          rowCount={rows.length}
          onChange={change}
        />
      </fieldset>
      {checked && (
        <Step title="Preview" isResult>
          <Preview places={places} checked={checked} />
          {wrong}
        </Step>
      )}
      <div className="grid justify-items-start gap-3">
        {checked ? (
          <Button variant="primary" disabled={isSending || count === 0} onClick={startImport}>
            Import {formatCount(count, 'row')}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={isSending || !hasName || rows.length > MAX_ROWS}
            onClick={showPreview}
          >
            Preview
          </Button>
        )}
        <p role="alert" className="text-alarm empty:hidden">
          {rows.length > MAX_ROWS
            ? `These are ${rows.length.toLocaleString('en')} rows; the limit is ${MAX_ROWS.toLocaleString('en')}. Choose fewer sheets, or split the file.`
            : !hasName
              ? 'Choose the column with the names of the institutions.'
              : failure && describeFailure(failure)}
        </p>
      </div>
    </div>
  )
}

const describeImport = ({ institutions, courses, changed, skipped }: InstitutionImport) =>
  institutions + courses + changed + skipped === 0
    ? 'Everything in this file was in the list already. Nothing was added.'
    : `${formatCount(institutions, 'new institution')}, ${formatCount(courses, 'new course')}, ${changed} changed, ${formatCount(skipped, 'row')} skipped.`
