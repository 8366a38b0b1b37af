import { fieldMessages } from '#app/base/browser/error-messages/words.ts'
import { phoneRule } from '#app/contract/phone-rule.ts'
import type { ChatPerson } from '../../contract.ts'

/** What the server would refuse, by field: seen here, nothing wrong stands in the conversation first. */
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
