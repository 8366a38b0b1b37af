import { Suspense } from 'react'
import { useNavigation } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { office } from '#app/features/office/contract.ts'
import type { Route } from './+types/contacts-page.ts'
import { ContactList } from './contact-list.tsx'
import { ContactSearch } from './contact-search.tsx'
import { readView } from './contact-view.ts'
import { readContacts } from './read-contacts.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const view = readView(new URL(request.url).searchParams)
  const reading = readContacts(context.get(apiContext), view)
  // A list that is shown stays, paler, until the next one is there.
  if (document.getElementById('contacts')) await reading
  return { view, reading }
}

export default function ContactsPage({ loaderData: { view, reading } }: Route.ComponentProps) {
  const isReading = useNavigation().state === 'loading'

  return (
    <div className="grid gap-5">
      <title>{`Contact Messages – ${office.shortName}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1
          id="contacts"
          tabIndex={-1}
          className="font-display text-3xl font-semibold text-indigo outline-none"
        >
          Contact Messages
        </h1>
        <ContactSearch {...view} />
      </div>
      <div
        aria-busy={isReading}
        className="grid gap-5 transition-opacity delay-150 aria-busy:opacity-60"
      >
        <Suspense fallback={<p role="status">Loading contacts...</p>}>
          <ContactList view={view} reading={reading} />
        </Suspense>
      </div>
    </div>
  )
}
