import { useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { type FieldValue, readInteger, type SchemaFieldProps } from './field-value.ts'

/** Edits a list of short texts or numbers, one per line. */
export function LinesField({ schema, value, path, onChange }: SchemaFieldProps) {
  const { title = '', description = 'One per line.', items, minItems, maxItems = 10 } = schema
  const stored = (value as FieldValue[] | undefined) ?? []
  const [typed, setTyped] = useState(stored.join('\n'))
  const parseLines = (text: string) => {
    const lines = text.split('\n').map((line) => line.trim())
    const entries = lines.filter(Boolean)
    return items?.type === 'integer' ? entries.map(readInteger) : entries
  }
  // Shows the typed text unless the stored value was changed elsewhere.
  const showsTyped = parseLines(typed).join('\n') === stored.join('\n')

  return (
    <TextField
      label={title}
      isRequired={Boolean(minItems)}
      hint={description}
      rows={maxItems > 12 ? 6 : 2}
      value={showsTyped ? typed : stored.join('\n')}
      path={path}
      onChange={(text) => {
        setTyped(text)
        onChange(parseLines(text))
      }}
    />
  )
}
