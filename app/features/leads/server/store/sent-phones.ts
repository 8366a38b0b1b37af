import { ValidationError } from '#app/base/server/errors.ts'
import { describeUnreadable, type LabelledPhone, parsePhones } from '#app/base/server/phones.ts'
import { formatPhone, phoneOf } from '#app/contract/phone-labels.ts'
import { phoneRule } from '#app/contract/phone-rule.ts'
import type { Lead, LeadChange } from '../../contract.ts'

const MOST_PHONES = 10

/** Parses the phones and labels of a field. Throws ValidationError. */
export function readPhoneField(field: string, text: string): LabelledPhone[] {
  const { phones, unreadable } = parsePhones(text)
  const [wrong] = unreadable
  if (wrong === undefined) return phones
  throw new ValidationError({
    [field]: { code: 'phone', params: phoneRule, detail: describeUnreadable(wrong) },
  })
}

/** Converts the phones of one field to the format of an enquiry. */
export function toSentPhones(phones: LabelledPhone[]) {
  const [first, ...others] = phones
  return {
    phone: first?.number ?? '',
    other_phones: others.map(({ number }) => number),
    phone_labels: listLabels(phones),
  }
}

const listLabels = (phones: LabelledPhone[]) =>
  phones.flatMap(({ number, label }) => (label ? [formatPhone(number, label)] : []))

/**
 * Parses the phones of a change. A guardian has one phone; further ones become labelled phones of the
 * lead. A number sent without a label loses its label. Throws ValidationError.
 */
export function readSentPhones(before: Lead, sent: LeadChange): LeadChange {
  if (!sent.phones && sent.guardian_phone === undefined) return sent
  const own = sent.phones?.flatMap((text) => readPhoneField('phones', text))
  const [guardian, ...further] = readPhoneField('guardian_phone', sent.guardian_phone ?? '')
  const ofGuardian = further.map(({ number, label }) => ({ number, label: label || 'guardian' }))
  const known = own?.map(({ number }) => number) ?? before.phones
  const phones = [...new Set([...known, ...ofGuardian.map(({ number }) => number)])]
  if (phones.length > Math.max(MOST_PHONES, before.phones.length)) throw tooMany()
  const guardian_phone =
    sent.guardian_phone === undefined ? before.guardian_phone : (guardian?.number ?? '')
  const isKept = (written: string) => {
    const number = phoneOf(written)
    if (sent.phone_labels) return phones.includes(number) || number === guardian_phone
    const isOwn = !own && before.phones.includes(number)
    return isOwn || (sent.guardian_phone === undefined && number === before.guardian_phone)
  }
  const labels = [
    ...listLabels([...(own ?? []), ...(guardian ? [guardian] : []), ...ofGuardian]),
    ...(sent.phone_labels ?? before.phone_labels).filter(isKept),
  ]
  const byNumber = new Map(labels.toReversed().map((written) => [phoneOf(written), written]))
  return { ...sent, phones, guardian_phone, phone_labels: [...byNumber.values()].toReversed() }
}

const tooMany = () =>
  new ValidationError({
    phones: {
      code: 'maxItems',
      params: { limit: MOST_PHONES },
      detail: `Enter at most ${MOST_PHONES} phone numbers.`,
    },
  })
