const number = String.raw`\d[\d,]*(?:\.\d+)?`
const range = String.raw`${number}(?:\s?(?:–|-|to)\s?[£€$¥₩₹]?${number})?`
const code = '(?:AUD|CAD|EUR|GBP|INR|JPY|KRW|NPR|NRs|NZD|Rs|USD)'

/** Amounts of money, hours a week, weeks and percentages. */
const figures = new RegExp(
  [
    String.raw`\b${code}\.?\s?${range}`,
    String.raw`(?:\b[A-Z]{1,3})?[£€$¥₩₹]\s?${range}`,
    String.raw`\b${range}\s(?:${code}\b|dollars|euros|pounds|rupees|won\b|yen\b)`,
    String.raw`\b${range}\s?hours?(?:\sof\s\w+)?\s(?:a|each|every|per)\s(?:fortnight|week)`,
    String.raw`\b${range}[\s-]?weeks?\b`,
    String.raw`\b${range}\s?(?:%|per\s?cent\b)`,
  ].join('|'),
  'g',
)

/** Text in braces is a fact reference. */
const braces = /\{[^{}]*\}/g

/** Finds numbers that could be fact references. Returns each with its position in the text. */
export function findFigures(text: string) {
  const textWithoutReferences = text.replace(braces, (all) => ' '.repeat(all.length))
  return [...textWithoutReferences.matchAll(figures)].map(({ 0: match, index }) => ({
    match,
    index,
  }))
}
