import { guidePlaces } from '#app/features/guides/contract.ts'
import { preferredCodes, preferredDestinations } from '../contract.ts'
import type { OwnDestination } from './list-own.ts'
import { readTyped, writeTyped } from './typed-store.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const names = ['name', 'email', 'phone', 'country', 'message']
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field

/** Keeps what stands in the fields and what is typed from now on; what it returns ends that. */
export function keepTyped(form: HTMLFormElement) {
  const keepFrom = ({ target }: Event) => keep(target as Field)
  for (const name of names) keep(fieldOf(form, name))
  form.addEventListener('input', keepFrom)
  return () => form.removeEventListener('input', keepFrom)
}

function keep({ name, value }: Field) {
  const typed = readTyped() ?? {}
  const isNews = names.includes(name) && value !== (typed[name] ?? '')
  if (isNews) writeTyped({ ...typed, [name]: value })
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
