import type { EditedOffice } from '#app/contract/office.ts'
import { findLabel, formatPhone } from '#app/contract/phone-labels.ts'

export interface OfficeDraft {
  /** The record from which it was made. */
  base: EditedOffice
  office: EditedOffice
}

/** Starts a draft from what the server answers; nothing of it is unsaved. */
export function startDraft(response: EditedOffice): OfficeDraft {
  const base = withLabels(response)
  return { base, office: base }
}

/**
 * Whether nothing is typed that is not saved. The base decides, because it is replaced by each save:
 * the record with which the screen was opened is older by then.
 */
export function isUnchanged({ base, office }: OfficeDraft) {
  return JSON.stringify(base) === JSON.stringify(office)
}

/** Phones as people write them, with the words beside them. */
function withLabels(office: EditedOffice): EditedOffice {
  const { phone_labels = [], phone, other_phones, whatsapp, branches } = office
  const write = (number: string) => number && formatPhone(number, findLabel(phone_labels, number))
  return {
    ...office,
    phone: write(phone),
    other_phones: other_phones.map(write),
    whatsapp: write(whatsapp),
    branches: branches.map((branch) => ({ ...branch, phone: write(branch.phone) })),
    phone_labels: [],
  }
}
