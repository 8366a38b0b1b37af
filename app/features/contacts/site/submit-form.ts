import { anonymousApi } from '#app/base/browser/browser-api.ts'
import { cleanEmails } from '#app/base/browser/clean-emails.ts'
import { readFirstTouch } from '#app/base/browser/first-touch.ts'
import * as words from '#app/base/browser/words.ts'
import { phoneRule } from '#app/contract/phone-rule.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Outcome, sendContact } from './send-contact.ts'

/** Sends what stands in the form, unless the browser sees that it is wrong, and says so in a toast. */
export async function submitForm(form: HTMLFormElement): Promise<Partial<Outcome>> {
  cleanEmails(form)
  const fields = await findMistakes(form)
  if (Object.keys(fields).length > 0) return { fields }
  const sent = new FormData(form)
  sent.set('origin', readFirstTouch())
  const outcome = await sendContact(anonymousApi, sent)
  const { isSent, title, description } = outcome
  showToast(isSent ? 'success' : 'error', title, { description })
  return outcome
}

/** What the browser can tell without asking the server, in the server's words. */
async function findMistakes(form: HTMLFormElement): Promise<Record<string, string>> {
  const wrong = [...form.querySelectorAll<HTMLInputElement>(':invalid')]
  return {
    ...(isTooShort(form) && { phone: await sayHowPhonesLook() }),
    ...Object.fromEntries(
      wrong.map(({ name, validity, validationMessage }) => [
        name,
        validity.valueMissing
          ? words.pleaseFillThisIn
          : validity.typeMismatch
            ? words.pleaseGiveAValidEmailAddress
            : validationMessage,
      ]),
    ),
  }
}

/** Whether it has fewer digits, of whatever script, than any phone number. */
function isTooShort(form: HTMLFormElement) {
  const { value } = form.elements.namedItem('phone') as HTMLInputElement
  return value.replace(/\P{Nd}/gu, '').length < phoneRule.limit
}

async function sayHowPhonesLook() {
  const { fieldMessages: problems } = await import('#app/base/browser/error-messages/words.ts')
  return problems.phone(phoneRule)
}
