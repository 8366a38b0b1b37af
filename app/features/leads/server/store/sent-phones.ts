import { formatPhone, phoneOf } from '#app/contract/phone-labels.ts'
import { phoneRule } from '#app/contract/phone-rule.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import {
  describeUnreadable,
  type LabelledPhone,
  parsePhones,
} from '#app/platform/server/text/phones.ts'
import type { Lead, LeadChange } from '../../contract.ts'

const MAX_PHONES = 10

/** Parses the phone numbers of a field with their labels. Throws ValidationError. */
export function readPhoneField(field: string, text: string): LabelledPhone[] {
  const { phones, unreadable } = parsePhones(text)
  const [unreadableText] = unreadable
  if (unreadableText === undefined) return phones
  throw new ValidationError({
    [field]: { code: 'phone', params: phoneRule, detail: describeUnreadable(unreadableText) },
  })
}

/** Returns the phone numbers of one field as an enquiry stores them. */
export function toSentPhones(phones: LabelledPhone[]) {
  const [first, ...furtherPhones] = phones
  return {
    phone: first?.number ?? '',
    other_phones: furtherPhones.map(({ number }) => number),
    phone_labels: listLabels(phones),
  }
}

const listLabels = (phones: LabelledPhone[]) =>
  phones.flatMap(({ number, label }) => (label ? [formatPhone(number, label)] : []))

/**
 * Parses the phones of a change; a number sent without a label loses its label. Further phones of a
 * guardian become labelled phones of the lead.
 */
export function readSentPhones(before: Lead, sent: LeadChange): LeadChange {
  if (!sent.phones && sent.guardian_phone === undefined) return sent
  const ownPhones = sent.phones?.flatMap((text) => readPhoneField('phones', text))
  const [guardian, ...furtherGuardianPhones] = readPhoneField(
    'guardian_phone',
    sent.guardian_phone ?? '',
  )
  const guardianPhones = furtherGuardianPhones.map(({ number, label }) => ({
    number,
    label: label || 'guardian',
  }))
  const ownNumbers = ownPhones?.map(({ number }) => number) ?? before.phones
  const phones = [...new Set([...ownNumbers, ...guardianPhones.map(({ number }) => number)])]
  if (phones.length > Math.max(MAX_PHONES, before.phones.length)) throw createTooManyError()
  const guardian_phone =
    sent.guardian_phone === undefined ? before.guardian_phone : (guardian?.number ?? '')
  const isCurrent = (label: string) => {
    const number = phoneOf(label)
    if (sent.phone_labels) return phones.includes(number) || number === guardian_phone
    const isOwn = !ownPhones && before.phones.includes(number)
    return isOwn || (sent.guardian_phone === undefined && number === before.guardian_phone)
  }
  const labels = [
    ...listLabels([...(ownPhones ?? []), ...(guardian ? [guardian] : []), ...guardianPhones]),
    ...(sent.phone_labels ?? before.phone_labels).filter(isCurrent),
  ]
  const byNumber = new Map(labels.toReversed().map((label) => [phoneOf(label), label]))
  return { ...sent, phones, guardian_phone, phone_labels: [...byNumber.values()].toReversed() }
}

const createTooManyError = () =>
  new ValidationError({
    phones: {
      code: 'maxItems',
      params: { limit: MAX_PHONES },
      detail: `Enter at most ${MAX_PHONES} phone numbers.`,
    },
  })
