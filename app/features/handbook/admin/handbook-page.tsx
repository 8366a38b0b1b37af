import { data, Form, Link, useSearchParams } from 'react-router'
import { Screen } from '#app/platform/admin/screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { searchHandbook, toSectionId } from '../handbook.ts'
import type { Handbook, HandbookPage as Page } from '../handbook-page.ts'
import { loadHandbook } from '../language.ts'
import type { Route } from './+types/handbook-page.ts'

/** Loads the words of the handbook. Throws 404 for an unknown page. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [handbook, english] = await Promise.all([loadHandbook(), import('../texts/en/handbook.ts')])
  const handbooks = { handbook, english: english.handbook }
  if (params.page === undefined) return { ...handbooks, page: undefined }
  if (!Object.hasOwn(handbook, params.page)) throw data(null, { status: 404 })
  return { ...handbooks, page: handbook[params.page] }
}

export default function HandbookPage({ loaderData }: Route.ComponentProps) {
  const { handbook, english, page } = loaderData
  const [query] = useSearchParams()
  const q = query.get('q')?.trim() ?? ''

  return (
    <Screen
      title={page?.title ?? 'Handbook'}
      above={page && <BackToHandbook />}
      subtitle={page && <p className="text-ink/75">{page.summary}</p>}
    >
      <Form role="search" action="/admin/handbook" className="flex max-w-prose items-center gap-2">
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Search the handbook"
          placeholder="For example backup"
          maxLength={200}
          className="min-h-11 w-0 min-w-0 grow rounded-full border border-ink/40 bg-white px-4 py-1 text-base"
        />
        <Button type="submit">Search</Button>
      </Form>
      {page ? <Sections page={page} /> : <Results handbook={handbook} english={english} q={q} />}
    </Screen>
  )
}

function BackToHandbook() {
  return (
    <Link to="/admin/handbook" className="inline-block py-1 text-indigo underline">
      Handbook
    </Link>
  )
}

interface ResultsProps {
  handbook: Handbook
  english: Handbook
  q: string
}

/** The sections with all words, or the list of pages without words. */
function Results({ handbook, english, q }: ResultsProps) {
  if (!q) return <PageList handbook={handbook} />
  const results = searchHandbook(handbook, english, q)

  return (
    <>
      <p role="status">
        {results.length === 0 && `Nothing about “${q}”. Try one other word, or choose a page.`}
        {results.length === 1 && `1 section about “${q}”`}
        {results.length > 1 && `${results.length} sections about “${q}”`}
      </p>
      {results.length === 0 && <PageList handbook={handbook} />}
      <ul className="grid max-w-prose gap-3 empty:hidden">
        {results.map(({ address, page, heading, text }) => (
          <li key={address} className="grid gap-1 card p-4">
            <Link to={address} className="font-semibold text-indigo underline">
              {page}: {heading}
            </Link>
            <p className="text-ink/75">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function PageList({ handbook }: { handbook: Handbook }) {
  return (
    <ul aria-label="Pages of the handbook" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {Object.entries(handbook).map(([key, { title, summary }]) => (
        <li key={key} className="grid content-start gap-1 card p-4">
          <Link to={`/admin/handbook/${key}`} className="font-semibold text-indigo underline">
            {title}
          </Link>
          <p className="text-ink/75">{summary}</p>
        </li>
      ))}
    </ul>
  )
}

function Sections({ page: { sections } }: { page: Page }) {
  return (
    <div className="grid max-w-prose gap-6">
      {sections.map(({ heading, text }) => (
        <section key={heading} aria-labelledby={toSectionId(heading)} className="grid gap-2">
          <h2
            id={toSectionId(heading)}
            className="scroll-mt-4 font-display text-xl font-semibold text-indigo"
          >
            {heading}
          </h2>
          {text.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <ol key={part[0]} className="grid list-decimal gap-1 pl-6">
                {part.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            ),
          )}
        </section>
      ))}
    </div>
  )
}
