import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import type { Route } from './+types/spam-page.ts'
import { ContactTabs } from './contact-tabs.tsx'
import { spamList } from './spam-list.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(spamList, args)

export default function SpamPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={spamList} {...loaderData} intro={<ContactTabs />} />
}
