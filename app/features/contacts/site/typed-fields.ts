import { guidePlaces } from '#app/features/guides/contract.ts'
import { preferredCodes, preferredDestinations } from '../contract.ts'
import type { OwnDestination } from './list-own.ts'
import { type Field, keepField, names, readTyped } from './typed-store.ts'

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field

/** Keeps what stands in the fields: what was typed before any script ran, or brought. */
export function keepFields(form: HTMLFormElement) {
  for (const name of names) keepField(fieldOf(form, name))
}

/**
 * Puts into what is empty what was typed before, and the country of the guide that somebody comes
 * from. `own`: the office's own destinations.
 */
export function bringToForm(form: HTMLFormElement, own: OwnDestination[]) {
  for (const [name, text] of Object.entries(readTyped() ?? {})) fill(form, name, text)
  const { origin, pathname } = new URL(document.referrer || location.href)
  if (origin === location.origin) fill(form, 'country', findCountry(pathname, own) ?? '')
}

/** The one whose guide stands at this path. */
function findCountry(path: string, own: OwnDestination[]) {
  const [code] = Object.entries(guidePlaces).find(([, guide]) => guide?.path === path) ?? []
  if (!code) return undefined
  const usual = preferredDestinations[preferredCodes.indexOf(code)]
  return usual ?? own.find((each) => each.code === code)?.country
}

/** Unless something stands there already. */
function fill(form: HTMLFormElement, name: string, text: string) {
  const field: Field | null = fieldOf(form, name)
  if (!field || field.value || !text) return
  field.value = text
  // What is not offered any more is no choice.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}
