import { digitsOf, parsePhone, toE164 } from '#app/base/server/phones.ts'
import { phoneOf } from '#app/contract/phone-labels.ts'
import type { Lead } from '../../contract.ts'

/** All fields of a lead that hold contact details. */
export type ContactDetails = Partial<
  Pick<Lead, 'emails' | 'phones' | 'guardian_phone' | 'phone_labels'>
>

/** All phones of a lead, including the guardian's and those that occur only in labels. */
export const listPhones = ({
  phones = [],
  guardian_phone = '',
  phone_labels = [],
}: ContactDetails) => [...phones, guardian_phone, ...phone_labels.map(phoneOf)].filter(Boolean)

/** E-mails, and phones in any spelling. */
export const listContactDetails = (leads: ContactDetails[]) =>
  new Set(leads.flatMap((lead) => [...(lead.emails ?? []), ...listPhones(lead).map(toKey)]))

/** Whether a text is one of these e-mails or phones, with or without a label. */
export const hasContactDetail = (contacts: Set<string>, text: string) =>
  contacts.has(text) ||
  [text, phoneOf(text)].some((each) => isNumber(each) && contacts.has(toKey(each)))

const isNumber = (text: string) => parsePhone(text, 7) !== undefined

const toKey = (phone: string) => toE164(phone) ?? digitsOf(phone)
