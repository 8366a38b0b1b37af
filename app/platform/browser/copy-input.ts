export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Copies the input from a replaced field to its replacement. */
export function copyInput(from: FormControl, to: FormControl) {
  if ('checked' in from && 'checked' in to && isTicked(from)) to.checked = from.checked
  else if ('files' in from && 'files' in to && from.type === 'file') to.files = from.files
  else to.value = from.value
}

/** Whether the input of a field is `checked`, as for checkboxes and radio buttons. */
const isTicked = ({ type }: FormControl) => type === 'checkbox' || type === 'radio'
