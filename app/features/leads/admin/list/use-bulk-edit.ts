import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import type { List, View } from '#app/platform/admin/list/list.ts'
import { readAll } from '#app/platform/admin/list/read-list.ts'
import type { Selection } from '#app/platform/admin/list/selection.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type BulkChange, type BulkUndoItem, bulkApi } from '../../bulk-contract.ts'
import type { Lead } from '../../contract.ts'

const BATCH_SIZE = 1000
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
    const before: BulkUndoItem[] = []
    let done = 0
    const refused = await sendInBatches(selectedIds, async (batch) => {
      onProgress(done, selectedIds.length)
      const result = await api.attempt(bulkApi.change, { body: { ids: batch, ...edit } })
      if (!result.ok) return result
      before.push(...result.value.before)
      done += batch.length
      return result
    }).catch(() => unreachable)
    // An error after the first batch is shown in the toast.
    if (refused && before.length === 0) return refused
    if (!refused) select([])
    const undo =
      before.length > 0 ? () => void undoChanges(api, before).then(revalidate) : undefined
    const rest = `The other leads were not changed: ${describeFailure(refused?.failure)}`
    if (refused) showToast('warning', describeCount(before.length), { description: rest, undo })
    else showToast('success', describeCount(before.length), { undo })
    await revalidate()
    return undefined
  }
  return { change, listSelected, listIds }
}

const unreachable: Result<never> & { ok: false } = {
  ok: false,
  status: 0,
  failure: { code: 'unreachable', detail: 'The server could not be reached.' },
}

async function undoChanges(api: ApiClient, before: BulkUndoItem[]) {
  let unassignableCount = 0
  const refused = await sendInBatches(before, async (batch) => {
    const result = await api.attempt(bulkApi.undo, { body: { before: batch } })
    if (result.ok) unassignableCount += result.value.kept_owner
    return result
  }).catch(() => unreachable)
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

/** Sends batches one after another and stops at the first error. */
async function sendInBatches<Item>(
  items: Item[],
  send: (batch: Item[]) => Promise<Result<unknown>>,
) {
  for (let from = 0; from < items.length; from += BATCH_SIZE) {
    const result = await send(items.slice(from, from + BATCH_SIZE))
    if (!result.ok) return result
  }
  return undefined
}

function describeCount(changed: number) {
  if (changed === 0) return 'Nothing to change: all selected leads have these values already'
  return `${formatCount(changed, 'lead')} changed`
}
