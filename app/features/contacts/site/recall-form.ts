import type { Offered } from './offered.ts'
import { type Field, keepField, readTyped, writeTyped } from './typed-store.ts'

/**
 * Fills the form, before anybody turns to it, with what was typed in this tab and what links of
 * ours bring: the country of a guide, or a question (`data-question`). What is typed from now on
 * is kept at once: who leaves before the form's own scripts have come finds it again.
 */
export function recallForm() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-question]')
    const typed = readTyped()
    if (link && !typed?.message) writeTyped({ ...typed, message: link.dataset.question ?? '' })
  })

  const place = document.querySelector<HTMLElement>('[data-island=contact-form]')
  const form = place?.querySelector('form')
  place?.addEventListener('input', ({ target }) => keepField(target as Field))
  if (!form || !(document.referrer.startsWith(location.origin) || readTyped())) return
  const { guided }: Offered = JSON.parse(place?.dataset.props ?? '{}')
  import('./typed-fields.ts').then(({ bringToForm }) => bringToForm(form, guided), console.error)
}
