import { fillReferences, listReferences } from '#app/contract/fact-references.ts'
import type { FactTextProps } from '#app/platform/admin/fact-help.tsx'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { factTextBeside, formatFact } from '../content/format-fact.ts'
import { useLoadedFacts } from './use-facts.ts'

/** Renders a text with fact values; "…" while facts are not loaded. */
export default function FactText({ text, isTitled }: FactTextProps) {
  const facts = useLoadedFacts()
  const factText = factTextBeside(fillReferences(text, () => ''))
  const rendered = fillReferences(text, (key) => {
    const fact = facts.find((each) => each.key === key)
    if (!fact) return facts.length > 0 ? `{${key}?}` : '…'
    const value = formatFact({ ...fact, values: fact.visible_values }, factText)
    return localizeDigits(value, factText.language) || '(ask us)'
  })
  if (!isTitled) return rendered
  const [key] = listReferences(text)
  return <span title={facts.find((each) => each.key === key)?.label}>{rendered}</span>
}
