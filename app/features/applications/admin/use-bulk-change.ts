import { useRevalidator } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import type { List, View } from '#app/platform/admin/list/list.ts'
import { readAll } from '#app/platform/admin/list/read-list.ts'
import type { Selection } from '#app/platform/admin/list/selection.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import {
  BATCH_SIZE,
  type BulkChange,
  type BulkUndoItem,
  bulkApplicationsApi,
  type RefusedApplication,
} from '../bulk-contract.ts'
import type { ListedApplication } from '../query-contract.ts'
import { listMissing } from './missing-documents.ts'

const unreachable: Result<never> & { ok: false } = {
  ok: false,
  status: 0,
  failure: { code: 'unreachable', detail: 'The server could not be reached.' },
}

/** Changes the selected applications, shows how many were changed, and offers to undo it. */
export function useBulkChange(
  list: List<ListedApplication>,
  view: View,
  { ids, isAll, select }: Selection,
) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  /** Returns the error of the first batch that was refused. */
  return async (change: Omit<BulkChange, 'ids'>) => {
    const selected = isAll
      ? await readAll(api, list, view, () => {}).catch(() => undefined)
      : ids.map((id) => ({ id }))
    if (!selected) return unreachable
    const before: BulkUndoItem[] = []
    const withoutDocuments: RefusedApplication[] = []
    let refused: (Result<unknown> & { ok: false }) | undefined
    for (let from = 0; from < selected.length && !refused; from += BATCH_SIZE) {
      const batch = selected.slice(from, from + BATCH_SIZE).map(({ id }) => id)
      const body = { ids: batch, ...change }
      const result = await api
        .attempt(bulkApplicationsApi.change, { body })
        .catch(() => unreachable)
      if (result.ok) {
        before.push(...result.value.before)
        withoutDocuments.push(...result.value.refused)
      } else refused = result
    }
    if (refused && before.length === 0) return refused
    if (!refused) select([])
    await revalidate()
    const title = `${formatCount(before.length, 'application')} changed`
    const undo = before.length > 0 ? () => void undoChanges(before) : undefined
    const description = [
      describeRefused(withoutDocuments),
      refused && describeFailure(refused.failure),
    ]
      .filter(Boolean)
      .join(' ')
    void showToast(description ? 'warning' : 'success', title, { description, undo })
    return undefined
  }

  async function undoChanges(before: BulkUndoItem[]) {
    for (let from = 0; from < before.length; from += BATCH_SIZE) {
      const body = { before: before.slice(from, from + BATCH_SIZE) }
      const result = await api.attempt(bulkApplicationsApi.undo, { body }).catch(() => unreachable)
      if (result.ok && result.value.refused.length === 0) continue
      await showToast('error', 'Some changes could not be undone. Please check the list.')
      break
    }
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
