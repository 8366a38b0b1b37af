import type { List } from '#app/base/admin/list/list.ts'
import { Popover } from '#app/ui/popover.tsx'
import type { Lead } from '../../contract.ts'
import type { useColumns } from './use-columns.ts'

interface ColumnChoiceProps extends ReturnType<typeof useColumns> {
  leads: List<Lead>
}

/** Which columns are shown beside the name. */
export function ColumnChoice({ leads, shown, toggle }: ColumnChoiceProps) {
  const columns = Object.entries(leads.columns ?? {}).filter(([id]) => id !== 'name')

  return (
    <Popover label="Columns" title="Columns">
      {columns.map(([id, { heading }]) => (
        <label key={id} className="flex min-h-9 items-center gap-3">
          <input
            type="checkbox"
            checked={shown.includes(id)}
            onChange={() => toggle(id)}
            className="size-5 accent-indigo"
          />
          {heading}
        </label>
      ))}
    </Popover>
  )
}
