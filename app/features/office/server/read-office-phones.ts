import type { EditedOffice } from '#app/contract/office.ts'
import { formatPhone, phoneOf } from '#app/contract/phone-labels.ts'
import { phoneRule } from '#app/contract/phone-rule.ts'
import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import {
  describeUnreadable,
  type LabelledPhone,
  parsePhones,
} from '#app/platform/server/text/phones.ts'

const MAX_OTHER_PHONES = 4

/**
 * Parses the phone fields of the office profile. Additional numbers become other phones; text beside a
 * number becomes its label. Throws ValidationError.
 */
export function readOfficePhones(profile: EditedOffice): EditedOffice {
  const errors: Record<string, FieldError> = {}
  const parseField = (field: string, text: string) => {
    const { phones, unreadable } = parsePhones(text)
    const [unreadablePhone] = unreadable
    if (unreadablePhone)
      errors[field] = {
        code: 'phone',
        params: phoneRule,
        detail: describeUnreadable(unreadablePhone),
      }
    return phones
  }
  const [phone, ...additional] = parseField('phone', profile.phone)
  const listed = profile.other_phones.flatMap((text) => parseField('other_phones', text))
  const [whatsapp, ...surplus] = parseField('whatsapp', profile.whatsapp)
  if (surplus.length > 0) errors.whatsapp = oneNumber
  const branches = profile.branches.map((branch, index) => {
    const [ownPhone, ...others] = parseField(`branches.${index}.phone`, branch.phone)
    const branchName = branch.name || branch.city
    return { branch, ownPhone, others: others.map((other) => withLabel(other, branchName)) }
  })
  const others = [...additional, ...listed, ...branches.flatMap((each) => each.others)]
  if (others.length > MAX_OTHER_PHONES) errors.other_phones ??= tooManyPhones
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)

  const all = [phone, ...others, whatsapp, ...branches.map(({ ownPhone }) => ownPhone)]
  const { phone_labels: before, ...rest } = profile
  const phone_labels = listLabels(
    all.filter((each) => each !== undefined),
    before,
  )
  return {
    ...rest,
    phone: phone?.number ?? '',
    other_phones: [...new Set(others.map(({ number }) => number))],
    whatsapp: whatsapp?.number ?? '',
    branches: branches.map(({ branch, ownPhone }) => ({
      ...branch,
      phone: ownPhone?.number ?? '',
    })),
    ...(phone_labels.length > 0 && { phone_labels }),
  }
}

const withLabel = ({ number, label }: LabelledPhone, branchName: string) => ({
  number,
  label: label || branchName.slice(0, 40),
})

/** Returns the labels of these phones. A new label of a number replaces its previous one. */
function listLabels(phones: LabelledPhone[], before: string[] = []) {
  const labelled = phones.flatMap(({ number, label }) =>
    label ? [formatPhone(number, label)] : [],
  )
  const numbers = new Set(phones.map(({ number }) => number))
  const remaining = before.filter((phoneText) => numbers.has(phoneOf(phoneText)))
  const byNumber = new Map(
    [...remaining, ...labelled].map((phoneText) => [phoneOf(phoneText), phoneText]),
  )
  return [...byNumber.values()]
}

const oneNumber: FieldError = {
  code: 'onePhone',
  detail: 'Enter only one number: WhatsApp opens one number.',
}
const tooManyPhones: FieldError = {
  code: 'maxItems',
  params: { limit: MAX_OTHER_PHONES },
  detail: `Please enter at most ${MAX_OTHER_PHONES} more phones.`,
}
