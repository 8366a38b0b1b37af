import { useEffect, useState } from 'react'
import type { FieldValues } from '#app/contract/text-fields.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { toFieldValues } from '#app/platform/admin/recipient-fields.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'

/** Returns the values of the placeholders for a lead; empty until the lead is loaded. */
export function usePersonFields(leadId: string | undefined): FieldValues {
  const api = useApi()
  const { time_zone } = useOffice()
  const [loaded, setLoaded] = useState<{ id: string; values: FieldValues }>()

  useEffect(() => {
    if (!leadId) return
    let isCancelled = false
    api.call(leadsApi.find, { params: { id: leadId } }).then(
      (lead) => isCancelled || setLoaded({ id: leadId, values: toFieldValues(lead, time_zone) }),
      (error) => console.warn('The lead could not be loaded', error),
    )
    return () => {
      isCancelled = true
    }
  }, [api, leadId, time_zone])

  return loaded && loaded.id === leadId ? loaded.values : {}
}
