import { useRevalidator } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Administrator, administratorsApi } from '../people-contract.ts'
import type { AccountActionName } from './account-actions.ts'
import type { PasswordLinkOfAccount } from './link-dialog.tsx'

/** Performs an action on an account and shows its result. */
export function useAccountActions(onLink: (link: PasswordLinkOfAccount) => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  return async function performAction(
    actionName: AccountActionName,
    { id, username }: Administrator,
  ) {
    if (actionName === 'makeLink') {
      const result = await readOrShowError(
        api.attempt(administratorsApi.makeLink, { params: { id } }),
      )
      if (result) onLink({ username, ...result })
    } else {
      const result = await readOrShowError(
        api.attempt(administratorsApi[actionName], { params: { id } }),
      )
      const outcome = actionName === 'disable' ? 'is disabled' : 'is enabled'
      if (result) await showToast('success', `${username} ${outcome}`)
    }
    await revalidate()
  }
}

/** Returns the call's value. After a failure it shows the reason and returns undefined. */
async function readOrShowError<Value>(call: Promise<Result<Value>>) {
  const result = await call.catch(() => undefined)
  if (result?.ok) return result.value
  await showToast('error', describeFailure(result?.failure))
  return undefined
}
