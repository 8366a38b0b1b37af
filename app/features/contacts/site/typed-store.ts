const key = 'contact-form'

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
