import { useState } from 'react'
import { Link } from 'react-router'
import { OfficeListsContext } from '#app/features/leads/admin/office-lists.ts'
import { ViewsBar } from '#app/features/leads/admin/views/views-bar.tsx'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { ListTable } from '#app/platform/admin/list/list-table.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import {
  SelectionBar,
  SelectionProvider,
  useSelection,
} from '#app/platform/admin/list/selection.tsx'
import { toListAddress } from '#app/platform/admin/list/view.ts'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { to } from '#app/platform/browser/addresses.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import type { ListedApplication } from '../query-contract.ts'
import type { Route } from './+types/applications-page.ts'
import { createApplicationList, withSelection } from './application-list.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { readListReference } from './list-reference.ts'
import { useBulkChange } from './use-bulk-change.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const reference = await readListReference(args.context)
  const applications = createApplicationList(reference)
  return { reference, applications, ...(await loadList(applications, args)) }
}

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const { reference, applications, view, reading } = loaderData
  const [, query = ''] = toListAddress(applications, { ...view, page: 1 }).split('?')
  const board = { ...view, page: 1, sort: applications.defaultSort ?? '' }

  return (
    <OfficeListsContext value={reference.lists}>
      <ListScreen
        list={applications}
        view={view}
        reading={reading}
        intro={
          <ViewsBar
            views={reference.views}
            path="/admin/applications"
            query={query}
            list="applications"
          />
        }
        actions={
          <div className="flex flex-wrap gap-2">
            <Link
              to={toListAddress({ ...applications, id: 'applications/board' }, board)}
              className={buttonClassName('plain', 'small')}
            >
              Board
            </Link>
            <Link
              to={to('/admin/applications/institutions')}
              className={buttonClassName('plain', 'small')}
            >
              Institutions
            </Link>
            <IfAllowed right="settings:change">
              <Link
                to={to('/admin/applications/tracks')}
                className={buttonClassName('plain', 'small')}
              >
                Tracks
              </Link>
            </IfAllowed>
          </div>
        }
      >
        {(rows) => (
          // Resets the selection on another page.
          <Rows key={JSON.stringify(view)} {...loaderData} rows={rows} />
        )}
      </ListScreen>
    </OfficeListsContext>
  )
}

type RowsProps = Route.ComponentProps['loaderData'] & { rows: ListedApplication[] }

function Rows({ reference, applications, view, reading, rows }: RowsProps) {
  const selection = useSelection()
  const [isChanging, setChanging] = useState(false)
  const change = useBulkChange(applications, view, selection)

  return (
    <SelectionProvider selection={selection}>
      <SelectionBar selection={selection} rows={rows} reading={reading} plural="applications">
        {() => (
          <Button size="small" variant="primary" onClick={() => setChanging(true)}>
            Edit selected
          </Button>
        )}
      </SelectionBar>
      <ListTable list={withSelection(applications)} view={view} rows={rows} />
      {isChanging && (
        <BulkDialog reference={reference} change={change} onClose={() => setChanging(false)} />
      )}
    </SelectionProvider>
  )
}
