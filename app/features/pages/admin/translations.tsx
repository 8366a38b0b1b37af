import { Link, useNavigate } from 'react-router'
import { getLanguageName, listOtherLanguages, type OtherLanguage } from '#app/contract/languages.ts'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import type { PageDetails } from '../contract.ts'
import { translationsApi } from '../translations-contract.ts'
import { linkToEditor, PageState } from './pages.tsx'

/** Lists the translations of a source page and offers the missing languages. */
export function Translations({ page }: { page: PageDetails }) {
  const { id, address, translations } = page
  const { createTranslation, isSending } = useCreateTranslation(id)
  const missing = listOtherLanguages().filter(
    (language) => !translations.some((each) => each.language === language),
  )

  return (
    <section aria-labelledby="translations" className="grid gap-2 card p-4">
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
              {getLanguageName(translation.language)}
            </Link>
            <PageState page={translation} />
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
              onClick={() => createTranslation(language)}
            >
              <span>
                Translate into <span lang={language}>{getLanguageName(language)}</span>
              </span>
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink/75">Publish this page first, then translate it.</p>
      )}
    </section>
  )
}

function useCreateTranslation(id: string) {
  const { run, isSending } = useCommand()
  const navigate = useNavigate()

  async function createTranslation(language: OtherLanguage) {
    const input = { params: { id }, body: { language } }
    const failed = 'The translation could not be created.'
    const result = await run(translationsApi.create, input, failed)
    if (result) await navigate(linkToEditor(result.value.id))
  }
  return { createTranslation, isSending }
}
