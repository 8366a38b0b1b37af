import type { FactPickerProps } from '#app/platform/admin/fact-help.tsx'
import { FactSearch } from './fact-search.tsx'
import { useFacts } from './use-facts.ts'

/** A search for a fact to insert into a text. */
export default function FactPicker(props: FactPickerProps) {
  const facts = useFacts()
  return <FactSearch {...props} facts={facts} />
}
