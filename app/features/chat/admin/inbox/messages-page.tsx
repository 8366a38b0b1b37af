import { useEffect, useMemo, useRef } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { identityContext } from '#app/platform/admin/identity-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { AlertsPrompt } from '../alerts/alerts-prompt.tsx'
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
  const { short_name } = useOffice()
  const [searchParams] = useSearchParams()
  const view = useMemo(() => readView(searchParams), [searchParams])
  const { user } = view
  const { inbox } = useInbox()
  const listHeading = useFocusOnReturn(user)

  useEffect(() => inbox.show(view), [inbox, view])
  useEffect(() => () => inbox.show({}), [inbox])

  return (
    <>
      <title>{`Messages – ${short_name}`}</title>
      {/* Visually hidden to leave room for conversations; the menu marks the current screen. */}
      <h1 className="sr-only">Messages</h1>
      <div className="flex h-[calc(100dvh-5.5rem)] min-h-96 overflow-hidden rounded-card border border-line bg-white sm:h-[calc(100dvh-6.5rem)]">
        <div
          className={`min-h-0 min-w-0 grow flex-col border-line lg:flex lg:w-80 lg:shrink-0 lg:grow-0 lg:border-r xl:w-88 ${user ? 'hidden' : 'flex'}`}
        >
          <ConversationList view={view} headingRef={listHeading} />
        </div>
        <div className={`min-h-0 min-w-0 grow flex-col lg:flex ${user ? 'flex' : 'hidden'}`}>
          <div className="max-lg:hidden">
            <AlertsPrompt />
          </div>
          {user ? (
            <ConversationPane key={user} userId={user} view={view} />
          ) : (
            <p className="m-auto p-4 text-ink/75">Select a user to view messages</p>
          )}
        </div>
      </div>
    </>
  )
}

/** Moves the focus to the list when a conversation is closed. */
function useFocusOnReturn(userId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(userId)

  useEffect(() => {
    if (previous.current && !userId) heading.current?.focus()
    previous.current = userId
  }, [userId])

  return heading
}
