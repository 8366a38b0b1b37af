import { memo, type ReactNode } from 'react'
import { timeOf } from './date-formats.ts'
import { LinkedText } from './linked-text.tsx'
import { office } from './office.ts'
import * as words from './words.ts'

interface MessageRowProps {
  sender: 'user' | 'admin'
  text: string
  at: string
  /** Whether this is the last message that the office has read. */
  isLastRead: boolean
  /** Shown below the text instead of the time. */
  children?: ReactNode
}

export const MessageRow = memo(function MessageRow({
  sender,
  text,
  at,
  isLastRead,
  children,
}: MessageRowProps) {
  const { name, side, bubble } = styles[sender]
  return (
    <li className={`max-w-[85%] ${side}`}>
      <p
        dir="auto"
        className={`wrap-anywhere w-fit whitespace-pre-wrap rounded-card px-3 py-2 ${bubble}`}
      >
        <span className="sr-only">{`${name}: `}</span>
        <LinkedText text={text} />
      </p>
      <div className="mt-0.5 px-1 text-ink/75 text-sm">
        {children ?? <time dateTime={at}>{timeOf(at)}</time>}
        {isLastRead && ` · ${words.seen}`}
      </div>
    </li>
  )
})

const styles = {
  user: {
    name: words.you,
    side: 'self-end flex flex-col items-end',
    bubble: 'rounded-br-sm bg-indigo text-white',
  },
  admin: {
    name: office.short_name,
    side: 'self-start',
    bubble: 'rounded-bl-sm border border-line bg-white',
  },
}
