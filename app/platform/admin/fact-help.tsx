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
import { PlaceholderButtons } from './placeholder-buttons.tsx'

export interface FactHelpProps {
  text: string
  /** Whether the field is being edited. Otherwise only typed numbers are marked. */
  isEditing: boolean
  /** The cursor position, where text is inserted. */
  caret: number
  /** Called with the new text and the cursor position after the inserted text. */
  onInsert: (text: string, caret: number) => void
}

/** The help below a text field that inserts facts. The layout of the back office provides it. */
export const FactHelpContext = createContext<ComponentType<FactHelpProps> | null>(null)

/** Renders a text with its fact values. The layout of the back office provides it. */
export const FactTextContext = createContext<ComponentType<{ text: string }> | null>(null)

/**
 * Renders a text with its fact values. Suspends until they are loaded, so that the content below
 * does not move.
 */
export function RenderedText({ text }: { text: string }) {
  const Text = use(FactTextContext)
  return Text && listReferences(text).length > 0 ? <Text text={text} /> : text
}

type TextWithFactsProps = ComponentProps<typeof TextField> & {
  /** Whether placeholders can be inserted too. */
  hasPlaceholders?: boolean
}

/** A text field for fact references. The help appears if the field is edited or contains a number. */
export function TextWithFacts({ hasPlaceholders, ...props }: TextWithFactsProps) {
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
      {hasPlaceholders && (
        <PlaceholderButtons text={value} caret={caret ?? value.length} onInsert={insert} />
      )}
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
