import { phoneRule } from '#app/contract/phone-rule.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { cleanEmails } from '#app/platform/browser/clean-emails.ts'
import { readFirstTouch } from '#app/platform/browser/first-touch.ts'
import * as words from '#app/platform/browser/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Outcome, sendContact } from './send-contact.ts'

/** Validates and sends the form, and shows the result in a toast. */
export async function submitForm(
  form: HTMLFormElement,
  sentText: string,
): Promise<Partial<Outcome>> {
  cleanEmails(form)
  const fields = await findInvalidFields(form)
  if (Object.keys(fields).length > 0) return { fields }
  const sent = new FormData(form)
  sent.set('origin', readFirstTouch())
  const outcome = await sendContact(anonymousApi, sent, sentText)
  const { isSent, title, description } = outcome
  showToast(isSent ? 'success' : 'error', title, { description })
  return outcome
}

/** Returns the errors of the browser's validation with the server's messages. */
async function findInvalidFields(form: HTMLFormElement): Promise<Record<string, string>> {
  const invalid = [...form.querySelectorAll<HTMLInputElement>(':invalid')]
  const errors: Record<string, string> = {}
  if (isTooShort(form)) errors.phone = await readPhoneError()
  for (const { name, validity, validationMessage } of invalid) {
    errors[name] = validity.valueMissing
      ? words.pleaseFillThisIn
      : validity.typeMismatch
        ? words.pleaseEnterAValidEmailAddress
        : validationMessage
  }
  return errors
}

/** Whether the phone has too few digits of any script. */
function isTooShort(form: HTMLFormElement) {
  const { value } = form.elements.namedItem('phone') as HTMLInputElement
  return value.replace(/\P{Nd}/gu, '').length < phoneRule.limit
}

async function readPhoneError() {
  const { fieldMessages } = await import('#app/platform/browser/error-messages/words.ts')
  return fieldMessages.phone(phoneRule)
}
