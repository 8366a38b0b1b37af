import { whatAreTheFigures } from '../words.ts'

const LONGEST_COUNTRY = 60
const [before = '', after = ''] = whatAreTheFigures('\n').split('\n')

/** Whether it is the question that guides put into the contact form, for any country. */
export function isFiguresRequest(text: string) {
  const maxLength = before.length + LONGEST_COUNTRY + after.length
  return text.length <= maxLength && text.startsWith(before) && text.endsWith(after)
}
