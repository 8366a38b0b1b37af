import { type ChangeEvent, useState } from 'react'
import { OfficeListsContext, readOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { filterOptionsApi } from '#app/features/leads/filter-options-contract.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { importsApi } from '../contract.ts'
import type { Route } from './+types/import-page.ts'
import { hasHeadings } from './file/lay-out-sheet.ts'
import type { FileProblems, RawSheet } from './file/raw-sheet.ts'
import { readFile } from './file/read-file.ts'
import { PastImports } from './past-imports.tsx'
import { WorkbookImport } from './workbook-import.tsx'

const PAGE_SIZE = 50
const MAX_SHOWN = 1000

/** `?earlier=100` shows up to 100 earlier imports. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const requested = Number(new URL(request.url).searchParams.get('earlier'))
  const shown = Math.min(MAX_SHOWN, Math.max(PAGE_SIZE, Math.floor(requested) || 0))
  // Requests one more to find out whether there are more.
  const limit = Math.min(MAX_SHOWN, shown + 1)
  const [imports, lists, { sources }] = await Promise.all([
    api.call(importsApi.list, { querystring: { limit } }),
    readOfficeLists(api),
    api.call(filterOptionsApi.list, {}),
  ])
  const next = imports.length > shown ? shown + PAGE_SIZE : undefined
  return { imports: imports.slice(0, shown), next, lists, sources }
}

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const { imports, next, lists, sources } = loaderData
  const [workbook, setWorkbook] = useState<{ fileName: string; sheets: RawSheet[] }>()
  const [[error = '', ...problems], setErrors] = useState<FileProblems>([])
  const [isReading, setReading] = useState(false)
  const [fileCount, setFileCount] = useState(0)

  async function readSelectedFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setReading(true)
    const read = await readFile(file)
    const errors = checkSheets(read)
    setReading(false)
    setErrors(errors)
    setWorkbook(errors.length > 0 ? undefined : { fileName: file.name, sheets: read as RawSheet[] })
    setFileCount(fileCount + 1)
  }

  return (
    <OfficeListsContext value={lists}>
      <Screen title="Import leads">
        <Field
          label="Excel or CSV file"
          hint="One row must contain the column headings. At most 20,000 rows and 20 MB."
          error={error}
        >
          {(control) => (
            <FileInput {...control} accept=".xlsx,.csv,.tsv,.txt" onChange={readSelectedFile} />
          )}
        </Field>
        <div role="status" className="empty:hidden">
          {isReading && 'Reading the file…'}
        </div>
        {problems.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        )}
        {workbook && <WorkbookImport key={fileCount} {...workbook} sources={sources} />}
        <PastImports imports={imports} next={next} />
      </Screen>
    </OfficeListsContext>
  )
}

/** Returns the problems of a file: those of reading it, or that it has no headings or no rows. */
function checkSheets(read: RawSheet[] | FileProblems): FileProblems {
  const isRead = (each: RawSheet | string): each is RawSheet => typeof each !== 'string'
  const sheets = read.filter(isRead)
  if (sheets.length === 0) return read as FileProblems
  if (!sheets.some(hasHeadings)) {
    return [
      'The file has no row with column headings. Add a first row such as Name, Phone, Country and choose the file again.',
    ]
  }
  return sheets.some(({ rows }) => rows.length > 1)
    ? []
    : ['The file needs a row of headings and rows below it.']
}
