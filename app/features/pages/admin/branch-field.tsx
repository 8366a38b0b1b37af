import { useOffice } from '#app/platform/browser/office-context.ts'
import { Field } from '#app/ui/field.tsx'

interface BranchFieldProps {
  label: string
  path: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** Chooses a branch of the office profile. */
export function BranchField({ label, path, hint, value, onChange }: BranchFieldProps) {
  const names = useOffice().branches.flatMap(({ name }) => name || [])
  // Shows a branch that was renamed meanwhile, as it is still the stored one.
  const isKnown = value === '' || names.includes(value)

  return (
    <Field label={label} hint={hint} path={path}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">–</option>
          {(isKnown ? names : [value, ...names]).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
