import { useEffect, useState } from 'react'
import { useApi } from '#app/platform/browser/use-api.ts'
import { presenceApi } from '../presence-contract.ts'

const HEARTBEAT_MS = 5_000

/** Sends heartbeats while the page is open. Returns the names of other editors. */
export function usePresence(id: string) {
  const api = useApi()
  const [others, setOthers] = useState<string[]>([])

  useEffect(() => {
    async function sendHeartbeat() {
      if (document.hidden) return
      const result = await api
        .attempt(presenceApi.heartbeat, { params: { id } })
        .catch(() => undefined)
      if (result?.ok) setOthers(result.value.others)
    }
    sendHeartbeat()
    const timer = setInterval(sendHeartbeat, HEARTBEAT_MS)
    return () => clearInterval(timer)
  }, [api, id])

  return others
}
