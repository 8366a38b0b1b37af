import { guidePlaces } from '#app/features/guides/contract.ts'
import { preferredCodes, preferredDestinations } from '../contract.ts'
import type { OwnDestination } from './own-destinations.ts'
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

/** Puts what was typed before into what is empty. */
export function bringBack(form: HTMLFormElement) {
  for (const [name, text] of Object.entries(readTyped() ?? {})) fill(form, name, text)
}

/** Chooses the country whose guide stands at this path. */
export function chooseCountry(form: HTMLFormElement, path: string, own: OwnDestination[]) {
  const [code] = Object.entries(guidePlaces).find(([, guide]) => guide?.path === path) ?? []
  if (!code) return
  const usual = preferredDestinations[preferredCodes.indexOf(code)]
  fill(form, 'country', usual ?? own.find((each) => each.code === code)?.country ?? '')
}

/** Unless something stands there already. */
export function fill(form: HTMLFormElement, name: string, text: string) {
  const field: Field | null = fieldOf(form, name)
  if (!field || field.value) return
  field.value = text
  // What is not offered any more is no choice.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}
