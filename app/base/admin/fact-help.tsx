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
import { fillReferences, listReferences } from '#app/contract/fact-references.ts'
import { findFigures } from '#app/contract/named-figures.ts'
import { TextField } from '#app/ui/text-field.tsx'

export interface FactHelpProps {
  text: string
  /** Whether somebody writes here; else only what is typed as a figure is marked. */
  isWriting: boolean
  /** Where somebody writes; what is put in goes there. */
  caret: number
  /** With what was put in, behind which writing goes on. */
  onPut: (text: string, caret: number) => void
}

/** Helps to name facts, below a text; the shell brings it. */
export const FactHelpContext = createContext<ComponentType<FactHelpProps> | null>(null)

/** Says a text as visitors read it; the shell brings it. */
export const FactTextContext = createContext<ComponentType<{ text: string }> | null>(null)

/** A text as visitors read it; until its facts are known, dots stand in their places. */
export function FilledText({ text }: { text: string }) {
  const Text = use(FactTextContext)
  if (!Text || listReferences(text).length === 0) return text
  return (
    <Suspense fallback={fillReferences(text, () => '…')}>
      <Text text={text} />
    </Suspense>
  )
}

/** A text in which facts can be named: help comes once somebody writes in it, or typed a figure. */
export function TextWithFacts(props: ComponentProps<typeof TextField>) {
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

  return (
    <div className="grid gap-2">
      <div ref={area}>
        <TextField {...props} onCaret={setCaret} />
      </div>
      {Help && (caret !== undefined || findFigures(value).length > 0) && (
        <Suspense>
          <Help
            text={value}
            isWriting={caret !== undefined}
            caret={caret ?? value.length}
            onPut={(text, after) => {
              onChange(text)
              setMoveTo(after)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
