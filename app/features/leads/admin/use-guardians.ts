import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { LeadDetails } from '../contract.ts'
import { type GuardianChange, guardiansApi, type LeadGuardian } from '../guardians-contract.ts'
import { personalDataApi } from '../personal-data-contract.ts'

/** Adds, changes, removes, exports and erases guardians of a lead. */
export function useGuardians({ id, name: leadName }: Pick<LeadDetails, 'id' | 'name'>) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending, failure } = useSubmission()

  /** Returns the result; undefined after a failure, which the form or a toast shows. */
  async function send(call: Parameters<typeof submit>[0]) {
    const result = await submit(call)
    if (result?.ok) return result
    if (!result?.failure.fields) {
      const description = describeFailure(result?.failure)
      await showToast('error', 'The guardian was not changed', { description })
    }
    return undefined
  }

  const nameOf = ({ name, phone, email }: LeadGuardian) => name || phone || email
  const toParams = (guardian: LeadGuardian) => ({ id, guardian_id: guardian.id })

  async function restore({ name, relation, phone, email }: LeadGuardian, isFirst: boolean) {
    const body = { name, relation, phone, email, is_first: isFirst }
    await send(api.attempt(guardiansApi.add, { params: { id }, body }))
    await revalidate()
  }

  return {
    isSending,
    failure,
    /** Returns whether the guardian was saved, after the screen has loaded again. */
    async save(body: GuardianChange, guardian?: LeadGuardian) {
      const saved = await send(
        guardian
          ? api.attempt(guardiansApi.change, { params: toParams(guardian), body })
          : api.attempt(guardiansApi.add, { params: { id }, body }),
      )
      if (!saved) return false
      await revalidate()
      void showToast('success', 'Guardian saved')
      return true
    },
    async makeFirst(guardian: LeadGuardian) {
      const call = { params: toParams(guardian), body: { is_first: true } }
      if (!(await send(api.attempt(guardiansApi.change, call)))) return
      await revalidate()
      await showToast('success', `${nameOf(guardian)} is the first guardian`)
    },
    async remove(guardian: LeadGuardian, isFirst: boolean) {
      if (!(await send(api.attempt(guardiansApi.remove, { params: toParams(guardian) })))) return
      await revalidate()
      await showToast('success', `${nameOf(guardian)} is no longer a guardian of ${leadName}`, {
        undo: () => void restore(guardian, isFirst),
      })
    },
    async exportData(guardian: LeadGuardian) {
      const params = { id: guardian.id }
      const result = await submit(api.attempt(personalDataApi.exportGuardian, { params }))
      if (!result?.ok) return showToast('error', 'The export failed. Please try again.')
      const json = JSON.stringify(result.value, null, 2)
      saveFile(new Blob([json], { type: 'application/json' }), `personal-data-${guardian.id}.json`)
    },
    /** Returns whether the guardian was erased. */
    async erase(guardian: LeadGuardian, name: string) {
      const params = { id: guardian.id }
      if (!(await send(api.attempt(personalDataApi.eraseGuardian, { params, body: { name } }))))
        return false
      await revalidate()
      void showToast('success', 'Personal data erased')
      return true
    },
  }
}
