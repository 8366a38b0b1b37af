import { type ChangeEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { readCsv } from '#app/platform/admin/read-csv.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type ImportError, type ImportedRow, redirectsApi } from '../contract.ts'

/** Imports redirects from a CSV file, all or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { rows, errors, check, add } = useImport(onClose)

  return (
    <Dialog title="Import redirects" onClose={onClose}>
      <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <Field
          label="CSV file"
          hint="Two columns without a heading: the old address and the target. At most 500 lines."
        >
          {(control) => <FileInput {...control} accept=".csv,text/csv" onChange={check} />}
        </Field>
        <div role="status" className="grid gap-2">
          {rows && errors?.length === 0 && <p>{rows.length} lines can be added.</p>}
          {errors && errors.length > 0 && (
            <>
              <p className="font-semibold">Nothing was added. Please correct these lines:</p>
              <ul className="grid gap-1 text-sm">
                {errors.map(({ line, detail }) => (
                  <li key={line} className="wrap-anywhere">
                    Line {line}: {detail}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          {rows && errors?.length === 0 && (
            <Button variant="primary" onClick={add}>
              Add redirects
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function useImport(onClose: () => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState<ImportedRow[]>()
  const [errors, setErrors] = useState<ImportError[]>()
  const latest = useRef<File>(undefined)

  async function send(given: ImportedRow[], is_dry_run: boolean) {
    const body = { rows: given, is_dry_run }
    const result = await api.attempt(redirectsApi.import, { body }).catch(() => undefined)
    if (result?.ok) return result.value
    const description = describeFailure(result?.failure)
    await showToast('error', 'The file could not be read.', { description })
    return undefined
  }

  async function check({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setRows(undefined)
    setErrors(undefined)
    latest.current = file
    const { rows: given, errors: parseErrors } = await parseRows(file)
    const response = parseErrors.length > 0 ? { errors: parseErrors } : await send(given, true)
    // Ignores the result if the administrator has chosen another file in the meantime.
    if (latest.current !== file) return
    setRows(response && given)
    setErrors(response?.errors)
  }

  async function add() {
    const response = await send(rows ?? [], false)
    // A colleague may have added one of the redirects since the dry run.
    if (!response || response.errors.length > 0) return setErrors(response?.errors)
    onClose()
    await revalidate()
    await showToast('success', `${response.added} redirects added`)
  }

  return { rows, errors, check, add }
}

/** Parses the file without blank lines. `errors` are lines with unbalanced quotes. */
async function parseRows(file: File) {
  const { rows: read, problems: errors } = await readCsv(await file.text())
  const rows = read
    .map(({ number, cells: [source = '', target = ''] }) => ({ line: number, source, target }))
    .filter(({ source, target }) => source.trim() || target.trim())
  return { rows, errors }
}
