/** A number with the words beside it, as people write it and as `phone_labels` has it. */
export const formatPhone = (number: string, label = '') => (label ? `${number} (${label})` : number)

/** The words beside a number; '' for none. */
export function findLabel(labels: string[] | undefined, number: string) {
  const digits = digitsOf(number)
  const found = labels?.find((written) => digitsOf(phoneOf(written)) === digits)
  return found === undefined ? '' : found.slice(found.lastIndexOf(' (') + 2, -1)
}

/** The number that a label is of. */
export const phoneOf = (written: string) => written.slice(0, written.lastIndexOf(' ('))

const digitsOf = (text: string) => text.replace(/\D/g, '')
