import { useInbox } from '../inbox/inbox-provider.tsx'
import type { Reply } from '../inbox/inbox-state.ts'

interface ReplyStatusProps {
  reply: Reply
  /** Called before an action, to move the focus away from its button. */
  onDone: () => void
}

/** The state of a reply that is not stored yet. */
export function ReplyStatus({ reply, onDone }: ReplyStatusProps) {
  const { replies } = useInbox().inbox
  const { error } = reply
  if (!error) return 'Sending…'
  const isAnswered = error.kind === 'answered'

  function retry() {
    onDone()
    replies.retry(reply)
  }

  function discard() {
    onDone()
    replies.discard(reply.id)
  }

  return (
    <div className="grid justify-items-end text-sm">
      <p className="text-alarm">
        {isAnswered ? `Not sent. ${error.by} has replied: “${error.answer}”` : error.reason}
      </p>
      <div className="flex flex-wrap justify-end gap-x-3">
        <button type="button" onClick={retry} className={link}>
          {isAnswered ? 'Send anyway' : 'Not sent – try again'}
        </button>
        <button type="button" onClick={discard} className={link}>
          Discard
        </button>
      </div>
    </div>
  )
}

const link = 'min-h-6 rounded-sm text-alarm underline underline-offset-2'
