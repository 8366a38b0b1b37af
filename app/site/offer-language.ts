import { tryStorage } from '#app/platform/browser/try-storage.ts'

/** Stores the language that the visitor chooses in the top bar, and offers it on other pages. */
export function offerLanguage() {
  for (const item of document.querySelectorAll<HTMLElement>('[data-language]')) {
    const { language, offer } = item.dataset
    if (offer && offer === tryStorage(() => localStorage.language)) item.hidden = false
    item.onclick = () => tryStorage(() => localStorage.setItem('language', `${language}`))
  }
}
