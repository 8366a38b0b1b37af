import { fillReferences } from '#app/contract/fact-references.ts'
import { formatFact } from '../content/format-fact.ts'
import { useLoadedFacts } from './use-facts.ts'

/** Renders a text with fact values; "…" while facts are not loaded. */
export default function FactText({ text }: { text: string }) {
  const facts = useLoadedFacts()
  return fillReferences(text, (key) => {
    const fact = facts.find((each) => each.key === key)
    if (!fact) return facts.length > 0 ? `{${key}?}` : '…'
    return formatFact({ ...fact, values: fact.visible_values }) || '(ask us)'
  })
}
