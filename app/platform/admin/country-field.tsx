import type { ComponentProps } from 'react'
import { SelectField } from '#app/ui/select-field.tsx'
import { countries } from './countries.ts'

/** Chooses a country. The value is its ISO 3166 code; '' for none yet. */
export function CountryField(props: Omit<ComponentProps<typeof SelectField<string>>, 'options'>) {
  const { value } = props
  const isListed = countries.some(([code]) => code === value)
  const options = isListed ? countries : [[value, value || '–'] as const, ...countries]
  return <SelectField {...props} options={options} />
}
