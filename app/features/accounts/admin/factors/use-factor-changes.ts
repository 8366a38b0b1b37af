import { useRevalidator } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { factorsApi, type Passkey } from '../../factors-contract.ts'

/** Changes second factors and shows the result. */
export function useFactorChanges(onRecoveryCodes: (codes: string[]) => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()

  /** Reloads the page's data. The heading gets the focus if the focused button was removed. */
  async function reload() {
    await revalidate()
    if (document.activeElement === document.body) document.getElementById('factors')?.focus()
  }

  async function reloadAfter<Value>(call: Promise<Result<Value>>) {
    const result = await call.catch(() => undefined)
    await reload()
    if (result?.ok) return result
    await showToast('error', describeFailure(result?.failure))
    return undefined
  }

  return {
    reload,
    /** Returns a secret for an app, or undefined after showing the reason. */
    async beginTotpSetup() {
      return (await reloadAfter(api.attempt(factorsApi.beginTotpSetup, {})))?.value
    },
    async removeTotp() {
      const result = await reloadAfter(api.attempt(factorsApi.removeTotp, {}))
      if (result) await showToast('success', 'The authenticator app was removed')
    },
    async removePasskey({ id, name }: Passkey) {
      const result = await reloadAfter(api.attempt(factorsApi.removePasskey, { params: { id } }))
      if (result) await showToast('success', `${name} was removed`)
    },
    async renew() {
      const result = await reloadAfter(api.attempt(factorsApi.renewRecoveryCodes, {}))
      if (result) onRecoveryCodes(result.value.recovery_codes)
    },
  }
}
