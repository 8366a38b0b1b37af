import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { readFirstTouch } from '#app/base/browser/first-touch.ts'
import * as words from '#app/base/browser/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Outcome, sendContact } from './send-contact.ts'

/** Sends what stands in the form, unless the browser sees that it is wrong, and says so in a toast. */
export async function submitForm(form: HTMLFormElement): Promise<Partial<Outcome>> {
  const fields = findMistakes(form)
  if (fields) return { fields }
  const sent = new FormData(form)
  sent.set('origin', readFirstTouch())
  const outcome = await sendContact(anonymousApi, sent)
  const { isSent, title, description } = outcome
  showToast(isSent ? 'success' : 'error', title, { description })
  return outcome
}

/** What the browser can tell without asking the server, in the server's words. */
function findMistakes(form: HTMLFormElement) {
  const wrong = [...form.querySelectorAll<HTMLInputElement>(':invalid')]
  if (wrong.length === 0) return undefined
  return Object.fromEntries(
    wrong.map(({ name, validity, validationMessage }) => [
      name,
      validity.valueMissing
        ? words.pleaseFillThisIn
        : validity.typeMismatch
          ? words.pleaseGiveAValidEmailAddress
          : validationMessage,
    ]),
  )
}
