import type { FieldMessages } from '#app/platform/admin/use-editor.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { confirmJump } from '../content/describe-jump.ts'

const name = 'is_amount_confirmed'

interface JumpFieldProps {
  /** Describes the unusual amount; undefined or '' for none. */
  jump: string | undefined
  editor: {
    values: { [name]?: string }
    change: (field: typeof name, text: string) => void
  }
}

/**
 * Asks whether an amount is meant that is many times more or less than the present one. The tick
 * counts only for the amount for which it was set.
 */
export function JumpField({ jump, editor }: JumpFieldProps) {
  if (!jump) return null
  return (
    <div className="rounded-lg border border-alarm px-3 py-2">
      <p className="font-semibold wrap-anywhere">{jump}</p>
      <Checkbox
        label="The new amount is right"
        path={name}
        isChecked={editor.values[name] === jump}
        onChange={(isChecked) => editor.change(name, isChecked ? jump : '')}
      />
    </div>
  )
}

/** The editor without the error about an amount that was corrected since. */
export function withCurrentJump<E extends { failure: { fields: FieldMessages } }>(
  editor: E,
  jump: string | undefined,
): E {
  const { [name]: error, ...fields } = editor.failure.fields
  const isCurrent = !error?.endsWith(confirmJump) || (jump && error.startsWith(jump))
  return isCurrent ? editor : { ...editor, failure: { ...editor.failure, fields } }
}

/** Returns the error of the field unless this amount was confirmed. */
export const checkJump = (
  jump: string | undefined,
  confirmed: string | undefined,
): FieldMessages => (jump && confirmed !== jump ? { [name]: `${jump} ${confirmJump}` } : {})
