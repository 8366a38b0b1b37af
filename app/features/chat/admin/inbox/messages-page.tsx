import { useEffect, useMemo, useRef } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { identityContext } from '#app/platform/admin/identity-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { toRows } from '../../transport/log-rows.ts'
import { nameConversation, nameVisitor } from '../../visitor-name-contract.ts'
import { AlertsPrompt } from '../alerts/alerts-prompt.tsx'
import { ConversationHead } from '../conversation/conversation-head.tsx'
import { ConversationLog } from '../conversation/conversation-log.tsx'
import { ConversationList } from '../list/conversation-list.tsx'
import { ReplyForm } from '../reply/reply-form.tsx'
import type { Route } from './+types/messages-page.ts'
import { type InboxView, readView } from './inbox-address.ts'
import { useInbox } from './inbox-provider.tsx'
import { conversationOf } from './inbox-state.ts'

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
      <div className="flex h-[calc(100dvh-5.5rem)] min-h-96 overflow-hidden card sm:h-[calc(100dvh-6.5rem)]">
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

function ConversationPane({ userId, view }: { userId: string; view: InboxView }) {
  const { inbox, state } = useInbox()
  const conversation = conversationOf(state, userId)
  const pane = useRef<HTMLElement>(null)
  const row = state.byUser.get(userId)
  const name = row ? nameConversation(row) : nameVisitor(userId)
  const rows = toRows({
    ownSide: 'admin',
    messages: conversation?.messages ?? [],
    outbox: state.replies.filter(({ user_id }) => user_id === userId),
    readSeq: row?.visitor_read_seq ?? 0,
  })

  useEffect(() => {
    // Focuses the reply box, except on touch screens, where the keyboard would cover half of the conversation.
    const isTouchScreen = matchMedia('(pointer: coarse)').matches
    pane.current?.querySelector<HTMLElement>(isTouchScreen ? 'h2' : 'textarea')?.focus()
  }, [])

  return (
    <section
      ref={pane}
      aria-label={`Conversation with ${name}`}
      className="flex min-h-0 min-w-0 grow flex-col"
    >
      <ConversationHead userId={userId} name={name} row={row} view={view} />
      {conversation || rows.length > 0 ? (
        <ConversationLog
          rows={rows}
          hasOlder={conversation?.hasOlder ?? false}
          loadOlder={() => inbox.loadOlder()}
        />
      ) : (
        <p role="status" className="grow p-4">
          Loading messages...
        </p>
      )}
      <TypingLine userId={userId} name={name} />
      {state.isReconnecting && (
        <p role="status" className="border-t border-line bg-paper px-3 py-1.5 text-sm lg:hidden">
          Reconnecting…
        </p>
      )}
      <ReplyForm userId={userId} />
    </section>
  )
}

interface TypingLineProps {
  userId: string
  /** The visitor's name. */
  name: string
}

/** Shows who else is typing in this conversation. */
function TypingLine({ userId, name }: TypingLineProps) {
  const typing = useInbox().state.typing.filter(({ user_id }) => user_id === userId)

  return (
    <div role="status" className="bg-paper text-sm text-ink/75">
      {typing.some(({ by }) => !by) && <p className="px-4 pb-2">{name} is typing…</p>}
      {typing.map(
        ({ by }) =>
          by && (
            <p key={by.id} className="border-t border-line bg-white px-4 pt-2 text-indigo">
              {by.name} is typing a reply
            </p>
          ),
      )}
    </div>
  )
}
