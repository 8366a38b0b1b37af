import type { ComponentProps } from 'react'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import type { Route } from './+types/contacts-page.ts'
import { ContactTabs } from './contact-tabs.tsx'
import { contacts } from './contacts.tsx'
import { NewContactsButton } from './new-contacts-button.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(contacts, args)

export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={contacts} {...loaderData} intro={<Intro {...loaderData} />} />
}

function Intro(props: ComponentProps<typeof NewContactsButton>) {
  return (
    <>
      <ContactTabs />
      <NewContactsButton {...props} />
    </>
  )
}
