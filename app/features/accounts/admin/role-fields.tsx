import { useId } from 'react'
import { type RoleAssignment, roles } from '#app/contract/rights.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { roleLabels } from './role-labels.ts'

interface RoleFieldsProps {
  assignment: RoleAssignment
  onChange: (assignment: RoleAssignment) => void
}

/** Role, and the leads that a counsellor has access to. */
export function RoleFields(props: RoleFieldsProps) {
  const { role } = props.assignment
  const name = useId()

  return (
    <>
      <ChoiceGroup label="Role" path="role" className="pb-1 font-medium">
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
              onChange={() => props.onChange({ role: each, lead_scope: '', branch: '' })}
              className="mt-0.5 size-5 shrink-0 accent-indigo"
            />
            <span>
              <span className="font-semibold">{roleLabels[each].name}</span>
              <span className="block text-sm text-ink/75">{roleLabels[each].description}</span>
            </span>
          </label>
        ))}
      </ChoiceGroup>
      {role === 'counsellor' && <LeadScopeField {...props} />}
    </>
  )
}

/** One select: all leads, own leads, or those of a branch. */
function LeadScopeField({ assignment: { role, lead_scope, branch }, onChange }: RoleFieldsProps) {
  const branches = useOffice().branches.flatMap(({ name }) => name || [])
  // Offers a branch that was renamed meanwhile, as it is still assigned.
  const options = branch === '' || branches.includes(branch) ? branches : [branch, ...branches]
  const choices: [string, string][] = [
    ['', 'All leads'],
    ['own', 'Only their own leads'],
    ...options.map((each): [string, string] => [
      `branch ${each}`,
      `Leads of ${each}, and their own`,
    ]),
  ]

  function selectScope(value: string) {
    if (value === '' || value === 'own') onChange({ role, lead_scope: value, branch: '' })
    else onChange({ role, lead_scope: 'branch', branch: value.slice('branch '.length) })
  }

  return (
    <SelectField
      label="Lead access"
      hint={lead_scope ? 'Chat and contact messages require access to all leads.' : undefined}
      path="branch"
      options={choices}
      value={lead_scope === 'branch' ? `branch ${branch}` : lead_scope}
      onChange={selectScope}
    />
  )
}
