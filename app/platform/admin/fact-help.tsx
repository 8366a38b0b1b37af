import { type ComponentProps, type ComponentType, createContext, use } from 'react'
import { listReferences } from '#app/contract/fact-references.ts'
import { textFields } from '#app/contract/text-fields.ts'
import { TextField } from '#app/ui/text-field.tsx'

export interface FactTextProps {
  text: string
  /** Whether the name of its fact appears under the pointer. */
  isTitled?: boolean
}

/** Renders a text with its fact values. The layout of the back office provides it. */
export const FactTextContext = createContext<ComponentType<FactTextProps> | null>(null)

/**
 * Renders a text with its fact values. Suspends until they are loaded, so that the content below
 * does not move.
 */
export function RenderedText({ text, isTitled }: FactTextProps) {
  const Text = use(FactTextContext)
  return Text && listReferences(text).length > 0 ? <Text text={text} isTitled={isTitled} /> : text
}

export interface FactPickerProps {
  label: string
  /** Called with the key of the chosen fact. */
  onChoose: (key: string) => void
  /**
   * Called with what was typed, when the search is left without a choice. `returnsFocus` is false if
   * the focus went elsewhere.
   */
  onClose: (typed: string, returnsFocus: boolean) => void
}

interface FactPicker {
  /** A search for a fact that takes the focus. */
  Picker: ComponentType<FactPickerProps>
  /** Loads the search before it is needed, so that it takes the focus at once. */
  preload: () => unknown
}

/** The layout of the back office provides it. */
export const FactPickerContext = createContext<FactPicker | null>(null)

export interface FactCardProps {
  factKey: string
  onReplace: () => void
  onRemove: () => void
}

/** Label, value and actions of a fact in a text. The layout of the back office provides it. */
export const FactCardContext = createContext<ComponentType<FactCardProps> | null>(null)

type FactTextEditorProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'path' | 'hint' | 'isRequired' | 'value' | 'onChange'
> & {
  /** The height in lines. */
  rows: number
  /** Whether the text has no line breaks. */
  isLine: boolean
  /** Words in braces that are replaced when the text is used. */
  placeholders: readonly string[]
}

/** An editor for a text with facts. The layout of the back office provides it. */
export const FactTextEditorContext = createContext<ComponentType<FactTextEditorProps> | null>(null)

type TextWithFactsProps = ComponentProps<typeof TextField> & {
  /** Whether placeholders can be inserted too. */
  hasPlaceholders?: boolean
}

/** A field for a text with facts, which shows the value of each. */
export function TextWithFacts({ hasPlaceholders, ...props }: TextWithFactsProps) {
  const Editor = use(FactTextEditorContext)
  if (!Editor) return <TextField {...props} />
  const { label, path, hint, isRequired, value, rows, onChange } = props
  return (
    <Editor
      label={label}
      path={path}
      hint={hint}
      isRequired={isRequired}
      value={value}
      rows={rows ?? 1}
      isLine={!rows}
      placeholders={hasPlaceholders ? textFields : []}
      onChange={onChange}
    />
  )
}
