import { useState } from 'react'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { countries } from '#app/platform/admin/countries.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type MappedField, type MappedValue, mappedFields, type UnknownValue } from '../contract.ts'
import { labelOfImport } from './guess-columns.ts'
import { suggestTarget } from './suggest-target.ts'

/** Values that are listed at once. */
const PAGE_SIZE = 24

type Option = readonly [value: string, name: string]

export type Targets = Record<MappedField, readonly Option[]>

/** Returns a function that lists what values can mean. A source can also mean another of the file. */
export function useTargets(sources: string[]) {
  const { stages, people } = useOfficeLists()
  const { branches } = useOffice()
  const toOption = (name: string): Option => [name, name]
  return (unknown: Pick<UnknownValue, 'field' | 'value'>[]): Targets => {
    const typed = unknown.flatMap(({ field, value }) => (field === 'source' ? [value] : []))
    return {
      stage: stages.map(({ id, name }) => [id, name]),
      owner: people.filter(({ isAssignable }) => isAssignable).map(({ id, name }) => [id, name]),
      branch: branches.flatMap(({ name }) => (name ? [toOption(name)] : [])),
      country: countries,
      source: [...new Set([...sources, ...typed])].map(toOption),
    }
  }
}

/**
 * Returns the meaning of each value: that of the last import, or a proposal. The first source of an
 * office can mean nothing else.
 */
export const proposeValues = (unknown: UnknownValue[], targets: Targets): MappedValue[] =>
  unknown
    .filter(({ field }) => field !== 'source' || targets.source.length > 1)
    .map(({ field, value, target }) => {
      const isKnown =
        target === '' || (target !== null && targets[field].some(([option]) => option === target))
      const proposed = field === 'source' ? value : suggestTarget(field, value, targets[field])
      return { field, value, target: isKnown ? target : proposed }
    })

interface ValueMappingProps {
  values: MappedValue[]
  targets: Targets
  onChange: (values: MappedValue[]) => void
}

/** Maps values of the file that the office does not have, each once. */
export function ValueMapping({ values, targets, onChange }: ValueMappingProps) {
  return (
    <div className="grid gap-4">
      {mappedFields.map((field) => {
        const own = values.filter((each) => each.field === field)
        return (
          own.length > 0 && (
            <FieldValues
              key={field}
              field={field}
              values={own}
              targets={targets}
              onChange={(changed) =>
                onChange(values.map((each) => (isSame(each, changed) ? changed : each)))
              }
            />
          )
        )
      })}
    </div>
  )
}

const isSame = (one: MappedValue, other: MappedValue) =>
  one.field === other.field && one.value === other.value

interface FieldValuesProps {
  field: MappedField
  values: MappedValue[]
  targets: Targets
  onChange: (value: MappedValue) => void
}

function FieldValues({ field, values, targets, onChange }: FieldValuesProps) {
  const [shown, setShown] = useState(PAGE_SIZE)

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{labelOfImport(field)}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {values.slice(0, shown).map((each) => (
          <SelectField
            key={each.value}
            label={`“${each.value}” means`}
            options={listOptions(each, targets)}
            value={each.target}
            onChange={(target) => onChange({ ...each, target })}
          />
        ))}
      </div>
      {values.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + PAGE_SIZE)}>
          Show more of {values.length}
        </Button>
      )}
    </fieldset>
  )
}

const listOptions = ({ field, value }: MappedValue, targets: Targets): readonly Option[] =>
  field === 'source'
    ? targets.source.map(
        ([each, name]) => [each, each === value ? `Keep “${name}”` : name] as const,
      )
    : [['', 'Keep as a note'], ...targets[field]]
