import type { Office } from '#app/contract/office.ts'
import { formatHours, mainBranch } from '#app/features/office/contract.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'

/** Cannot collide with fact references, whose keys always contain a dot or a hyphen. */
const placeholderPattern = /\{\s*(office|address|hours|reply_day)\s*\}/g

/**
 * Returns a function that replaces placeholders such as {office} in a text of this language.
 * `escapeText` escapes the values.
 */
export function createOfficePlaceholderRenderer(
  office: Office,
  language: string,
  escapeText = (text: string) => text,
) {
  const values: Record<string, () => string> = {
    office: () => office.name,
    address: () => mainBranch(office).address,
    hours: () => formatHours(office.week, language),
    reply_day: () => formatReplyDay(office, new Date(), language === 'en' ? 'en-GB' : language),
  }
  return (text: string) =>
    text.replace(placeholderPattern, (_, name) => escapeText(values[name]?.() ?? ''))
}
