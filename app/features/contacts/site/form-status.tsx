import { useSyncExternalStore } from 'react'
import type { OpeningHours } from '#app/contract/office.ts'
import { Button } from '#app/ui/button.tsx'
import * as words from '../words.ts'
import { promiseAnswer } from './answer-promise.ts'
import type { Outcome } from './send-contact.ts'

interface FormStatusProps {
  answer?: Partial<Outcome>
  hours: OpeningHours
}

/**
 * Stands beside the button and says what became of the last try. Nothing is sent unless somebody
 * presses a button.
 */
export function FormStatus({ answer, hours }: FormStatusProps) {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )

  if (answer?.isSent) return `${words.weHaveYourMessage} ${promiseAnswer(hours, new Date())}`
  if (!isOnline) return words.youAreOffline
  if (!answer?.isLost) return null
  return (
    <>
      {words.notSentYet}
      <Button type="submit">{words.sendNow}</Button>
    </>
  )
}

function listen(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
