export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const key = 'contact-form'
export const fieldNames = ['name', 'email', 'phone', 'country', 'message']

/** What was typed into the form in this tab and not sent, by field. */
export function readDraft(): Record<string, string> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    // The browser keeps nothing for us.
    return null
  }
}

export function writeDraft(draft?: Record<string, string>) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {}
}

/** What stands in a field of the form is what was typed. */
export function saveField({ name, value }: Field) {
  const draft = readDraft() ?? {}
  const isChanged = fieldNames.includes(name) && value !== (draft[name] ?? '')
  if (isChanged) writeDraft({ ...draft, [name]: value })
}
