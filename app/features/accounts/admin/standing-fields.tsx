import { useId } from 'react'
import { roles, type Standing } from '#app/contract/rights.ts'
import { roleWords } from './role-words.ts'

interface StandingFieldsProps {
  standing: Standing
  onChange: (standing: Standing) => void
}

/** What somebody is to be in the office. */
export function StandingFields({ standing: { role }, onChange }: StandingFieldsProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-medium">Role</legend>
      {roles.map((each) => (
        <label
          key={each}
          className="flex gap-3 rounded-lg border border-line px-3 py-2 has-checked:border-indigo has-checked:bg-indigo/5"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={role === each}
            onChange={() => onChange({ role: each, kept_to: '', branch: '' })}
            className="mt-0.5 size-5 shrink-0 accent-indigo"
          />
          <span>
            <span className="font-semibold">{roleWords[each].name}</span>
            <span className="block text-sm text-ink/75">{roleWords[each].does}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
