import { phoneOf } from '#app/contract/phone-labels.ts'
import { digitsOf, parsePhone, toE164 } from '#app/platform/server/text/phones.ts'
import type { Lead } from '../../contract.ts'

/** All fields of a lead that hold contact details. */
export type ContactDetails = Partial<
  Pick<Lead, 'emails' | 'phones' | 'guardian_phone' | 'phone_labels'>
>

/** Returns all phone numbers of a lead, including the guardian's and those of labels. */
export const listPhones = ({
  phones = [],
  guardian_phone = '',
  phone_labels = [],
}: ContactDetails) => [...phones, guardian_phone, ...phone_labels.map(phoneOf)].filter(Boolean)

/** Returns e-mail addresses, and phone numbers in a form that is independent of spelling. */
export const listContactDetails = (leads: ContactDetails[]) =>
  new Set(leads.flatMap((lead) => [...(lead.emails ?? []), ...listPhones(lead).map(toKey)]))

/**
 * Returns whether a text is one of these e-mail addresses or phone numbers, with or without a
 * label.
 */
export const hasContactDetail = (contacts: Set<string>, text: string) =>
  contacts.has(text) ||
  [text, phoneOf(text)].some((value) => isNumber(value) && contacts.has(toKey(value)))

const isNumber = (text: string) => parsePhone(text, 7) !== undefined

const toKey = (phone: string) => toE164(phone) ?? digitsOf(phone)
