import { Link, useSearchParams } from 'react-router'
import { getLanguageName } from '#app/contract/languages.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { type Words, wordsApi } from '../contract.ts'
import type { Route } from './+types/words-page.ts'
import { WordsForm } from './words-form.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { words: await context.get(apiContext).call(wordsApi.list, {}) }
}

/** The texts of the site that the office can change, in one language at a time. */
export default function WordsPage({ loaderData: { words } }: Route.ComponentProps) {
  const [searchParams] = useSearchParams()
  const language = searchParams.get('language')
  const shown = words.find((each) => each.language === language) ?? words[0]
  if (!shown) return null

  return (
    <Screen
      title="Words"
      subtitle={
        <p className="max-w-prose text-ink/75">
          Short texts of the website: the chat’s welcome, the contact form and when you answer.
          Visitors see changes as soon as you save.
        </p>
      }
      actions={<LanguageTabs words={words} shown={shown.language} />}
    >
      <WordsForm key={shown.language} stored={shown} words={words} />
    </Screen>
  )
}

function LanguageTabs({ words, shown }: { words: Words[]; shown: string }) {
  return (
    <nav
      aria-label="Language of the site"
      className="flex w-fit rounded-full border border-line bg-white"
    >
      {words.map(({ language }) => (
        <Link
          key={language}
          to={`?language=${language}`}
          replace
          lang={language}
          aria-current={language === shown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold aria-[current]:bg-indigo aria-[current]:text-white"
        >
          {getLanguageName(language)}
        </Link>
      ))}
    </nav>
  )
}
