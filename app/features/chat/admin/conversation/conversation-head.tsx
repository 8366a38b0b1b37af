import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Conversation } from '../../conversations-contract.ts'
import { addressOf, type InboxView } from '../inbox/inbox-address.ts'
import { OnlineMark } from '../inbox/online-mark.tsx'
import { CloseChat } from './close-chat.tsx'
import { CreateLead } from './create-lead.tsx'
import { DeleteChat } from './delete-chat.tsx'

interface ConversationHeadProps {
  userId: string
  name: string
  /** The row of the conversation in the list; undefined until it is loaded. */
  row?: Conversation
  view: InboxView
}

export function ConversationHead({ userId, name, row, view }: ConversationHeadProps) {
  const listAddress = addressOf({ ...view, user: undefined })

  return (
    <div className="flex items-center gap-x-3 gap-y-1 max-sm:flex-wrap border-b border-line bg-white px-3 py-2 md:px-4">
      <Link
        to={listAddress}
        aria-label="Back to the list"
        className="-ml-1 grid size-11 shrink-0 place-items-center rounded-full text-indigo hover:bg-paper lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0 grow max-sm:basis-3/4">
        <h2 tabIndex={-1} className="truncate font-semibold outline-none">
          {name}
        </h2>
        <p className="flex min-h-5 items-center gap-2 text-sm text-ink/75">
          <OnlineMark isOnline={row?.online ?? false} />
          {row?.page && (
            <span className="truncate" title={row.page}>
              {row.online ? row.page : `last seen on ${row.page}`}
            </span>
          )}
        </p>
      </div>
      {row && <CreateLead row={row} />}
      <CloseChat userId={userId} isClosed={Boolean(row?.closed_at)} listAddress={listAddress} />
      <DeleteChat userId={userId} listAddress={listAddress} />
    </div>
  )
}
