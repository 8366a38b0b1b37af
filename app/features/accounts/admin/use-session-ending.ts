import { useRevalidator } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import { ownAccountApi, type Session } from '../people-contract.ts'

/** Ends other sessions and shows the result. */
export function useSessionEnding() {
  const api = useApi()
  const { revalidate } = useRevalidator()

  async function finish(call: Promise<{ ok: boolean; status?: number }>, success: string) {
    const result = await call.catch(() => undefined)
    // A session that is not found has ended already.
    const isDone = result?.ok || result?.status === 404
    await revalidate()
    // The focused button was removed with its row.
    if (isDone) document.getElementById('sessions')?.focus()
    await showToast(
      isDone ? 'success' : 'error',
      isDone ? success : 'Failed to end the session. Please try again.',
    )
  }

  return {
    end: ({ id }: Session) =>
      finish(api.attempt(ownAccountApi.endSession, { params: { id } }), 'The session has ended'),
    endOthers: () =>
      finish(api.attempt(ownAccountApi.endOtherSessions, {}), 'All other sessions have ended'),
  }
}
