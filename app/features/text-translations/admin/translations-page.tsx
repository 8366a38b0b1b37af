import { useContext, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  defaultLanguage,
  getLanguageName,
  listOtherLanguages,
  type OtherLanguage,
} from '#app/contract/languages.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SiteContext } from '#app/ui/page-head.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type TextTranslation, textTranslationsApi } from '../contract.ts'
import type { Route } from './+types/translations-page.ts'
import { getPlaceLabel } from './get-place-label.ts'
import { TranslationForm } from './translation-form.tsx'

/** Rows that are shown at once. */
const PAGE_SIZE = 50

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('language')
  const [first = 'ne', ...others] = listOtherLanguages()
  const language = others.find((each) => each === wanted) ?? first
  const querystring = { language }
  const texts = await context.get(apiContext).call(textTranslationsApi.list, { querystring })
  return { language, texts }
}

export default function TranslationsPage({ loaderData }: Route.ComponentProps) {
  return <Translations key={loaderData.language} {...loaderData} />
}

interface TranslationsProps {
  language: OtherLanguage
  texts: TextTranslation[]
}

/** Translates the texts outside pages. Those without a translation come first. */
function Translations({ language, texts: loaded }: TranslationsProps) {
  const [texts, setTexts] = useState(loaded)
  const [q, setQ] = useState('')
  const [isMissingOnly, setIsMissingOnly] = useState(false)
  const [limit, setLimit] = useState(PAGE_SIZE)
  // Rows stay in their place while they are edited.
  const [order] = useState(() =>
    loaded
      .toSorted((one, other) => Number(one.text !== '') - Number(other.text !== ''))
      .map(({ source }) => source),
  )
  const bySource = new Map(texts.map((each) => [each.source, each]))
  const missing = texts.filter(({ text }) => text === '').length
  const found = order
    .flatMap((source) => bySource.get(source) ?? [])
    .filter((each) => matches(each, q) && (!isMissingOnly || each.text === ''))

  return (
    <Screen
      title="Translations"
      subtitle={
        <p className="max-w-prose text-ink/75">
          {missing === 0
            ? `All ${texts.length} texts are in ${getLanguageName(language)}.`
            : `${missing} of ${texts.length} texts are not in ${getLanguageName(language)} yet. Visitors see them in English.`}
        </p>
      }
    >
      <div className="grid max-w-5xl gap-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          <LanguageField language={language} />
          <div className="w-full sm:w-80">
            <TextField label="Find a text" value={q} onChange={setQ} />
          </div>
          <Checkbox
            label="Only without translation"
            isChecked={isMissingOnly}
            onChange={setIsMissingOnly}
          />
        </div>
        <p role="status" className="text-sm text-ink/75">
          {found.length === 1 ? '1 text' : `${found.length} texts`}
        </p>
        <ul className="grid gap-3">
          {found.slice(0, limit).map((each) => (
            <li key={each.source}>
              <TranslationForm
                stored={each}
                language={language}
                onSaved={(saved) =>
                  setTexts((all) => all.map((one) => (one.source === saved.source ? saved : one)))
                }
              />
            </li>
          ))}
        </ul>
        {found.length > limit && (
          <Button onClick={() => setLimit(limit + PAGE_SIZE)}>Show more</Button>
        )}
      </div>
    </Screen>
  )
}

/** Chooses the language, if the site has more than one beside English. */
function LanguageField({ language }: Pick<TranslationsProps, 'language'>) {
  const { languages } = useContext(SiteContext)
  const [, setSearchParams] = useSearchParams()
  const others = languages.filter((each) => each.language !== defaultLanguage)
  if (others.length < 2) return null

  return (
    <SelectField
      label="Language"
      options={others.map((each): [string, string] => [each.language, each.name])}
      value={language}
      onChange={(chosen) => setSearchParams({ language: chosen })}
    />
  )
}

function matches({ source, text, place }: TextTranslation, q: string) {
  const all = `${source} ${text} ${getPlaceLabel(place)}`.toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((part) => all.includes(part))
}
