import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { formatFact } from '../content/format-fact.ts'
import type { ListedFact } from '../contract.ts'
import { getCountryName } from './fact-labels.ts'

interface FactPickerProps {
  facts: ListedFact[]
  /** The typed number that the fact replaces. */
  textToReplace?: string
  onChoose: (key: string) => void
}

/** Searches for a fact to insert at the cursor. */
export function FactPicker({ facts, textToReplace, onChoose }: FactPickerProps) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [isUnknown, setIsUnknown] = useState(false)

  function choose() {
    const key = typed.trim()
    if (!facts.some((fact) => fact.key === key)) return setIsUnknown(true)
    setTyped('')
    onChoose(key)
  }

  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-48 grow">
        <Field
          label={textToReplace ? `Fact to replace “${textToReplace}”` : 'Insert fact'}
          error={isUnknown ? 'Please choose a fact from the list.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              list={list}
              value={typed}
              autoComplete="off"
              placeholder="Country, name or key"
              ref={(input) => {
                if (textToReplace) input?.focus()
              }}
              onChange={({ target }) => {
                setTyped(target.value)
                setIsUnknown(false)
              }}
              onKeyDown={(event) => {
                // Enter must not submit the surrounding form.
                if (event.key !== 'Enter') return
                event.preventDefault()
                choose()
              }}
            />
          )}
        </Field>
        <datalist id={list}>
          {facts.map((fact) => (
            <option key={fact.key} value={fact.key}>
              {`${getCountryName(fact.country)}: ${fact.label}, ${formatFact({ ...fact, values: fact.visible_values })}`}
            </option>
          ))}
        </datalist>
      </div>
      <Button size="small" className="min-h-11" onClick={choose}>
        Insert
      </Button>
    </div>
  )
}
