import { useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import type { List } from '#app/platform/admin/list/list.ts'
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
import { localStore } from '#app/platform/browser/storage.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Lead } from '../../contract.ts'
import { nameToConfirm, personalDataApi } from '../../personal-data-contract.ts'
import { EraseDialog } from '../erase-dialog.tsx'
import { ViewsBar } from '../views/views-bar.tsx'
import type { Route } from './+types/leads-page.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import type { ColumnId } from './columns.tsx'
import { createLeadList, withColumns } from './lead-list.tsx'
import { readReferenceData } from './reference-data.ts'
import { SmsDialog } from './sms-dialog.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'

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
          <IfAllowed right="leads:all">
            <Link to="/admin/leads/import" className={buttonClassName('plain', 'small')}>
              Import
            </Link>
          </IfAllowed>
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
  const [isExporting, setExporting] = useState(false)
  const { change, listSelected, listIds } = useBulkEdit(leads, view, selection)

  return (
    <SelectionProvider selection={selection}>
      <SelectionBar selection={selection} rows={rows} reading={reading} plural="leads">
        {(count) => (
          <>
            <Button size="small" variant="primary" onClick={() => setChanging(true)}>
              Edit selected
            </Button>
            <Button size="small" onClick={() => setExporting(true)}>
              Numbers for SMS
            </Button>
            {isExporting && (
              <SmsDialog count={count} listIds={listIds} onClose={() => setExporting(false)} />
            )}
            {view.filters.inactive && (
              <IfAllowed right="leads:erase">
                <EraseSelected count={count} listSelected={() => listSelected(rows)} />
              </IfAllowed>
            )}
          </>
        )}
      </SelectionBar>
      <ListTable list={shown} view={view} rows={rows} />
      {isChanging && (
        <BulkEditDialog reference={reference} change={change} onClose={() => setChanging(false)} />
      )}
    </SelectionProvider>
  )
}

interface ColumnPickerProps extends ReturnType<typeof useColumns> {
  leads: List<Lead>
}

/** Chooses the visible columns. The name is always visible. */
function ColumnPicker({ leads, shown, toggle }: ColumnPickerProps) {
  const columns = Object.entries(leads.columns ?? {}).filter(
    ([id, { cell }]) => id !== 'name' && cell,
  )

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

const defaultColumns: ColumnId[] = [
  'phone',
  'countries',
  'stage',
  'owner',
  'next',
  'awaiting_reply',
  'touched',
]

/** Stores the visible columns per user in the browser. */
function useColumns() {
  const { sub } = useIdentity()
  const key = `columns:leads:${sub}`
  const [shown, setShown] = useState<string[]>(() => {
    const stored = localStore.read(key)
    return stored ? stored.split(' ') : defaultColumns
  })

  function toggle(column: string) {
    const next = shown.includes(column)
      ? shown.filter((each) => each !== column)
      : [...shown, column]
    setShown(next)
    localStore.write(key, next.join(' '))
  }

  return { shown, toggle }
}

interface EraseSelectedProps {
  count: number
  listSelected: () => Promise<Lead[]>
}

/** Erases the selected leads one by one. Stopping does not restore erased leads. */
function EraseSelected({ count, listSelected }: EraseSelectedProps) {
  const { erase, stop, progress } = useErase(listSelected)
  const [isConfirming, setConfirming] = useState(false)

  if (progress) {
    return (
      <span className="flex flex-wrap items-center gap-3">
        <progress aria-label="Erased" value={progress.done} max={progress.all} />
        <Button size="small" onClick={stop}>
          Stop
        </Button>
      </span>
    )
  }
  return (
    <>
      <Button size="small" onClick={() => setConfirming(true)}>
        Erase personal data
      </Button>
      {isConfirming && (
        <EraseDialog
          title={`Erase personal data of ${count === 1 ? 'one person' : formatCount(count, 'person', 'people')}?`}
          label="Number of people"
          expected={String(count)}
          onErase={() => {
            setConfirming(false)
            void erase()
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

function useErase(listSelected: EraseSelectedProps['listSelected']) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const isStopped = useRef(false)

  async function erase() {
    isStopped.current = false
    let done = 0
    try {
      const leads = await listSelected()
      for (const lead of leads) {
        if (isStopped.current) break
        setProgress({ done, all: leads.length })
        const named = { params: { id: lead.id }, body: { name: nameToConfirm(lead) } }
        const result = await api.attempt(personalDataApi.erase, named)
        // A colleague has erased it already.
        if (!result.ok && result.status !== 404) throw new Error(describeFailure(result.failure))
        done++
      }
      await showToast('success', `Personal data of ${formatCount(done, 'lead')} erased`)
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      await showToast(
        'error',
        `Only ${formatCount(done, 'lead')} could be erased. Please try again.`,
        {
          description,
        },
      )
    }
    setProgress(undefined)
    await revalidate()
  }
  return { erase, progress, stop: () => (isStopped.current = true) }
}
