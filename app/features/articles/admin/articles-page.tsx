import { languageNames } from '#app/contract/languages.ts'
import { PageState, pageColumns, stateNames } from '#app/features/pages/admin/pages.tsx'
import { TypedPages } from '#app/features/pages/admin/typed-pages.tsx'
import { list } from '#app/platform/admin/list/list.ts'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { articlesApi } from '../contract.ts'
import type { Route } from './+types/articles-page.ts'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(articles, args)

/** Opening or closing the dialog does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.has('add') === nextUrl.searchParams.has('add')

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  return <TypedPages type="article" list={articles} addLabel="+ New article" {...loaderData} />
}

const articles = list(articlesApi.list, {
  id: 'articles',
  title: 'Articles',
  plural: 'articles',
  describeEmpty: ({ q, filters }) =>
    q || Object.values(filters).some(Boolean)
      ? 'Search for part of a title or an address, or remove a filter.'
      : 'News and advice for students. Visitors find articles once you publish the first one. Press “+ New article” to write it.',
  countLabel: ['article', 'articles'],
  search: { label: 'Search articles', placeholder: 'Title or address' },
  defaultSort: '-saved_at',
  paging: 'numbered',
  filters: {
    state: { label: 'Status', all: 'Any status', options: stateNames },
    language: { label: 'Language', all: 'All languages', options: languageNames },
  },
  columns: {
    chosen: pageColumns.chosen,
    title: pageColumns.title,
    language: pageColumns.language,
    state: { heading: 'Status', width: 'w-[20%]', cell: (row) => <PageState page={row} /> },
    saved: pageColumns.saved,
  },
})
