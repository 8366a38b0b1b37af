import { tryStorage } from '#app/platform/browser/try-storage.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const key = 'contact-form'
export const fieldNames = ['name', 'email', 'phone', 'country', 'message']

/** Returns the unsent field values of this tab. */
export function readDraft(): Record<string, string> | null {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null
}

export function writeDraft(draft?: Record<string, string>) {
  tryStorage(() =>
    draft ? sessionStorage.setItem(key, JSON.stringify(draft)) : sessionStorage.removeItem(key),
  )
}

/** Saves a changed field in the draft. */
export function saveField({ name, value }: Field) {
  const draft = readDraft() ?? {}
  const isChanged = fieldNames.includes(name) && value !== (draft[name] ?? '')
  if (isChanged) writeDraft({ ...draft, [name]: value })
}
