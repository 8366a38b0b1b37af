import { useEffect, useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import { presenceApi } from '../presence-contract.ts'

const HEARTBEAT_MS = 5_000

/** Tells colleagues that the document is open here. Returns who else has it open. */
export function usePresence(id: string) {
  const api = useApi()
  const [others, setOthers] = useState<string[]>([])

  useEffect(() => {
    async function sendHeartbeat() {
      if (document.hidden) return
      const answer = await api
        .attempt(presenceApi.heartbeat, { params: { id } })
        .catch(() => undefined)
      if (answer?.ok) setOthers(answer.value.others)
    }
    sendHeartbeat()
    const timer = setInterval(sendHeartbeat, HEARTBEAT_MS)
    return () => clearInterval(timer)
  }, [api, id])

  return others
}
