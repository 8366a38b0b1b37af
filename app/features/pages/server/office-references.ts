import type { Office } from '#app/contract/office.ts'
import { formatHours, mainBranch } from '#app/features/office/contract.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'

/** What texts may name of the office's record, in braces; keys of facts have a dot or a hyphen. */
const reference = /\{\s*(office|address|hours|answer)\s*\}/g

/**
 * Puts the office's name, address and hours, and the day by which it answers, wherever a text in that language names them:
 * "About {office}". They stand there as `asPlain` writes them.
 */
export function createOfficeFiller(
  office: Office,
  language: string,
  asPlain = (text: string) => text,
) {
  const values: Record<string, () => string> = {
    office: () => office.name,
    address: () => mainBranch(office).address,
    hours: () => formatHours(office.week, language),
    answer: () => formatReplyDay(office, new Date(), language === 'en' ? 'en-GB' : language),
  }
  return (text: string) => text.replace(reference, (_, name) => asPlain(values[name]?.() ?? ''))
}
