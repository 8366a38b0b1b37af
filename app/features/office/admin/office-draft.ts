import type { EditedOffice } from '#app/contract/office.ts'
import { findLabel, formatPhone } from '#app/contract/phone-labels.ts'

export interface OfficeDraft {
  /** The profile on which the draft is based. */
  base: EditedOffice
  office: EditedOffice
}

/** Starts a draft without unsaved changes. */
export function startDraft(response: EditedOffice): OfficeDraft {
  const base = withLabels(response)
  return { base, office: base }
}

/**
 * Whether the draft has no unsaved changes. Compares it with the base, which each save replaces, not
 * with the profile that the screen loaded.
 */
export function isUnchanged({ base, office }: OfficeDraft) {
  return JSON.stringify(base) === JSON.stringify(office)
}

/** Adds the label to each phone number, as the form shows it. */
function withLabels(office: EditedOffice): EditedOffice {
  const { phone_labels = [], phone, other_phones, whatsapp, branches } = office
  const format = (number: string) => number && formatPhone(number, findLabel(phone_labels, number))
  return {
    ...office,
    phone: format(phone),
    other_phones: other_phones.map(format),
    whatsapp: format(whatsapp),
    branches: branches.map((branch) => ({ ...branch, phone: format(branch.phone) })),
    phone_labels: [],
  }
}
