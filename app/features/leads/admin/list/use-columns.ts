import { useState } from 'react'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { localStore } from '#app/platform/browser/storage.ts'
import type { ColumnId } from './columns.tsx'

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
export function useColumns() {
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
