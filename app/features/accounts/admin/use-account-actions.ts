import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/base/admin/describe-failure.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import type { Result } from '#app/contract/api-client.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Administrator, administratorsApi } from '../people-contract.ts'
import type { AccountActionName } from './account-actions.ts'
import type { ShownLink } from './link-dialog.tsx'

/** Does something to somebody's account, and says how it went. */
export function useAccountActions(onLink: (link: ShownLink) => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  return async function act(actionName: AccountActionName, { id, username }: Administrator) {
    if (actionName === 'makeLink') {
      const result = await readOrShowError(
        api.attempt(administratorsApi.makeLink, { params: { id } }),
      )
      if (result) onLink({ username, ...result })
    } else {
      const result = await readOrShowError(
        api.attempt(administratorsApi[actionName], { params: { id } }),
      )
      const outcome = actionName === 'disable' ? 'is disabled' : 'may enter again'
      if (result) await showToast('success', `${username} ${outcome}`)
    }
    await revalidate()
  }
}

/** The value of a call; of a refused one undefined, after its reason was shown. */
async function readOrShowError<Value>(call: Promise<Result<Value>>) {
  const result = await call.catch(() => undefined)
  if (result?.ok) return result.value
  await showToast('error', describeFailure(result?.failure))
  return undefined
}
