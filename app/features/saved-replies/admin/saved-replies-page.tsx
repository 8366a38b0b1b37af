import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import type { Route } from './+types/saved-replies-page.ts'
import { savedReplies } from './saved-replies.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(savedReplies, context)

export const shouldRevalidate = isSameSearch

export default function SavedRepliesPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={savedReplies} reading={reading} />
}
