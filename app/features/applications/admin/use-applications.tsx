import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { withSeen } from '#app/contract/seen.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Application, type ApplicationChange, applicationsApi } from '../contract.ts'
import { findMissing, localizeMissing } from './missing-documents.ts'
import { nameInstitution } from './names.ts'
import { OverrideDialog } from './override-dialog.tsx'

interface Change {
  application: Application
  body: ApplicationChange
  /** The message after the change. */
  done: string
}

/** Changes and deletes applications outside forms. Each result is shown with Undo. */
export function useApplications() {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submit, isSending } = useSubmission()
  const canOverride = useCan()('documents:override')
  const [refused, setRefused] = useState<Change & NonNullable<ReturnType<typeof findMissing>>>()

  async function run<Value>(call: (client: ApiClient) => Promise<Result<Value>>) {
    const result = await submit(call(api))
    await revalidate()
    if (result?.ok) return true
    await showFailure(result)
    return false
  }

  async function change({ application, body, done }: Change) {
    const result = await submit(send(application, body)(api))
    await revalidate()
    const missing = findMissing(result)
    if (result?.ok) await showChange({ application, body, done })
    else if (missing && canOverride) setRefused({ application, body, done, ...missing })
    else await showFailure(result)
  }

  async function override(reason: string) {
    if (!refused) return
    const { application, done } = refused
    const body: ApplicationChange = Object.assign({ override_reason: reason }, refused.body)
    const result = await submit(send(application, body)(api))
    await revalidate()
    if (!result?.ok)
      return result?.failure ?? { code: 'offline', detail: describeFailure(undefined) }
    setRefused(undefined)
    await showChange({ application, body: refused.body, done })
  }

  async function showChange({ application, body, done }: Change) {
    const names = Object.keys(body) as (keyof ApplicationChange & keyof Application)[]
    const before = Object.fromEntries(names.map((name) => [name, application[name]]))
    const present = { ...application, ...body }
    await showToast('success', done, {
      undo: () => void run(send(present as Application, before)),
    })
  }

  return {
    isSending,
    change: (application: Application, body: ApplicationChange, done: string) =>
      change({ application, body, done }),
    /** Asks an owner for a reason when documents are missing. */
    overrideDialog: refused && (
      <OverrideDialog
        step={refused.step}
        missing={refused.documents}
        onOverride={override}
        onClose={() => setRefused(undefined)}
      />
    ),
    async remove(application: Application) {
      const params = { id: application.id }
      if (!(await run((client) => client.attempt(applicationsApi.remove, { params })))) return
      await showToast('success', `Deleted: ${nameInstitution(application)}`, {
        undo: () => void run((client) => client.attempt(applicationsApi.restore, { params })),
      })
    },
  }
}

const send = (application: Application, body: ApplicationChange) => (client: ApiClient) =>
  client.attempt(applicationsApi.change, {
    params: { id: application.id },
    body: withSeen(body, application),
  })

async function showFailure(result: Result<unknown> | undefined) {
  const localized = result && localizeMissing(result)
  const description = describeFailure(localized?.ok ? undefined : localized?.failure)
  await showToast('error', 'The application was not changed', { description })
}
