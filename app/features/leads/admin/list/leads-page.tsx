import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { ListTable } from '#app/base/admin/list/list-table.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import type { Route } from './+types/leads-page.ts'
import { ColumnChoice } from './column-choice.tsx'
import { makeLeads, withColumns } from './leads.ts'
import { readSurroundings } from './surroundings.ts'
import { useColumns } from './use-columns.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const around = await readSurroundings(args.context)
  const leads = makeLeads(around)
  return { leads, ...(await loadList(leads, args)) }
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { leads, view, reading } = loaderData
  const columns = useColumns()

  return (
    <ListScreen
      list={leads}
      view={view}
      reading={reading}
      actions={<ColumnChoice leads={leads} {...columns} />}
    >
      {(rows) => <ListTable list={withColumns(leads, columns.shown)} view={view} rows={rows} />}
    </ListScreen>
  )
}
