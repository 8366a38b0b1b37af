import { problems } from '#app/base/browser/refusals/words.ts'
import { phoneRule } from '#app/contract/phone-rule.ts'
import type { ChatPerson } from '../../contract.ts'

/** What the server would refuse, by field: seen here, nothing wrong stands in the conversation first. */
export function checkDetails({ name, phone, email }: ChatPerson, form: HTMLFormElement) {
  const wrong: Record<string, string> = {}
  if (!name) wrong.name = problems.minLength({ limit: 1 })
  if (!phone && !email) wrong.phone = problems.unreachable
  else if (phone && countDigits(phone) < phoneRule.limit) wrong.phone = problems.phone(phoneRule)
  if (form.querySelector('[type=email]:invalid')) wrong.email = problems.format({ format: 'email' })
  return wrong
}

const countDigits = (phone: string) => phone.replace(/\P{Nd}/gu, '').length
