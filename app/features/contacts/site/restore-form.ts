import type { DestinationOptions } from './destination-options.ts'
import { type Field, readDraft, saveField, writeDraft } from './draft-store.ts'

/**
 * Fills the form from the draft of this tab, the country of the linking guide or the question of a
 * link (`data-question`). Saves input immediately, even before the form is hydrated.
 */
export function restoreForm() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-question]')
    const draft = readDraft()
    if (link && !draft?.message) writeDraft({ ...draft, message: link.dataset.question ?? '' })
  })

  const place = document.querySelector<HTMLElement>('[data-island=contact-form]')
  const form = place?.querySelector('form')
  place?.addEventListener('input', ({ target }) => saveField(target as Field))
  if (!form || !(document.referrer.startsWith(location.origin) || readDraft())) return
  const { guideCountries }: DestinationOptions = JSON.parse(place?.dataset.props ?? '{}')
  import('./draft-fields.ts').then(
    ({ restoreFields }) => restoreFields(form, guideCountries),
    console.error,
  )
}
