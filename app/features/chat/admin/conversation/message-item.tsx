import { memo, type ReactNode } from 'react'
import { LinkedText } from '../../site/panel/linked-text.tsx'
import { useDateFormats } from '../inbox/use-date-formats.ts'

interface MessageItemProps {
  sender: 'user' | 'admin'
  /** The author's name. */
  name: string
  /** Whether this is the first of consecutive messages by the same author. */
  isFirstOfAuthor: boolean
  text: string
  at: string
  /** Whether this is the last message that the visitor has read. */
  isLastRead: boolean
  /** Shown below the text instead of the time. */
  children?: ReactNode
}

export const MessageItem = memo(function MessageItem({
  sender,
  name,
  isFirstOfAuthor,
  text,
  at,
  isLastRead,
  children,
}: MessageItemProps) {
  const { side, bubble } = styles[sender]
  const { timeOf } = useDateFormats()

  return (
    <li className={`grid max-w-[85%] gap-0.5 md:max-w-[70%] ${side}`}>
      {sender === 'admin' && isFirstOfAuthor && (
        <span aria-hidden="true" className="px-1 text-sm font-semibold text-ink/75">
          {name}
        </span>
      )}
      <p
        dir="auto"
        className={`w-fit whitespace-pre-wrap wrap-anywhere rounded-2xl px-4 py-2 ${bubble}`}
      >
        <span className="sr-only">{`${name}: `}</span>
        <LinkedText text={text} />
      </p>
      <div className="px-1 text-sm text-ink/75">
        {children ?? (
          <>
            <time dateTime={at} className="tabular-nums">
              {timeOf(at)}
            </time>
            {isLastRead && ' · Seen'}
          </>
        )}
      </div>
    </li>
  )
})

const styles = {
  admin: {
    side: 'justify-self-end justify-items-end text-right',
    bubble: 'rounded-br-sm bg-indigo text-left text-white',
  },
  user: {
    side: 'justify-self-start',
    bubble: 'rounded-bl-sm border border-line bg-white',
  },
}
