import { textFields } from '#app/contract/text-fields.ts'
import { Button } from '#app/ui/button.tsx'

interface FieldButtonsProps {
  text: string
  /** The cursor position, where text is inserted. */
  caret: number
  /** Called with the new text and the cursor position after the inserted text. */
  onInsert: (text: string, caret: number) => void
}

/** Inserts placeholders for data of the recipient. */
export function FieldButtons({ text, caret, onInsert }: FieldButtonsProps) {
  function insert(field: string) {
    const named = `{${field}}`
    onInsert(text.slice(0, caret) + named + text.slice(caret), caret + named.length)
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
