import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { useOffice } from '../../browser/office-context.ts'
import { useApi } from '../../browser/use-api.ts'
import { saveFile } from '../save-file.ts'
import type { ListProps } from './list.ts'
import { readAll } from './read-list.ts'

/** Exports all rows of a view and shows the progress; further clicks are ignored. */
export function ListExport<Row extends { id: string }>(props: ListProps<Row>) {
  const { save, progress } = useExport(props)

  return (
    <>
      <Button
        size="small"
        className="tabular-nums aria-disabled:opacity-60"
        aria-disabled={Boolean(progress)}
        onClick={progress ? undefined : save}
      >
        {progress ? describe(progress) : 'Export CSV'}
      </Button>
      <span role="status" className="sr-only">
        {progress && 'Exporting…'}
      </span>
    </>
  )
}

function useExport<Row extends { id: string }>({ list, view }: ListProps<Row>) {
  const api = useApi()
  const { time_zone: timeZone } = useOffice()
  const [progress, setProgress] = useState<{ done: number; total: number }>()

  async function save() {
    setProgress({ done: 0, total: 0 })
    try {
      await list.csv?.recordExport?.(api)
      // Loads the CSV code on demand, in parallel with the rows.
      const loading = import('./csv.ts')
      const rows = await readAll(
        api,
        list,
        view,
        (done, total) => setProgress({ done, total }),
        list.csv?.query,
      )
      const { toCsv, formatDateTime } = await loading
      const columns = list.csv?.columns.flatMap((id) => list.columns?.[id] ?? []) ?? []
      const today = formatDateTime(new Date(), timeZone).slice(0, 10)
      saveFile(toCsv(columns, rows, timeZone), `${list.csv?.file}-${today}.csv`)
    } catch (error) {
      console.error(error)
      await showToast('error', `Failed to export ${list.plural}. Please try again.`)
    } finally {
      setProgress(undefined)
    }
  }

  return { save, progress }
}

function describe({ done, total }: { done: number; total: number }) {
  if (total === 0) return 'Exporting…'
  return `Exporting… ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`
}
