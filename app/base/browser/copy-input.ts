export type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Gives a field what somebody has typed, ticked or chosen in the one that it replaces. */
export function copyInput(from: Typed, to: Typed) {
  if ('checked' in from && 'checked' in to && isTicked(from)) to.checked = from.checked
  else if ('files' in from && 'files' in to && from.type === 'file') to.files = from.files
  else to.value = from.value
}

/** The value of such a field is what it stands for, and nobody types it. */
const isTicked = ({ type }: Typed) => type === 'checkbox' || type === 'radio'
