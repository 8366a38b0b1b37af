import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/base/admin/describe-failure.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import type { Result } from '#app/contract/api-client.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Administrator, administratorsApi } from '../people-contract.ts'
import type { OpenLink } from './link-dialog.tsx'
import type { DeedName } from './people-deeds.ts'

/** Does something to somebody's account, and says how it went. */
export function usePeopleActions(onLink: (link: OpenLink) => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  return async function act(deed: DeedName, { id, username }: Administrator) {
    if (deed === 'makeLink') {
      const result = await settle(api.attempt(administratorsApi.makeLink, { params: { id } }))
      if (result) onLink({ username, ...result })
    } else {
      const result = await settle(api.attempt(administratorsApi[deed], { params: { id } }))
      const outcome = deed === 'disable' ? 'is disabled' : 'may enter again'
      if (result) await showToast('success', `${username} ${outcome}`)
    }
    await revalidate()
  }
}

/** The value of a call; of a refused one undefined, after its reason was shown. */
async function settle<Value>(call: Promise<Result<Value>>) {
  const result = await call.catch(() => undefined)
  if (result?.ok) return result.value
  await showToast('error', describeFailure(result?.failure))
  return undefined
}
