import { formatCount } from '#app/platform/admin/format-count.ts'
import { type Choices, findColumns, type SheetGroup, withHeadingRow } from './file/group-sheets.ts'
import type { RawSheet } from './file/raw-sheet.ts'
import type { ColumnReader } from './guess-columns.ts'
import { SheetChoice, SheetMapping } from './sheet-mapping.tsx'
import { Step } from './step.tsx'

interface MatchColumnsProps<Field extends string> {
  reader: ColumnReader<Field>
  sheets: RawSheet[]
  groups: SheetGroup[]
  choices: Choices<Field>
  /** Number of rows to import. */
  rowCount: number
  onChange: (choices: Partial<Choices<Field>>) => void
}

/** Chooses sheets, heading rows and columns of a file. */
export function MatchColumns<Field extends string>(props: MatchColumnsProps<Field>) {
  const { reader, sheets, groups, choices, rowCount, onChange } = props

  return (
    <>
      {sheets.length > 1 && (
        <SheetChoice
          sheets={sheets}
          chosen={choices.sheets}
          onChange={(chosen) => onChange({ sheets: chosen })}
        />
      )}
      <Step title={`Match columns (${formatCount(rowCount, 'row')} found)`}>
        {groups.map((group) => (
          <SheetMapping
            key={group.key}
            reader={reader}
            group={group}
            columns={findColumns(group, choices, reader)}
            isNamed={sheets.length > 1}
            onChange={(columns) =>
              onChange({ columns: { ...choices.columns, [group.key]: columns } })
            }
            onHeadingRowChange={(index) =>
              onChange({ headingIndexes: withHeadingRow(sheets, group, choices, index) })
            }
          />
        ))}
      </Step>
    </>
  )
}
