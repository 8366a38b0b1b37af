import { Link } from 'react-router'
import { getLanguageName } from '#app/contract/languages.ts'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { newsletterApi, type SubscriberState } from '../contract.ts'
import type { Route } from './+types/newsletter-page.ts'
import { NewsletterSettings } from './newsletter-settings.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [found, status] = await Promise.all([
    loadList(subscribers, args),
    args.context.get(apiContext).attempt(newsletterApi.readStatus, {}),
  ])
  return { ...found, status: status.ok ? status.value : undefined }
}

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { status, ...found } = loaderData

  return (
    <ListScreen
      list={subscribers}
      {...found}
      intro={
        <>
          <Link to="/admin/contacts" className="w-fit text-sm text-indigo underline">
            Contact Messages
          </Link>
          {status && <NewsletterSettings status={status} />}
        </>
      }
    />
  )
}

const stateNames: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
}

const subscribers = list(newsletterApi.list, {
  id: 'contacts/newsletter',
  title: 'Newsletter',
  plural: 'subscribers',
  emptyName: 'subscribers',
  describeEmpty: ({ q, filters }) =>
    q || filters.state
      ? 'No subscriber matches your search.'
      : 'Visitors who subscribe on your website appear here.',
  countLabel: ['subscriber', 'subscribers'],
  search: { label: 'Search subscribers', placeholder: 'Email' },
  filters: {
    state: {
      label: 'Status',
      all: 'All',
      options: stateNames,
      describeChoice: (state) => `(${state})`,
    },
  },
  paging: 'numbered',
  columns: {
    email: {
      heading: 'Email',
      cell: ({ email }) => <span className="font-semibold wrap-anywhere">{email}</span>,
      csv: ({ email }) => email,
    },
    state: {
      heading: 'Status',
      width: 'w-32',
      cell: ({ state }) => stateNames[state],
      csv: ({ state }) => stateNames[state],
    },
    language: {
      heading: 'Language',
      width: 'w-28',
      cell: ({ language }) => getLanguageName(language),
      csv: ({ language }) => getLanguageName(language),
    },
    page: {
      heading: 'Page',
      width: 'w-[14%]',
      cell: ({ page }) => <span className="wrap-anywhere">{page || '–'}</span>,
      csv: ({ page }) => page,
    },
    created_at: {
      heading: 'Date',
      width: 'w-40',
      cell: ({ created_at }) => <OfficeDateTime at={created_at} className="tabular-nums" />,
      csv: ({ created_at }) => new Date(created_at),
    },
    confirmed_at: {
      heading: 'Confirmed at',
      csv: ({ confirmed_at }) => (confirmed_at ? new Date(confirmed_at) : ''),
    },
    unsubscribe_url: {
      heading: 'Unsubscribe link',
      csv: ({ unsubscribe_url = '' }) => unsubscribe_url,
    },
    // Headers of mails by RFC 8058.
    list_unsubscribe: {
      heading: 'List-Unsubscribe',
      csv: ({ unsubscribe_url = '' }) => `<${unsubscribe_url}>`,
    },
    list_unsubscribe_post: {
      heading: 'List-Unsubscribe-Post',
      csv: () => 'List-Unsubscribe=One-Click',
    },
  },
  csv: {
    file: 'newsletter-subscribers',
    columns: [
      'email',
      'state',
      'language',
      'page',
      'created_at',
      'confirmed_at',
      'unsubscribe_url',
      'list_unsubscribe',
      'list_unsubscribe_post',
    ],
    // Only who has confirmed may get mails.
    query: { state: 'confirmed', with_links: true },
    recordExport: (api) =>
      api.call(reauthenticationApi.recordExport, { body: { list: 'newsletter subscribers' } }),
  },
  removal: {
    api: { remove: newsletterApi.remove },
    singular: 'subscriber',
    label: ({ email }) => `Delete ${email}`,
    question: 'Delete this subscriber?',
    description: ({ email }) => `${email}. This cannot be undone.`,
    successMessage: ({ email }) => `${email} deleted`,
    errorMessage: 'Failed to delete the subscriber. Please try again.',
  },
})
