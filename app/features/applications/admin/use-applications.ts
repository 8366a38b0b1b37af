import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { withSeen } from '#app/contract/seen.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Application, type ApplicationChange, applicationsApi } from '../contract.ts'
import { nameInstitution } from './names.ts'

/** Changes and deletes applications outside forms. Each result is shown with Undo. */
export function useApplications() {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()

  async function run<Value>(call: (client: ApiClient) => Promise<Result<Value>>) {
    const result = await submit(call(api))
    await revalidate()
    if (result?.ok) return true
    const description = describeFailure(result?.failure)
    await showToast('error', 'The application was not changed', { description })
    return false
  }

  const send = (application: Application, body: ApplicationChange) => (client: ApiClient) =>
    client.attempt(applicationsApi.change, {
      params: { id: application.id },
      body: withSeen(body, application),
    })

  return {
    isSending,
    async change(application: Application, body: ApplicationChange, done: string) {
      if (!(await run(send(application, body)))) return
      const names = Object.keys(body) as (keyof ApplicationChange & keyof Application)[]
      const before = Object.fromEntries(names.map((name) => [name, application[name]]))
      const present = { ...application, ...body }
      await showToast('success', done, {
        undo: () => void run(send(present as Application, before)),
      })
    },
    async remove(application: Application) {
      const params = { id: application.id }
      if (!(await run((client) => client.attempt(applicationsApi.remove, { params })))) return
      await showToast('success', `Deleted: ${nameInstitution(application)}`, {
        undo: () => void run((client) => client.attempt(applicationsApi.restore, { params })),
      })
    },
  }
}
