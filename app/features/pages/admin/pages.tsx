import { Link } from 'react-router'
import { defaultLanguage, getLanguageName, languageNames } from '#app/contract/languages.ts'
import { type Column, type List, list } from '#app/platform/admin/list/list.ts'
import { SelectRowBox } from '#app/platform/admin/list/selection.tsx'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import {
  getAddressPrefix,
  isNumerous,
  type ListedPage,
  type Page,
  type PageType,
  pagesApi,
  type State,
} from '../contract.ts'
import { formatVersionsBehind } from './format-versions-behind.ts'
import { getTypeName, pageTypeNames } from './publish-dialog.tsx'

export const stateNames: Record<State, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with changes',
  scheduled: 'Scheduled',
  archived: 'Archived',
}

/** Columns of every list of pages. */
export const pageColumns = {
  chosen: {
    heading: 'Select',
    width: 'w-20',
    cell: ({ id, title }) => <SelectRowBox id={id} name={title.trim() || 'Untitled'} />,
  },
  title: {
    heading: 'Title',
    sort: 'title',
    cell: ({ id, title, language }) => (
      <Link
        to={linkToEditor(id)}
        lang={language}
        className="inline-block py-1 font-semibold text-indigo underline wrap-anywhere"
      >
        {title.trim() || 'Untitled'}
      </Link>
    ),
  },
  language: {
    heading: 'Language',
    width: 'w-[10%]',
    cell: ({ language }) => <span lang={language}>{getLanguageName(language)}</span>,
  },
  saved: {
    heading: 'Last changed',
    sort: 'saved_at',
    orders: [
      ['-saved_at', 'Newest first'],
      ['saved_at', 'Oldest first'],
    ],
    width: 'w-[20%]',
    cell: ({ saved_at, saved_by }) => (
      // One element, since phones lay out each child of a cell separately.
      <span>
        <OfficeDateTime at={saved_at} className="tabular-nums" />
        <span className="text-ink/75"> by {saved_by}</span>
      </span>
    ),
  },
} satisfies Record<string, Column<Page, 'title' | 'saved_at'>>

/** Returns the definition of the list, which filters by these authors. */
export const createPageList = (authors: string[]): List<ListedPage> =>
  list(pagesApi.list, {
    id: 'pages',
    title: 'Pages',
    plural: 'pages',
    describeEmpty: ({ q, filters: { language, ...others } }) => {
      if (q || Object.values(others).some(Boolean))
        return 'Search for part of a title or an address, or remove a filter.'
      return language && language !== defaultLanguage
        ? 'Translations of pages appear here. Open a published page to translate it.'
        : 'Pages are what visitors of the website read. Press “+ New page” to write the first one.'
    },
    search: { label: 'Search pages', placeholder: 'Title or address' },
    defaultSort: 'title',
    filters: {
      type: {
        label: 'Type',
        isLinks: true,
        all: 'All',
        options: Object.fromEntries(
          Object.entries(pageTypeNames)
            .filter(([type]) => !isNumerous(type))
            .map(([type, { plural }]) => [type, plural]),
        ),
      },
      language: { label: 'Language', all: 'All languages', options: languageNames, isLinks: true },
      state: { label: 'Status', all: 'Any status', options: stateNames },
      author: {
        label: 'Last changed by',
        all: 'Changed by anyone',
        options: Object.fromEntries(authors.map((name) => [name, `By ${name}`])),
      },
    },
    columns: {
      chosen: pageColumns.chosen,
      title: pageColumns.title,
      type: { heading: 'Type', width: 'w-[9%]', cell: ({ type }) => getTypeName(type) },
      language: pageColumns.language,
      address: {
        heading: 'Address',
        width: 'w-[20%]',
        cell: ({ type, language, address, slug }) =>
          address ? (
            <a
              href={address}
              className="inline-block min-w-6 py-0.5 text-indigo underline wrap-anywhere"
            >
              {address}
            </a>
          ) : (
            <span className="text-ink/75 wrap-anywhere">
              {getAddressPrefix(type, language) + slug}
            </span>
          ),
      },
      state: {
        heading: 'Status',
        width: 'w-[18%]',
        sort: 'state',
        orders: [
          ['state', 'Status, drafts first'],
          ['-state', 'Status, archived first'],
        ],
        cell: (row) => <PageState page={row} />,
      },
      saved: pageColumns.saved,
    },
  })

/** The screen with the list of pages of this type. */
export const getListScreen = (type?: PageType) =>
  type && isNumerous(type) ? `/admin/${type}s` : '/admin/pages'

export const linkToEditor = (id: string) => `/admin/pages/edit?id=${id}`

/** Shows the publishing status of a page. */
export function PageState({
  page,
}: {
  page: Pick<Page, 'state' | 'address' | 'scheduled_for' | 'error' | 'versions_behind'>
}) {
  const { state, address, scheduled_for, error, versions_behind } = page

  return (
    <span>
      <span className={state === 'published' ? '' : 'font-semibold'}>
        {state === 'scheduled' && address ? 'Live, changes scheduled' : stateNames[state]}
      </span>
      {scheduled_for && !error && (
        <>
          {' for '}
          <OfficeDateTime at={scheduled_for} className="tabular-nums" />
        </>
      )}
      {versions_behind > 0 && (
        <span className="block font-semibold text-alarm">
          {formatVersionsBehind(versions_behind)}
        </span>
      )}
      {error && <span className="block text-alarm">Could not be published: {error}</span>}
    </span>
  )
}
