import { useState } from 'react'
import { listReferences, toReference } from '#app/contract/fact-references.ts'
import { findFigures } from '#app/contract/find-figures.ts'
import type { FactHelpProps } from '#app/platform/admin/fact-help.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ListedFact } from '../contract.ts'
import { FactPicker } from './fact-picker.tsx'
import FactText from './fact-text.tsx'
import { useFacts } from './use-facts.ts'

/** Shows the rendered text and offers facts to replace typed numbers. */
export default function FactHelp({ text, isEditing, caret, onInsert }: FactHelpProps) {
  const facts = useFacts()
  const numbers = findFigures(text)
  const [textToReplace, setTextToReplace] = useState('')
  // The number to replace may have been removed from the text since.
  const target = numbers.find(({ match }) => match === textToReplace)

  function insert(key: string) {
    const [from, to] = target ? [target.index, target.index + target.match.length] : [caret, caret]
    const reference = toReference(key)
    setTextToReplace('')
    onInsert(text.slice(0, from) + reference + text.slice(to), from + reference.length)
  }

  return (
    <div className="grid gap-2 text-sm">
      <Preview text={text} facts={facts} />
      {[...new Set(numbers.map(({ match }) => match))].map((match) => (
        <p key={match} className="rounded-lg bg-paper px-3 py-2 wrap-anywhere">
          <mark className="bg-marigold/30 font-semibold">{match}</mark> is plain text, not linked to
          a fact, and will not be updated.{' '}
          <Button size="small" onClick={() => setTextToReplace(match)}>
            Replace with fact
          </Button>{' '}
          <a
            href="/admin/facts?new"
            target="_blank"
            rel="noreferrer"
            className="inline-block py-1 text-indigo underline"
          >
            Create fact
          </a>
        </p>
      ))}
      {(isEditing || target) && (
        <FactPicker
          key={target?.match}
          facts={facts}
          textToReplace={target?.match}
          onChoose={insert}
        />
      )}
    </div>
  )
}

function Preview({ text, facts }: { text: string; facts: ListedFact[] }) {
  if (facts.length === 0 || listReferences(text).length === 0) return null
  return (
    <p className="text-ink/75 whitespace-pre-line wrap-anywhere">
      Visitors see: <FactText text={text} />
    </p>
  )
}
