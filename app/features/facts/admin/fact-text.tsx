import { fillReferences } from '#app/contract/fact-references.ts'
import { sayInText } from '../content/in-text.ts'
import { useFactsAtOnce } from './use-facts.ts'

/** A text as visitors read it; dots stand in for what could not be read. */
export default function FactText({ text }: { text: string }) {
  const facts = useFactsAtOnce()
  return fillReferences(text, (key) => {
    const fact = facts.find((each) => each.key === key)
    if (!fact) return facts.length > 0 ? `{${key}?}` : '…'
    return sayInText({ ...fact, values: fact.shown }) || '(ask us)'
  })
}
