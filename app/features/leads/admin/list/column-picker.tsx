import type { List } from '#app/platform/admin/list/list.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Popover } from '#app/ui/popover.tsx'
import type { Lead } from '../../contract.ts'
import type { useColumns } from './use-columns.ts'

interface ColumnPickerProps extends ReturnType<typeof useColumns> {
  leads: List<Lead>
}

/** Chooses the visible columns. The name is always visible. */
export function ColumnPicker({ leads, shown, toggle }: ColumnPickerProps) {
  const columns = Object.entries(leads.columns ?? {}).filter(([id]) => id !== 'name')

  return (
    <Popover label="Columns" title="Columns">
      {columns.map(([id, { heading }]) => (
        <Checkbox
          key={id}
          label={heading}
          isChecked={shown.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </Popover>
  )
}
