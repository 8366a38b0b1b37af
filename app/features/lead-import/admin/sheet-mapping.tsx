import { formatCount } from '#app/platform/admin/format-count.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import type { SheetGroup } from './file/group-sheets.ts'
import type { Sheet } from './file/lay-out-sheet.ts'
import { isFilled, type RawSheet } from './file/raw-sheet.ts'
import type { Columns } from './file/to-rows.ts'
import type { ColumnReader } from './guess-columns.ts'

/** Rows that are listed in a sentence. */
const MAX_LISTED = 20
const MAX_OPTION_LENGTH = 60

interface SheetChoiceProps {
  sheets: RawSheet[]
  chosen: number[]
  onChange: (chosen: number[]) => void
}

/** Chooses the sheets of a workbook. */
export function SheetChoice({ sheets, chosen, onChange }: SheetChoiceProps) {
  return (
    <fieldset className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="text-lg font-semibold text-indigo">Choose sheets</legend>
      {sheets.map(({ name, isHidden, rows }, index) => (
        <label key={name} className="flex min-h-11 items-center gap-3 wrap-anywhere">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-indigo"
            checked={chosen.includes(index)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, index].toSorted((a, b) => a - b)
                  : chosen.filter((other) => other !== index),
              )
            }
          />
          <span>
            {name}{' '}
            <span className="text-sm text-ink/75">
              {formatCount(rows.length, 'row')}
              {isHidden && ', hidden'}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface SheetMappingProps<Field extends string> {
  reader: ColumnReader<Field>
  group: SheetGroup
  columns: Columns<Field>
  /** Whether the file has other sheets, so that this one is named. */
  isNamed: boolean
  onChange: (columns: Columns<Field>) => void
  onHeadingRowChange: (headingIndex: number) => void
}

/** Chooses the heading row and the columns of sheets with the same headings. */
export function SheetMapping<Field extends string>(props: SheetMappingProps<Field>) {
  const { reader, group, columns, isNamed, onChange, onHeadingRowChange } = props
  const [first] = group.sheets
  if (!first) return null

  return (
    <div className="grid gap-3">
      {isNamed && (
        <h3 className="font-semibold wrap-anywhere">
          {group.sheets.map(({ name }) => name).join(', ')}
        </h3>
      )}
      {first.firstRows.length > 1 && (
        <div className="sm:max-w-md">
          <SelectField
            label="Heading row"
            options={first.firstRows.map(({ number, cells }, index) => [
              String(index),
              shorten(`Row ${number}: ${cells.filter(isFilled).join(', ')}`),
            ])}
            value={String(first.headingIndex)}
            onChange={(index) => onHeadingRowChange(Number(index))}
          />
        </div>
      )}
      <ColumnMapping reader={reader} group={group} columns={columns} onChange={onChange} />
      {group.sheets.map((sheet) => (
        <SkippedRows key={sheet.name} sheet={sheet} />
      ))}
    </div>
  )
}

const shorten = (text: string) =>
  text.length > MAX_OPTION_LENGTH ? `${text.slice(0, MAX_OPTION_LENGTH)}…` : text

/** Lists skipped rows and cells without a heading. */
function SkippedRows({ sheet: { name, skippedRows, overflowRows } }: { sheet: Sheet }) {
  const place = name && ` of ${name}`
  return (
    <div role="status" className="grid gap-1 text-sm empty:hidden">
      {skippedRows.slice(0, MAX_LISTED).map(({ number, cells }) => (
        <p key={number} className="wrap-anywhere">
          Row {number}
          {place} is no entry of the list and is skipped:{' '}
          {shorten(cells.filter(isFilled).join(' '))}
        </p>
      ))}
      {skippedRows.length > MAX_LISTED && (
        <p>{formatCount(skippedRows.length - MAX_LISTED, 'more row')} skipped</p>
      )}
      {overflowRows.length > 0 && (
        <p>
          {listRows(overflowRows.map(({ number }) => number))}
          {place} {overflowRows.length === 1 ? 'has' : 'have'} a value to the right of the last
          heading. To import it, choose a field for its column.
        </p>
      )}
    </div>
  )
}

const listRows = (rows: number[]) =>
  `${rows.length === 1 ? 'Row' : 'Rows'} ${rows.slice(0, MAX_LISTED).join(', ')}${rows.length > MAX_LISTED ? ' …' : ''}`
