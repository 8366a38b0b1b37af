const KEY = 'language'

/** Stores the language that the visitor chooses in the top bar, and offers it on other pages. */
export function offerLanguage() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language] a'))
    link.addEventListener('click', () => storeLanguage(link.hreflang))
  const offer = document.querySelector<HTMLElement>(`[data-offer="${readLanguage()}"]`)
  if (offer) offer.hidden = false
}

function readLanguage() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // The browser does not allow storage.
    return null
  }
}

function storeLanguage(language: string) {
  try {
    localStorage.setItem(KEY, language)
  } catch {}
}
