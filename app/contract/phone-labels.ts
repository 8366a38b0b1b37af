/** Formats a number with its label, as stored in `phone_labels`. */
export const formatPhone = (number: string, label = '') => (label ? `${number} (${label})` : number)

/** Returns the label of a number; '' for none. */
export function findLabel(labels: string[] | undefined, number: string) {
  const digits = digitsOf(number)
  const found = labels?.find((labelledPhone) => digitsOf(phoneOf(labelledPhone)) === digits)
  return found === undefined ? '' : found.slice(found.lastIndexOf(' (') + 2, -1)
}

/** Returns the number of a labelled phone. */
export const phoneOf = (labelledPhone: string) =>
  labelledPhone.slice(0, labelledPhone.lastIndexOf(' ('))

const digitsOf = (text: string) => text.replace(/\D/g, '')
