import { useRevalidator } from 'react-router'
import type { List, View } from '#app/base/admin/list/list.ts'
import { readAll } from '#app/base/admin/list/read-list.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type BulkChange, bulkApi, type OneChange } from '../../bulk-contract.ts'
import type { Lead } from '../../contract.ts'
import type { Chosen } from './chosen.tsx'

const AT_ONCE = 1000
const UNDO_MS = 10_000

export type GivenChange = Omit<BulkChange, 'ids'>

/** Changes what is chosen of a list, says how many that were, and offers to take it back. */
export function useBulk(list: List<Lead>, view: View, { ids, isAll, put }: Chosen) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  /** Of all that are meant, also on other pages. */
  async function listIds() {
    if (!isAll) return ids
    const all = await readAll(api, list, view, () => {})
    return all.map(({ id }) => id)
  }

  /** What was refused; undefined: it is done. */
  async function change(given: GivenChange) {
    const meant = await listIds()
    const before: OneChange[] = []
    const refused = await sendInParts(meant, async (part) => {
      const result = await api.attempt(bulkApi.change, { body: { ids: part, ...given } })
      if (result.ok) before.push(...result.value.before)
      return result
    })
    await revalidate()
    if (!refused) put([])
    const action = { label: 'Undo', onClick: () => takeBack(api, before).then(revalidate) }
    const undo = before.length > 0 ? { durationMs: UNDO_MS, action } : {}
    // Parts before the one that was refused are changed.
    if (!refused || before.length > 0) await showToast('success', count(before.length), undo)
    return refused
  }
  return { change, listIds }
}

async function takeBack(api: ApiClient, before: OneChange[]) {
  const refused = await sendInParts(before, (part) =>
    api.attempt(bulkApi.undo, { body: { before: part } }),
  ).catch(() => true)
  if (refused) await showToast('error', 'Not all could be taken back. Please look at the list.')
}

/** One after the other; the first refusal ends it. */
async function sendInParts<Item>(items: Item[], send: (part: Item[]) => Promise<Result<unknown>>) {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const result = await send(items.slice(from, from + AT_ONCE))
    if (!result.ok) return result
  }
  return undefined
}

function count(changed: number) {
  if (changed === 0) return 'Nothing to change: they all have it'
  return changed === 1 ? '1 lead changed' : `${changed.toLocaleString('en')} leads changed`
}
