import { textFields } from '#app/contract/text-fields.ts'
import { Button } from '#app/ui/button.tsx'

interface PlaceholderButtonsProps {
  text: string
  /** The cursor position, where text is inserted. */
  caret: number
  /** Called with the new text and the cursor position after the inserted text. */
  onInsert: (text: string, caret: number) => void
}

/** Inserts placeholders for data of the recipient. */
export function PlaceholderButtons({ text, caret, onInsert }: PlaceholderButtonsProps) {
  function insert(field: string) {
    const placeholder = `{${field}}`
    onInsert(text.slice(0, caret) + placeholder + text.slice(caret), caret + placeholder.length)
  }

  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink/75">Insert field:</span>
      {textFields.map((field) => (
        <Button key={field} size="small" onClick={() => insert(field)}>
          <span className="sr-only">Insert </span>
          {`{${field}}`}
        </Button>
      ))}
    </p>
  )
}
