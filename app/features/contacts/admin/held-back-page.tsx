import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import type { Route } from './+types/held-back-page.ts'
import { ContactTabs } from './contact-tabs.tsx'
import { heldBack } from './held-back.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(heldBack, args)

export default function HeldBackPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={heldBack} {...loaderData} intro={<ContactTabs />} />
}
