const number = String.raw`\d[\d,]*(?:\.\d+)?`
const range = String.raw`${number}(?:\s?(?:–|-|to)\s?[£€$¥₩₹]?${number})?`
const code = '(?:AUD|CAD|EUR|GBP|INR|JPY|KRW|NPR|NRs|NZD|Rs|USD)'

/** A currency with a number, hours a week, weeks, a percentage. */
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

/** What stands in braces is a fact, or no figure of ours. */
const braces = /\{[^{}]*\}/g

/** The figures that a text names in the way in which facts do, as it writes them, and where. */
export function findFigures(text: string) {
  const outboundPolicy = text.replace(braces, (all) => ' '.repeat(all.length))
  return [...outboundPolicy.matchAll(figures)].map(({ 0: written, index }) => ({ written, index }))
}
