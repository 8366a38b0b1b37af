import type { RefObject } from 'react'
import { AlertsDialog } from '../alerts/alerts-dialog.tsx'
import { AlertsPrompt } from '../alerts/alerts-prompt.tsx'
import type { InboxView } from '../inbox/inbox-address.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { LoadOlder } from '../inbox/load-older.tsx'
import { ConversationFilter } from './conversation-filter.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { ConversationSearchForm } from './conversation-search-form.tsx'
import { useRows } from './use-rows.ts'

interface ConversationListProps {
  view: InboxView
  headingRef: RefObject<HTMLHeadingElement | null>
}

export function ConversationList({ view, headingRef }: ConversationListProps) {
  const { inbox, state } = useInbox()
  const { listed, overdue, hasMore } = useRows(state, view)

  return (
    <nav aria-labelledby="conversations" className="flex min-h-0 grow flex-col">
      <div className="grid gap-2 border-b border-line px-4 pt-2 pb-3">
        <h2 id="conversations" ref={headingRef} tabIndex={-1} className="sr-only">
          Conversations
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <ConversationFilter view={view} awaiting={state.awaitingReply} />
          <AlertsDialog />
        </div>
        <ConversationSearchForm key={view.q} view={view} />
      </div>
      {/* On wide screens, MessagesPage shows the prompt beside the list. */}
      <div className="lg:hidden">
        <AlertsPrompt />
      </div>
      {state.isReconnecting && (
        <p role="status" className="border-b border-line bg-paper px-4 py-1.5 text-sm">
          Reconnecting…
        </p>
      )}
      {/* Not a tab stop, because keyboard users move from row to row. */}
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {!listed && (
          <p role="status" className="p-4">
            Loading messages...
          </p>
        )}
        {listed?.length === 0 && <EmptyList view={view} />}
        <ul className="divide-y divide-line">
          {listed?.map((conversation) => (
            <ConversationRow
              key={conversation.user_id}
              conversation={conversation}
              isOverdue={overdue.has(conversation.user_id)}
              view={view}
            />
          ))}
        </ul>
        {/* The key changes with each page, so that a button that is still visible loads the next page. */}
        {hasMore && listed && (
          <LoadOlder
            key={listed.length}
            itemName="conversations"
            load={() => inbox.loadMore()}
            className="m-3"
          />
        )}
      </div>
    </nav>
  )
}

function EmptyList({ view: { q, filter } }: { view: InboxView }) {
  return (
    <p role="status" className="p-4 text-ink/75">
      {q ? `No conversations match “${q}”.` : emptyTexts[filter ?? 'all']}
    </p>
  )
}

const emptyTexts = {
  all: 'No conversations yet. They appear here as soon as a visitor writes.',
  'awaiting-reply': 'No conversations await a reply.',
  closed: 'No closed conversations. Close a conversation when it is finished.',
}
