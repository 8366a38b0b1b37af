import { type RefObject, useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { shownPage } from '#app/base/browser/shown-page.ts'
import { Button } from '#app/ui/button.tsx'
import * as words from '../words.ts'
import { promiseAnswer } from './answer-promise.ts'
import { OwnDestinations } from './own-destinations.ts'
import type { Outcome } from './send-contact.ts'
import { submitForm } from './submit-form.ts'
import { bringBack, chooseCountry, fill, keepTyped } from './typed-fields.ts'
import { writeTyped } from './typed-store.ts'

interface StatusProps {
  form: RefObject<HTMLFormElement | null>
  /** What became of the last try. */
  answer?: Partial<Outcome>
}

/** What the form needs once somebody turns to it, loaded as one. */
export const companion = { Status, submit: submitForm }

/**
 * Stands beside the button: keeps what is typed until it is sent, and says what became of it.
 * Nothing is sent unless somebody presses a button.
 */
function Status({ form, answer }: StatusProps) {
  const own = useContext(OwnDestinations)
  const { question } = (useLocation().state ?? {}) as { question?: string }
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)

  useEffect(() => {
    if (!form.current) return undefined
    bringBack(form.current)
    // A link may bring what is to be asked.
    if (question) fill(form.current, 'message', question)
    const end = keepTyped(form.current)
    chooseCountry(form.current, shownPage.before || referringPath(), own)
    return end
  }, [form, own, question])

  useEffect(() => {
    if (answer?.isSent) writeTyped()
  }, [answer])

  if (answer?.isSent) return `${words.weHaveYourMessage} ${promiseAnswer(new Date())}`
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

/** Where a link of ours led from that was followed without scripts. */
function referringPath() {
  const { origin, pathname } = new URL(document.referrer || location.href)
  return origin === location.origin ? pathname : ''
}
