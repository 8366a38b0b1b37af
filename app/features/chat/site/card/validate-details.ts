import { phoneRule } from '#app/contract/phone-rule.ts'
import { fieldMessages } from '#app/platform/browser/error-messages/words.ts'
import type { ChatPerson } from '../../contract.ts'

/** Validates like the server, so that invalid details do not appear in the conversation. */
export function validateDetails({ name, phone, email }: ChatPerson, form: HTMLFormElement) {
  const errors: Record<string, string> = {}
  if (!name) errors.name = fieldMessages.minLength({ limit: 1 })
  if (!phone && !email) errors.phone = fieldMessages.unreachable
  else if (phone && countDigits(phone) < phoneRule.limit)
    errors.phone = fieldMessages.phone(phoneRule)
  if (form.querySelector('[type=email]:invalid'))
    errors.email = fieldMessages.format({ format: 'email' })
  return errors
}

const countDigits = (phone: string) => phone.replace(/\P{Nd}/gu, '').length
