import { useSearchParams } from 'react-router'
import type { List, ListResult, View } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { ListTable } from '#app/platform/admin/list/list-table.tsx'
import {
  SelectionBar,
  SelectionProvider,
  useSelection,
} from '#app/platform/admin/list/selection.tsx'
import { Button } from '#app/ui/button.tsx'
import type { NumerousPageType, Page } from '../contract.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { PageBulkActions } from './page-bulk-actions.tsx'

interface TypedPagesProps<Row extends Page> {
  type: NumerousPageType
  list: List<Row>
  view: View
  reading: Promise<ListResult<Row>>
  /** The label of the button that adds a page. */
  addLabel: string
}

/** A list of the pages of one type, with the dialog of a new one. */
export function TypedPages<Row extends Page>(props: TypedPagesProps<Row>) {
  const { type, list, view, reading, addLabel } = props
  const [query, setQuery] = useSearchParams()

  function setAdding(isAdding: boolean) {
    const next = new URLSearchParams(query)
    if (isAdding) next.set('add', type)
    else next.delete('add')
    setQuery(next, { replace: !isAdding, preventScrollReset: true })
  }

  return (
    <>
      <ListScreen
        list={list}
        view={view}
        reading={reading}
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            {addLabel}
          </Button>
        }
      >
        {(rows) => (
          // Resets the selection in another view.
          <Rows key={JSON.stringify(view)} {...props} rows={rows} />
        )}
      </ListScreen>
      {query.has('add') && <NewPageDialog type={type} onClose={() => setAdding(false)} />}
    </>
  )
}

function Rows<Row extends Page>({
  list,
  view,
  reading,
  rows,
}: TypedPagesProps<Row> & { rows: Row[] }) {
  const selection = useSelection()
  const selected = rows.filter(({ id }) => selection.ids.includes(id))

  return (
    <SelectionProvider selection={selection}>
      <SelectionBar selection={selection} rows={rows} reading={reading} plural={list.plural}>
        {() => (
          <PageBulkActions
            pages={selected}
            onDone={(failed) => selection.select(failed.map(({ id }) => id))}
          />
        )}
      </SelectionBar>
      <ListTable list={list} view={view} rows={rows} />
    </SelectionProvider>
  )
}
