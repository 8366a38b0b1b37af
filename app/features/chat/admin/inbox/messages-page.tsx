import { useEffect, useMemo, useRef } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { identityContext } from '#app/base/admin/identity-context.ts'
import { office } from '#app/features/office/contract.ts'
import { ConversationPane } from '../conversation/conversation-pane.tsx'
import { ConversationList } from '../list/conversation-list.tsx'
import type { Route } from './+types/messages-page.ts'
import { readView } from './inbox-address.ts'
import { useInbox } from './inbox-provider.tsx'

export const handle = { signInNeeded: 'Please log in as admin.' }

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { role } = context.get(identityContext)
  if (role !== 'admin') throw redirect('/')
  return null
}

export default function MessagesPage() {
  const [searchParams] = useSearchParams()
  const view = useMemo(() => readView(searchParams), [searchParams])
  const { user } = view
  const { inbox } = useInbox()
  const listHeading = useFocusOnReturn(user)

  useEffect(() => inbox.show(view), [inbox, view])
  useEffect(() => () => inbox.show({}), [inbox])

  return (
    <div className="grid gap-4">
      <title>{`Messages – ${office.shortName}`}</title>
      <h1
        className={`font-display text-3xl font-semibold text-indigo ${user ? 'max-md:sr-only' : ''}`}
      >
        Messages
      </h1>
      <div
        className={`flex min-h-96 overflow-hidden rounded-card border border-line bg-white md:h-[calc(100dvh-9.75rem)] ${user ? 'h-[calc(100dvh-8.75rem)]' : 'h-[calc(100dvh-12rem)]'}`}
      >
        <div
          className={`min-h-0 min-w-0 grow flex-col border-line md:flex md:w-76 md:shrink-0 md:grow-0 md:border-r lg:w-88 ${user ? 'hidden' : 'flex'}`}
        >
          <ConversationList view={view} headingRef={listHeading} />
        </div>
        <div className={`min-h-0 min-w-0 grow md:flex ${user ? 'flex' : 'hidden'}`}>
          {user ? (
            <ConversationPane key={user} userId={user} view={view} />
          ) : (
            <p className="m-auto p-4 text-ink/75">Select a user to view messages</p>
          )}
        </div>
      </div>
    </div>
  )
}

/** Gives the focus to the list when a conversation has been left, whose controls are gone. */
function useFocusOnReturn(userId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(userId)

  useEffect(() => {
    if (previous.current && !userId) heading.current?.focus()
    previous.current = userId
  }, [userId])

  return heading
}
