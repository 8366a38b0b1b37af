import {
  type ComponentProps,
  type ComponentType,
  createContext,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { listReferences } from '#app/contract/fact-references.ts'
import { findFigures } from '#app/contract/find-figures.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { FieldButtons } from './field-buttons.tsx'

export interface FactHelpProps {
  text: string
  /** Whether somebody writes here; else only what is typed as a figure is marked. */
  isEditing: boolean
  /** Where somebody writes; what is put in goes there. */
  caret: number
  /** With what was put in, behind which writing goes on. */
  onInsert: (text: string, caret: number) => void
}

/** Helps to name facts, below a text; the shell brings it. */
export const FactHelpContext = createContext<ComponentType<FactHelpProps> | null>(null)

/** Says a text as visitors read it; the shell brings it. */
export const FactTextContext = createContext<ComponentType<{ text: string }> | null>(null)

/** A text as visitors read it. Suspends until its facts are known: filled in later they would move what is below. */
export function RenderedText({ text }: { text: string }) {
  const Text = use(FactTextContext)
  return Text && listReferences(text).length > 0 ? <Text text={text} /> : text
}

type TextWithFactsProps = ComponentProps<typeof TextField> & {
  /** Fields can be put in as well. */
  hasFields?: boolean
}

/** A text in which facts can be named: help comes once somebody writes in it, or typed a figure. */
export function TextWithFacts({ hasFields, ...props }: TextWithFactsProps) {
  const { value, onChange } = props
  const Help = use(FactHelpContext)
  const area = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState<number>()
  const [moveTo, setMoveTo] = useState<number>()

  useLayoutEffect(() => {
    if (moveTo === undefined) return
    const input = area.current?.querySelector<HTMLTextAreaElement>('textarea, input')
    input?.focus()
    input?.setSelectionRange(moveTo, moveTo)
    setMoveTo(undefined)
  }, [moveTo])

  function insert(text: string, after: number) {
    onChange(text)
    setMoveTo(after)
  }

  return (
    <div className="grid gap-2">
      <div ref={area}>
        <TextField {...props} onCaret={setCaret} />
      </div>
      {hasFields && <FieldButtons text={value} caret={caret ?? value.length} onInsert={insert} />}
      {Help && (caret !== undefined || findFigures(value).length > 0) && (
        <Suspense>
          <Help
            text={value}
            isEditing={caret !== undefined}
            caret={caret ?? value.length}
            onInsert={insert}
          />
        </Suspense>
      )}
    </div>
  )
}
