import { Link } from 'react-router'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { type Conversation, isAwaitingReply } from '../../conversations-contract.ts'
import { nameConversation } from '../../visitor-name-contract.ts'
import { addressOf, type InboxView } from '../inbox/inbox-address.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { officeAuthorName } from '../inbox/office-author-name.ts'
import { OnlineMark } from '../inbox/online-mark.tsx'
import { useDateFormats } from '../inbox/use-date-formats.ts'
import { FoundText } from './found-text.tsx'

interface ConversationRowProps {
  conversation: Conversation
  /** Whether the target time for a reply has passed. */
  isOverdue: boolean
  view: InboxView
}

export function ConversationRow({ conversation, isOverdue, view }: ConversationRowProps) {
  const { user_id, last_message_at, unread, online, page, closed_at } = conversation
  const isOpen = user_id === view.user
  const { shortMomentOf } = useDateFormats()
  // The open conversation counts as read.
  const isUnread = unread > 0 && !isOpen
  const isAwaiting = !isOverdue && view.filter !== 'awaiting-reply' && isAwaitingReply(conversation)

  return (
    <li className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <Link
        to={addressOf({ ...view, user: user_id })}
        aria-current={isOpen ? 'true' : undefined}
        className="grid grid-cols-[minmax(0,1fr)] gap-y-0.5 px-4 py-1.5 -outline-offset-3 hover:bg-paper aria-current:bg-indigo/8"
      >
        <span className="flex items-baseline gap-2">
          <span className="max-w-3/5 shrink-0 truncate font-semibold">
            {nameConversation(conversation)}
          </span>
          {online && (
            <span className="flex min-w-0 items-baseline gap-2 text-sm text-ink/75">
              <OnlineMark isOnline />
              <span className="truncate">{page}</span>
            </span>
          )}
          <time
            dateTime={last_message_at}
            className="ml-auto shrink-0 text-sm text-ink/75 tabular-nums"
          >
            {shortMomentOf(last_message_at)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          {isOverdue && (
            <span className={`border-alarm text-alarm ${labelClassName}`}>Overdue</span>
          )}
          {isAwaiting && (
            <span title="Awaiting reply" className={`border-ink/40 ${labelClassName}`}>
              Waiting
            </span>
          )}
          {closed_at && <span className={`border-line text-ink/75 ${labelClassName}`}>Closed</span>}
          <Preview conversation={conversation} isUnread={isUnread} />
          {isUnread && (
            <span className="shrink-0 rounded-full bg-marigold px-2 text-sm font-semibold text-night tabular-nums">
              {unread} <span className="sr-only">unread</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

const labelClassName = 'shrink-0 rounded-full border px-2 text-sm font-semibold'

function Preview({ conversation, isUnread }: { conversation: Conversation; isUnread: boolean }) {
  const { user_id, last_message, last_sender, last_author } = conversation
  const { sub: ownId } = useIdentity()
  const { state } = useInbox()
  const isTyping = state.typing.some((each) => each.user_id === user_id && !each.by)
  const className = isUnread ? 'font-medium text-ink' : 'text-ink/80'

  const { q = '' } = state.view
  const found = q ? state.search?.matches.get(user_id) : undefined

  if (isTyping) return <span className="grow text-sm text-indigo italic">is typing…</span>
  return (
    <span className={`min-w-0 grow truncate text-sm ${className}`}>
      {last_sender === 'admin' && !found && `${officeAuthorName(last_author, ownId)}: `}
      {found ? <FoundText text={found} q={q} /> : last_message}
    </span>
  )
}
