import { type ChangeEvent, Fragment, type ReactNode, useState } from 'react'
import { Field as FormField } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { hasHeadings } from './file/lay-out-sheet.ts'
import type { FileProblems, RawSheet } from './file/raw-sheet.ts'
import { readFile } from './file/read-file.ts'
import type { ColumnReader } from './guess-columns.ts'

export interface Workbook {
  fileName: string
  sheets: RawSheet[]
}

interface FileChoiceProps<Field extends string> {
  reader: ColumnReader<Field>
  hint: string
  maxMegabytes: number
  /** Renders what follows the choice of a file that can be read. */
  children: (workbook: Workbook) => ReactNode
}

/** Chooses and reads an Excel or CSV file, and says why one cannot be read. */
export function FileChoice<Field extends string>(props: FileChoiceProps<Field>) {
  const { reader, hint, maxMegabytes, children } = props
  const [workbook, setWorkbook] = useState<Workbook>()
  const [[error = '', ...problems], setErrors] = useState<FileProblems>([])
  const [isReading, setReading] = useState(false)
  const [fileCount, setFileCount] = useState(0)

  async function readSelectedFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setReading(true)
    const read = await readFile(file, maxMegabytes)
    const errors = checkSheets(read, reader)
    setReading(false)
    setErrors(errors)
    setWorkbook(errors.length > 0 ? undefined : { fileName: file.name, sheets: read as RawSheet[] })
    setFileCount(fileCount + 1)
  }

  return (
    <>
      <FormField label="Excel or CSV file" hint={hint} error={error}>
        {(control) => (
          <FileInput {...control} accept=".xlsx,.csv,.tsv,.txt" onChange={readSelectedFile} />
        )}
      </FormField>
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
      {workbook && <Fragment key={fileCount}>{children(workbook)}</Fragment>}
    </>
  )
}

/** Returns the problems of a file: those of reading it, or that it has no headings or no rows. */
function checkSheets<Field extends string>(
  read: RawSheet[] | FileProblems,
  { findField, fields }: ColumnReader<Field>,
): FileProblems {
  const isRead = (each: RawSheet | string): each is RawSheet => typeof each !== 'string'
  const sheets = read.filter(isRead)
  if (sheets.length === 0) return read as FileProblems
  if (!sheets.some((sheet) => hasHeadings(sheet, findField))) {
    const examples = fields
      .slice(0, 3)
      .map(({ label }) => label)
      .join(', ')
    return [
      `The file has no row with column headings. Add a first row such as ${examples} and choose the file again.`,
    ]
  }
  return sheets.some(({ rows }) => rows.length > 1)
    ? []
    : ['The file needs a row of headings and rows below it.']
}
