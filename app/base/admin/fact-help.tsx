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
