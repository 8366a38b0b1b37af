import {
  Fragment,
  lazy,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { dateFormat, dayIn } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { isOfficeOpen } from '#app/features/office/hours-contract.ts'
import { language } from '#app/platform/browser/language.ts'
import { type LogRow, toRows } from '../../transport/log-rows.ts'
import { ContactCard } from '../card/contact-card.tsx'
import type { Conversation, ConversationState } from '../conversation/conversation.ts'
import type { OutboxEntry } from '../conversation/message-sender.ts'
import type { FileMessageProps } from '../files/visitor-files.tsx'
import { LinkedText } from './linked-text.tsx'
import { office } from './office.ts'
import { restoreScroll } from './restore-scroll.ts'
import * as words from './words.ts'

interface MessageLogProps {
  conversation: Conversation
  state: ConversationState
  /** Whether the chat was open on the previous page. */
  wasOpenOnPreviousPage: boolean
}

export function MessageLog({ conversation, state, wasOpenOnPreviousPage }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const [hasNew, setHasNew] = useState(false)
  const saveScrollAnchor = useScrollAnchor(log)
  const { messages, outbox } = state
  const { isClosed, readSeq } = state.office
  const rows = toRows({ ownSide: 'user', messages, outbox, readSeq })
  const previousRows = toRows({
    ownSide: 'user',
    messages: state.previousConversationMessages,
    outbox: [],
    readSeq: 0,
  })
  const cardAnchor = useCardPosition(state)
  const lastUnsentId = outbox.at(-1)?.id
  const initialUnsentId = useRef(lastUnsentId)
  const lastReceivedId = messages.at(-1)?.id

  useEffect(() => restoreScroll(log.current, wasOpenOnPreviousPage), [wasOpenOnPreviousPage])

  // Scrolls down to a new message of this visitor.
  useEffect(() => {
    if (lastUnsentId && lastUnsentId !== initialUnsentId.current) log.current?.scrollTo({ top: 0 })
  }, [lastUnsentId])

  useEffect(() => {
    if (lastReceivedId && log.current && !isAtEnd(log.current)) setHasNew(true)
  }, [lastReceivedId])

  function handleScroll() {
    saveScrollAnchor()
    if (log.current && isAtEnd(log.current)) setHasNew(false)
  }

  return (
    <div className="chat-middle">
      {/* In a reversed column, the browser keeps the newest message visible. */}
      <div
        ref={log}
        role="log"
        aria-label={words.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
        tabIndex={0}
        onScroll={handleScroll}
        className="chat-log -outline-offset-3 flex-1 overflow-y-auto overscroll-contain px-4"
      >
        <ol className="mb-auto flex flex-col gap-3 py-4">
          {previousRows.length > 0 && (
            <>
              <Rows conversation={conversation} rows={previousRows} />
              <LogDivider text={words.newConversation} />
            </>
          )}
          <Rows conversation={conversation} rows={rows} cardAnchor={cardAnchor}>
            <ContactCard conversation={conversation} state={state} />
          </Rows>
          {isClosed && <LogDivider {...office.words.chat_closed} />}
        </ol>
      </div>
      {hasNew && (
        <button
          type="button"
          onClick={() => log.current?.scrollTo({ top: 0, behavior: 'smooth' })}
          className="chat-new font-semibold text-sm"
        >
          {words.newMessage}
        </button>
      )}
    </div>
  )
}

interface RowsProps {
  conversation: Conversation
  rows: LogRow<OutboxEntry>[]
  /** The contact card, and the id of the message above it. */
  children?: ReactNode
  cardAnchor?: string
}

function Rows({ conversation, rows, children, cardAnchor }: RowsProps) {
  return rows.map(({ id, sender, answeredBy, text, file, at, isLastRead, entry }, index) => (
    <Fragment key={id}>
      {!isSameDay(at, rows[index - 1]?.at) && <LogDivider text={dayOf(at)} />}
      <MessageRow
        sender={sender}
        author={answeredBy?.name}
        photo={answeredBy?.photo}
        isFirstOfAuthor={!isSameAuthor(answeredBy, rows[index - 1])}
        text={text}
        file={
          file && (
            <FileMessage
              conversation={conversation}
              id={id}
              name={text}
              file={file}
              entry={entry}
            />
          )
        }
        at={at}
        isLastRead={isLastRead}
      >
        {entry && <OutboxStatus conversation={conversation} entry={entry} />}
      </MessageRow>
      {id === cardAnchor && children}
    </Fragment>
  ))
}

/** Loaded with the first file. Without it, for example offline, the name stands alone. */
const LoadedFile = lazy(() =>
  import('../files/visitor-files.tsx').then(
    (files) => ({ default: files.FileMessage }),
    () => ({ default: ({ name }: FileMessageProps) => name }),
  ),
)

const FileMessage = (props: FileMessageProps) => (
  <Suspense fallback={props.name}>
    <LoadedFile {...props} />
  </Suspense>
)

const isSameAuthor = (
  answeredBy: LogRow<OutboxEntry>['answeredBy'],
  previous: LogRow<OutboxEntry> | undefined,
) => previous?.sender === 'admin' && previous.answeredBy?.name === answeredBy?.name

function LogDivider({ text, lang }: { text: string; lang?: string }) {
  return (
    <li
      lang={lang}
      className="chat-day flex items-center gap-3 text-ink/75 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      {text}
    </li>
  )
}

/**
 * Returns the id of the message above the contact card; undefined without a card. The card appears
 * below the welcome, or below the last message while the office is closed, and stays there. Once
 * the server has stored or refused the details, it moves below the message that contains them.
 */
function useCardPosition({ card, messages, outbox }: ConversationState) {
  const [anchorId, setAnchorId] = useState<string>()
  const { submitted, isClosed } = card
  if (submitted) {
    const unsent = outbox.find(({ id }) => id === submitted.id)
    return unsent && !unsent.error?.fields ? undefined : submitted.id
  }
  if (isClosed || messages.some(({ id }) => id === anchorId)) return isClosed ? undefined : anchorId
  // The second welcome message: the texts may have changed, but nothing comes between them.
  const welcome = messages.find(
    ({ sender }, index) => sender === 'admin' && messages[index - 1]?.sender === 'admin',
  )
  const anchor = isOfficeOpen(office, new Date()) ? welcome : welcome && messages.at(-1)
  if (anchor?.id !== anchorId) setAnchorId(anchor?.id)
  return anchor?.id
}

const NEAR_END_PX = 40

/**
 * Keeps the scroll position when messages are added, because not every browser does so.
 * Returns the scroll handler.
 */
function useScrollAnchor(list: RefObject<HTMLElement | null>) {
  const anchor = useRef<{ row: Element; offset: number }>(undefined)

  useLayoutEffect(() => {
    if (!list.current || !anchor.current?.row.isConnected) return
    const { row, offset } = anchor.current
    list.current.scrollTop += offsetOf(row, list.current) - offset
  })

  return () => {
    if (!list.current) return
    const row = isAtEnd(list.current) ? undefined : firstVisible(list.current)
    anchor.current = row && { row, offset: offsetOf(row, list.current) }
  }
}

/** In a reversed column, scrollTop is 0 at the end and negative above. */
function isAtEnd({ scrollTop }: Element) {
  return scrollTop > -NEAR_END_PX
}

function firstVisible(list: Element) {
  const { top } = list.getBoundingClientRect()
  return [...list.querySelectorAll('li')].find((row) => row.getBoundingClientRect().bottom > top)
}

/** Measures from the end of the list, because the end does not move when the keyboard opens. */
function offsetOf(row: Element, list: Element) {
  return row.getBoundingClientRect().top - list.getBoundingClientRect().bottom
}

interface OutboxStatusProps {
  conversation: Conversation
  entry: OutboxEntry
}

/** The state of a message that the server has not stored yet. */
function OutboxStatus({ conversation, entry: { id, error, details } }: OutboxStatusProps) {
  if (!error) return words.sending
  if (error.kind === 'chosen') return null
  // The contact card below the message shows the errors of the fields.
  if (error.fields && details) return <p className="text-alarm">{error.reason}</p>

  function runAction({ currentTarget }: MouseEvent, action: (id: string) => void) {
    // The button is removed, so the focus moves to the log.
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus()
    action(id)
  }

  return (
    <div className="grid justify-items-end">
      <p className="text-alarm">{error.reason}</p>
      <div className="flex flex-wrap justify-end gap-x-3">
        <button
          type="button"
          onClick={(event) => runAction(event, (id) => conversation.retry(id))}
          className={linkClassName}
        >
          {words.tryAgain}
        </button>
        <button
          type="button"
          onClick={(event) => runAction(event, (id) => conversation.discard(id))}
          className={linkClassName}
        >
          {words.discard}
        </button>
      </div>
    </div>
  )
}

const linkClassName = 'min-h-6 rounded-sm text-alarm text-sm underline underline-offset-2'

interface MessageRowProps {
  sender: 'user' | 'admin'
  /** The author's first name; undefined if the message shows the name of the office. */
  author?: string
  /** The author's photo; '' for none. */
  photo?: string
  /** Shows name and photo above the message, once for consecutive messages of one person. */
  isFirstOfAuthor: boolean
  text: string
  /** The file, instead of the text. */
  file?: ReactNode
  at: string
  /** Whether this is the last message that the office has read. */
  isLastRead: boolean
  /** Shown below the text instead of the time. */
  children?: ReactNode
}

const MessageRow = memo(function MessageRow({
  sender,
  author,
  photo,
  isFirstOfAuthor,
  text,
  file,
  at,
  isLastRead,
  children,
}: MessageRowProps) {
  const { name, side, bubble } = styles[sender]
  return (
    <li className={`max-w-[85%] ${side}`}>
      {author && isFirstOfAuthor && (
        // The message itself names its author for screen readers.
        <div aria-hidden="true" className="mb-1 flex items-center gap-2 px-1 text-ink/75 text-sm">
          {photo && <img src={photo} alt="" className="size-7 rounded-full object-cover" />}
          {author}
        </div>
      )}
      <p
        dir="auto"
        className={`wrap-anywhere w-fit whitespace-pre-wrap rounded-card px-3 py-2 ${bubble}`}
      >
        <span className="sr-only">{`${author ?? name}: `}</span>
        {file ?? <LinkedText text={text} />}
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

const DAY_MS = 24 * 60 * 60 * 1000
const { time_zone: timeZone } = office
const format = (options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone })

/** Formats the time of day in the office's time zone, as "9:05 AM". */
const timeOf = (moment: string) =>
  format({ hour: 'numeric', minute: '2-digit' }).format(new Date(moment))

const isSameDay = (a: string, b: string | undefined) =>
  b !== undefined && dayIn(timeZone, a) === dayIn(timeZone, b)

/**
 * Formats the day in the office's time zone: "Today", "Yesterday", "Monday, March 2", with the year
 * if it is not the current one.
 */
function dayOf(moment: string, now = new Date()) {
  const [day, today] = [dayIn(timeZone, moment), dayIn(timeZone, now)]
  if (day === today) return words.today
  if (Date.parse(today) - Date.parse(day) === DAY_MS) return words.yesterday
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const options = isThisYear
    ? ({ weekday: 'long', month: 'long', day: 'numeric' } as const)
    : ({ dateStyle: 'long' } as const)
  return withBikramSambat(format(options).format(new Date(moment)), day)
}
