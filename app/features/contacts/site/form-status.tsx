import { useSyncExternalStore } from 'react'
import type { OpeningHours } from '#app/contract/office.ts'
import { Button } from '#app/ui/button.tsx'
import * as words from '../words.ts'
import { describeReplyDay } from './reply-day.ts'
import type { Outcome } from './send-contact.ts'

interface FormStatusProps {
  outcome?: Partial<Outcome>
  hours: OpeningHours
}

/** Shows the result of the last submission beside the button. Sending again needs a click. */
export function FormStatus({ outcome, hours }: FormStatusProps) {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )

  if (outcome?.isSent) return `${words.messageReceived} ${describeReplyDay(hours, new Date())}`
  if (!isOnline) return words.youAreOffline
  if (!outcome?.isNetworkError) return null
  return (
    <>
      {words.notSentYet}
      <Button type="submit">{words.sendNow}</Button>
    </>
  )
}

function subscribeToNetwork(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
