import { type Field, fieldNames, readDraft, saveField } from './draft-store.ts'

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field

/** Keeps what stands in the fields: what was typed before any script ran, or brought. */
export function saveFields(form: HTMLFormElement) {
  for (const name of fieldNames) saveField(fieldOf(form, name))
}

/**
 * Puts into what is empty what was typed before, and the country of the guide that somebody comes
 * from. `guided`: what the form calls the countries of the guides, by the guides' addresses.
 */
export function restoreFields(form: HTMLFormElement, guideCountries: Record<string, string>) {
  for (const [name, text] of Object.entries(readDraft() ?? {})) fill(form, name, text)
  const { origin, pathname } = new URL(document.referrer || location.href)
  if (origin === location.origin) fill(form, 'country', guideCountries[pathname] ?? '')
}

/** Unless something stands there already. */
function fill(form: HTMLFormElement, name: string, text: string) {
  const field: Field | null = fieldOf(form, name)
  if (!field || field.value || !text) return
  field.value = text
  // What is not offered any more is no choice.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}
