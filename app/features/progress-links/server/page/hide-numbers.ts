/** A space, a dash or an invisible sign. */
const gap = String.raw`[\p{Z}\p{Pd}\p{Cf}]`
/** "2026-11-29" or "29.11.2026", in the digits of any language. */
const date = String.raw`\p{Nd}{4}[-./]\p{Nd}{1,2}[-./]\p{Nd}{1,2}|\p{Nd}{1,2}[-./]\p{Nd}{1,2}[-./]\p{Nd}{4}`
const year = String.raw`(?:19|20|१९|२०)\p{Nd}{2}`
/** "2081-82", "2081-082" or "2024 2025". */
const years = String.raw`${year}${gap}(?:${year}|\p{Nd}{2,3})`
/** At least six digits with their letters: "PA1234567", "PA 123 4567", "C01X00T47". */
const number = String.raw`(?<!\p{L})\p{L}*\p{Nd}(?:${gap}?\p{L}{0,2}\p{Nd}){5,}`

const pattern = new RegExp(
  String.raw`(?<!\p{L}|\p{Nd}|\p{Nd}${gap})(${date}|${years})(?!\p{L}|\p{Nd}|\p{Pd}\p{Nd})|${number}`,
  'gu',
)

/**
 * Replaces numbers as long as that of a passport in a text that was written freely. Dates and years stay, and
 * amounts that are grouped by commas.
 */
export const hideNumbers = (text: string) =>
  text.replaceAll(pattern, (_, kept: string | undefined) => kept ?? '…')
