import { useState } from 'react'
import { Link } from 'react-router'
import type { List } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { ListTable } from '#app/platform/admin/list/list-table.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { toListAddress } from '#app/platform/admin/list/view.ts'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { to } from '#app/platform/browser/addresses.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import type { Lead } from '../../contract.ts'
import { ViewsBar } from '../views/views-bar.tsx'
import type { Route } from './+types/leads-page.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { ColumnPicker } from './column-picker.tsx'
import { EraseSelected } from './erase-selected.tsx'
import { createLeadList, withColumns } from './lead-list.tsx'
import { readReferenceData } from './reference-data.ts'
import { SelectionBar, SelectionProvider, useSelection } from './selection.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'
import { useColumns } from './use-columns.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const reference = await readReferenceData(args.context)
  const leads = createLeadList(reference)
  return { reference, leads, ...(await loadList(leads, args)) }
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { reference, leads, view, reading } = loaderData
  const [, query = ''] = toListAddress(leads, { ...view, page: 1 }).split('?')
  const columns = useColumns()

  return (
    <ListScreen
      list={leads}
      view={view}
      reading={reading}
      intro={<ViewsBar views={reference.views} path="/admin/leads" query={query} />}
      actions={
        <div className="flex flex-wrap gap-2">
          <Link
            to={toListAddress({ ...leads, id: 'leads/board' }, { ...view, page: 1 })}
            className={buttonClassName('plain', 'small')}
          >
            Board
          </Link>
          <IfAllowed right="settings:change">
            <Link to={to('/admin/leads/stages')} className={buttonClassName('plain', 'small')}>
              Stages
            </Link>
            <Link to={to('/admin/leads/settings')} className={buttonClassName('plain', 'small')}>
              Settings
            </Link>
          </IfAllowed>
          <ColumnPicker leads={leads} {...columns} />
        </div>
      }
    >
      {(rows) => (
        <Rows
          // Resets the selection on another page.
          key={JSON.stringify(view)}
          {...loaderData}
          shown={withColumns(leads, columns.shown)}
          rows={rows}
        />
      )}
    </ListScreen>
  )
}

type RowsProps = Route.ComponentProps['loaderData'] & { shown: List<Lead>; rows: Lead[] }

function Rows({ reference, leads, view, reading, shown, rows }: RowsProps) {
  const selection = useSelection()
  const [isChanging, setChanging] = useState(false)
  const { change, listSelected } = useBulkEdit(leads, view, selection)

  return (
    <SelectionProvider selection={selection}>
      <SelectionBar
        selection={selection}
        rows={rows}
        reading={reading}
        onChange={() => setChanging(true)}
        more={
          view.filters.inactive
            ? (count) => (
                <IfAllowed right="leads:erase">
                  <EraseSelected count={count} listSelected={() => listSelected(rows)} />
                </IfAllowed>
              )
            : undefined
        }
      />
      <ListTable list={shown} view={view} rows={rows} />
      {isChanging && (
        <BulkEditDialog reference={reference} change={change} onClose={() => setChanging(false)} />
      )}
    </SelectionProvider>
  )
}
