import { useRevalidator } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import type { List, View } from '#app/platform/admin/list/list.ts'
import { readAll } from '#app/platform/admin/list/read-list.ts'
import type { Selection } from '#app/platform/admin/list/selection.tsx'
import {
  describeRest,
  sendInBatches,
  unreachable,
} from '#app/platform/admin/list/send-in-batches.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type BulkChange, type BulkUndoItem, bulkApi } from '../../bulk-contract.ts'
import type { Lead } from '../../contract.ts'

export type BulkEdit = Omit<BulkChange, 'ids'>

/** Edits the selected leads, shows how many were changed, and offers to undo it. */
export function useBulkEdit(list: List<Lead>, view: View, { ids, isAll, select }: Selection) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  /** Returns the selected leads, including other pages when all are selected. */
  async function listSelected(rows: Lead[]) {
    if (isAll) return readAll(api, list, view, () => {})
    return rows.filter(({ id }) => ids.includes(id))
  }

  async function listIds() {
    return isAll ? (await listSelected([])).map(({ id }) => id) : ids
  }

  /** Returns the error if no lead was changed. A toast reports a partial success. */
  async function change(edit: BulkEdit, onProgress: (done: number, all: number) => void) {
    const selectedIds = await listIds().catch(() => undefined)
    if (!selectedIds) return unreachable
    const { values, refused } = await sendInBatches(
      selectedIds,
      (ids) => api.attempt(bulkApi.change, { body: { ids, ...edit } }),
      onProgress,
    )
    const before = values.flatMap((value) => value.before)
    // An error after the first batch is shown in the toast.
    if (refused && before.length === 0) return refused
    if (!refused) select([])
    const undo =
      before.length > 0 ? () => void undoChanges(api, before).then(revalidate) : undefined
    const description = refused && describeRest(refused)
    showToast(refused ? 'warning' : 'success', describeCount(before.length), { description, undo })
    await revalidate()
    return undefined
  }
  return { change, listSelected, listIds }
}

async function undoChanges(api: ApiClient, before: BulkUndoItem[]) {
  const { values, refused } = await sendInBatches(before, (batch) =>
    api.attempt(bulkApi.undo, { body: { before: batch } }),
  )
  const unassignableCount = values.reduce((sum, { kept_owner }) => sum + kept_owner, 0)
  if (unassignableCount > 0) {
    const description =
      'Their previous counsellor no longer works on leads. All other changes were undone.'
    await showToast(
      'warning',
      `${formatCount(unassignableCount, 'lead')} could not be reassigned`,
      {
        description,
      },
    )
  }
  if (refused) await showToast('error', 'Some changes could not be undone. Please check the list.')
}

function describeCount(changed: number) {
  if (changed === 0) return 'Nothing to change: all selected leads have these values already'
  return `${formatCount(changed, 'lead')} changed`
}
