import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { describeFailure } from '#app/base/admin/describe-failure.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { canBeTranslated, type OpenDocument } from '../contract.ts'
import { listSecondLanguages, nameLanguage, type SecondLanguage } from '../language-contract.ts'
import { translationsApi } from '../translations-contract.ts'
import { linkToEditor, StateOf } from './pages.tsx'

/** Of an original: what there is in other languages, and what can be begun. */
export function Translations({ document }: { document: OpenDocument }) {
  const { id, kind, address, translations } = document
  const { begin, isSending } = useBegin(id)
  if (!canBeTranslated(kind)) return null
  const missing = listSecondLanguages().filter(
    (language) => !translations.some((each) => each.language === language),
  )

  return (
    <section
      aria-labelledby="translations"
      className="grid gap-2 rounded-card border border-line bg-white p-4"
    >
      <h2 id="translations" className="font-display text-lg font-semibold text-indigo">
        Translations
      </h2>
      <ul className="divide-y divide-line empty:hidden">
        {translations.map((translation) => (
          <li key={translation.id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <Link
              to={linkToEditor(translation.id)}
              lang={translation.language}
              className="min-w-6 font-semibold text-indigo underline"
            >
              {nameLanguage(translation.language)}
            </Link>
            <StateOf document={translation} />
          </li>
        ))}
      </ul>
      {address ? (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {missing.map((language) => (
            <Button
              key={language}
              size="small"
              disabled={isSending}
              onClick={() => begin(language)}
            >
              <span>
                Translate into <span lang={language}>{nameLanguage(language)}</span>
              </span>
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink/75">It can be translated once it is published.</p>
      )}
    </section>
  )
}

function useBegin(id: string) {
  const api = useApi()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)

  async function begin(language: SecondLanguage) {
    setSending(true)
    const made = await api
      .attempt(translationsApi.begin, { params: { id }, body: { language } })
      .catch(() => undefined)
    if (made?.ok) return navigate(linkToEditor(made.value.id))
    setSending(false)
    const description = describeFailure(made?.failure)
    return showToast('error', 'This did not work.', { description })
  }
  return { begin, isSending }
}
