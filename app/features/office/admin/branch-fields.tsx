import type { Branch } from '#app/contract/office.ts'
import { CountryField } from '#app/platform/admin/country-field.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ListFields } from './list-fields.tsx'
import type { OfficeEditor } from './use-office-editor.ts'
import { WeekFields } from './week-fields.tsx'

const newBranch: Branch = {
  name: '',
  address: '',
  city: '',
  country: 'NP',
  phone: '',
  map: '',
  week: [],
}
const textFields = [
  {
    name: 'name',
    label: 'Name',
    hint: 'For example “Head office”. Can be blank if there is only one address.',
  },
  { name: 'address', label: 'Address', isRequired: true },
  { name: 'city', label: 'City', isRequired: true, hint: 'For search engines.' },
  { name: 'phone', label: 'Branch phone', hint: 'Only if it differs from the office’s phone.' },
  {
    name: 'map',
    label: 'Map link',
    hint: 'Open the place in a map and copy the link from “Share”.',
  },
] as const

/** Addresses of the office; the first one is the main one. */
export function BranchFields({ editor }: { editor: OfficeEditor }) {
  const { office, change } = editor
  const otherExamples = office.examples.filter((field) => field !== 'branches')

  return (
    <ListFields
      singular="address"
      path="branches"
      items={office.branches}
      min={1}
      max={12}
      newItem={newBranch}
      onChange={(branches) => change({ branches, examples: otherExamples })}
    >
      {(branch, index, update) => (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {textFields.map(({ name, ...field }) => (
              <TextField
                key={name}
                {...field}
                value={branch[name]}
                path={`branches.${index}.${name}`}
                onChange={(text) => update({ [name]: text })}
              />
            ))}
            <CountryField
              label="Country"
              isRequired
              value={branch.country}
              path={`branches.${index}.country`}
              onChange={(country) => update({ country })}
            />
          </div>
          <Checkbox
            label="Has its own opening hours"
            path={branch.week.length > 0 ? undefined : `branches.${index}.week`}
            isChecked={branch.week.length > 0}
            onChange={(hasOwnHours) => update({ week: hasOwnHours ? office.week : [] })}
          />
          {branch.week.length > 0 && (
            <WeekFields
              week={branch.week}
              path={`branches.${index}.week`}
              onChange={(week) => update({ week })}
            />
          )}
        </>
      )}
    </ListFields>
  )
}
