import { type Field, fieldNames, readDraft, saveField } from './draft-store.ts'

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field

/** Saves the current field values, including those typed before scripts ran. */
export function saveFields(form: HTMLFormElement) {
  for (const name of fieldNames) saveField(fieldOf(form, name))
}

/** Fills empty fields from the draft, and the country from the guide that linked to the form. */
export function restoreFields(form: HTMLFormElement, guideCountries: Record<string, string>) {
  for (const [name, text] of Object.entries(readDraft() ?? {})) fill(form, name, text)
  const { origin, pathname } = new URL(document.referrer || location.href)
  if (origin === location.origin) fill(form, 'country', guideCountries[pathname] ?? '')
}

/** Fills the field if it is empty. */
function fill(form: HTMLFormElement, name: string, text: string) {
  const field: Field | null = fieldOf(form, name)
  if (!field || field.value || !text) return
  field.value = text
  // A stored option that no longer exists selects the first option.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}
