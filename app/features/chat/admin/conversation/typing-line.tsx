import { useInbox } from '../inbox/inbox-provider.tsx'

interface TypingLineProps {
  userId: string
  /** The visitor's name. */
  name: string
}

/** Shows who else is typing in this conversation. */
export function TypingLine({ userId, name }: TypingLineProps) {
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
