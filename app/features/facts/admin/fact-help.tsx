import { useState } from 'react'
import type { FactHelpProps } from '#app/base/admin/fact-help.tsx'
import { listReferences, toReference } from '#app/contract/fact-references.ts'
import { findFigures } from '#app/contract/find-figures.ts'
import { Button } from '#app/ui/button.tsx'
import type { ListedFact } from '../contract.ts'
import { FactPicker } from './fact-picker.tsx'
import FactText from './fact-text.tsx'
import { useFacts } from './use-facts.ts'

/** Shows the rendered text and offers facts for typed figures. */
export default function FactHelp({ text, isEditing, caret, onInsert }: FactHelpProps) {
  const facts = useFacts()
  const figures = findFigures(text)
  const [replaced, setReplaced] = useState('')
  // The figure to replace may have been removed since.
  const target = figures.find(({ written }) => written === replaced)

  function insert(key: string) {
    const [from, to] = target
      ? [target.index, target.index + target.written.length]
      : [caret, caret]
    const reference = toReference(key)
    setReplaced('')
    onInsert(text.slice(0, from) + reference + text.slice(to), from + reference.length)
  }

  return (
    <div className="grid gap-2 text-sm">
      <Preview text={text} facts={facts} />
      {[...new Set(figures.map(({ written }) => written))].map((written) => (
        <p key={written} className="rounded-lg bg-paper px-3 py-2 wrap-anywhere">
          <mark className="bg-marigold/30 font-semibold">{written}</mark> is typed text. It will not
          change when the fact changes.{' '}
          <Button size="small" onClick={() => setReplaced(written)}>
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
          key={target?.written}
          facts={facts}
          replaced={target?.written}
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
