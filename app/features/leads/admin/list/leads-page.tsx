import { useState } from 'react'
import { Link } from 'react-router'
import type { List } from '#app/base/admin/list/list.ts'
import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { ListTable } from '#app/base/admin/list/list-table.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import { linkTo } from '#app/base/admin/list/view.ts'
import { IfMay } from '#app/base/admin/rights-context.tsx'
import { to } from '#app/base/browser/addresses.ts'
import { buttonLook } from '#app/ui/button.tsx'
import type { Lead } from '../../contract.ts'
import { ViewsBar } from '../views/views-bar.tsx'
import type { Route } from './+types/leads-page.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { ChosenBar, ChosenLeads, useChosen } from './chosen.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { EraseChosen } from './erase-chosen.tsx'
import { makeLeads, withColumns } from './leads.tsx'
import { readSurroundings } from './surroundings.ts'
import { useBulk } from './use-bulk.ts'
import { useColumns } from './use-columns.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const around = await readSurroundings(args.context)
  const leads = makeLeads(around)
  return { around, leads, ...(await loadList(leads, args)) }
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { around, leads, view, reading } = loaderData
  const [, query = ''] = linkTo(leads, { ...view, page: 1 }).split('?')
  const columns = useColumns()

  return (
    <ListScreen
      list={leads}
      view={view}
      reading={reading}
      intro={<ViewsBar views={around.views} path="/admin/leads" query={query} />}
      actions={
        <div className="flex flex-wrap gap-2">
          <Link
            to={linkTo({ ...leads, id: 'leads/board' }, { ...view, page: 1 })}
            className={buttonLook('plain', 'small')}
          >
            Board
          </Link>
          <IfMay right="settings:change">
            <Link to={to('/admin/leads/stages')} className={buttonLook('plain', 'small')}>
              Stages
            </Link>
            <Link to={to('/admin/leads/rules')} className={buttonLook('plain', 'small')}>
              Rules
            </Link>
          </IfMay>
          <ColumnChoice leads={leads} {...columns} />
        </div>
      }
    >
      {(rows) => (
        <Rows
          // What is chosen of one page is not meant of another.
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

function Rows({ around, leads, view, reading, shown, rows }: RowsProps) {
  const chosen = useChosen()
  const [isChanging, setChanging] = useState(false)
  const { change, listChosen } = useBulk(leads, view, chosen)

  return (
    <ChosenLeads chosen={chosen}>
      <ChosenBar
        {...{ chosen, rows, reading }}
        onChange={() => setChanging(true)}
        more={
          view.filters.quiet
            ? (count) => (
                <IfMay right="leads:erase">
                  <EraseChosen count={count} listChosen={() => listChosen(rows)} />
                </IfMay>
              )
            : undefined
        }
      />
      <ListTable list={shown} view={view} rows={rows} />
      {isChanging && (
        <BulkDialog around={around} change={change} onClose={() => setChanging(false)} />
      )}
    </ChosenLeads>
  )
}
