import { useRevalidator } from 'react-router'
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
import {
  type BulkChange,
  type BulkUndoItem,
  bulkApplicationsApi,
  type RefusedApplication,
} from '../bulk-contract.ts'
import type { ListedApplication } from '../query-contract.ts'
import { listMissing } from './missing-documents.ts'

/** Changes the selected applications, shows how many were changed, and offers to undo it. */
export function useBulkChange(
  list: List<ListedApplication>,
  view: View,
  { ids, isAll, select }: Selection,
) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  /** Returns the error if no application was changed. A toast reports a partial success. */
  return async (change: Omit<BulkChange, 'ids'>) => {
    const selected = isAll
      ? await readAll(api, list, view, () => {}).catch(() => undefined)
      : ids.map((id) => ({ id }))
    if (!selected) return unreachable
    const { values, refused } = await sendInBatches(selected, (batch) =>
      api.attempt(bulkApplicationsApi.change, {
        body: { ids: batch.map(({ id }) => id), ...change },
      }),
    )
    const before = values.flatMap((value) => value.before)
    const withoutDocuments = values.flatMap((value) => value.refused)
    if (refused && before.length === 0) return refused
    if (!refused) select([])
    await revalidate()
    const title = `${formatCount(before.length, 'application')} changed`
    const undo = before.length > 0 ? () => void undoChanges(before) : undefined
    const description = [describeRefused(withoutDocuments), refused && describeRest(refused)]
      .filter(Boolean)
      .join(' ')
    void showToast(description ? 'warning' : 'success', title, { description, undo })
    return undefined
  }

  async function undoChanges(before: BulkUndoItem[]) {
    const { values, refused } = await sendInBatches(before, (batch) =>
      api.attempt(bulkApplicationsApi.undo, { body: { before: batch } }),
    )
    if (refused || values.some((value) => value.refused.length > 0))
      await showToast('error', 'Some changes could not be undone. Please check the list.')
    await revalidate()
  }
}

const MAX_NAMED = 3

/** Names applications that stay in their step, with the documents that are missing. */
function describeRefused(refused: RefusedApplication[]) {
  const names = refused
    .slice(0, MAX_NAMED)
    .map(
      ({ lead_name, institution, documents }) =>
        `${[lead_name, institution].filter(Boolean).join(', ')}: ${listMissing(documents)}`,
    )
    .join('; ')
  const more = refused.length - MAX_NAMED
  if (refused.length === 0) return ''
  return more > 0
    ? `${refused.length} not changed, documents are missing. ${names}; and ${more} more.`
    : `${refused.length} not changed, documents are missing. ${names}.`
}
