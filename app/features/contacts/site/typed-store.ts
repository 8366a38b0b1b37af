export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const key = 'contact-form'
export const names = ['name', 'email', 'phone', 'country', 'message']

/** What was typed into the form in this tab and not sent, by field. */
export function readTyped(): Record<string, string> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    // The browser keeps nothing for us.
    return null
  }
}

export function writeTyped(typed?: Record<string, string>) {
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed))
    else sessionStorage.removeItem(key)
  } catch {}
}

/** What stands in a field of the form is what was typed. */
export function keepField({ name, value }: Field) {
  const typed = readTyped() ?? {}
  const isNews = names.includes(name) && value !== (typed[name] ?? '')
  if (isNews) writeTyped({ ...typed, [name]: value })
}
