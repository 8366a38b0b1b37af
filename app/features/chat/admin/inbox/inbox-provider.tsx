import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { createBrowserApi } from '#app/platform/browser/browser-api.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { sendForm } from '#app/platform/browser/send-form.ts'
import { Observable, useObservable } from '../../transport/observable.ts'
import { Alerts, readSettings } from '../alerts/alerts.ts'
import { OpenConversation } from '../conversation/open-conversation.ts'
import { ConversationRows } from '../list/conversation-rows.ts'
import { ConversationSearch } from '../list/conversation-search.ts'
import { Replies } from '../reply/replies.ts'
import type { InboxView } from './inbox-address.ts'
import type { InboxModule, InboxState, InboxStore } from './inbox-state.ts'
import { InboxSync } from './inbox-sync.ts'
import type { Credentials } from './office-stream.ts'
import { TypingIndicators } from './typing-indicators.ts'

const TIMEOUT_MS = 15_000

const InboxContext = createContext<{ inbox: Inbox; state: InboxState } | undefined>(undefined)

interface InboxProviderProps {
  /** Whether this account may read the inbox. */
  isEnabled: boolean
  credentials: Credentials
  children: ReactNode
}

/** Keeps the inbox up to date on every screen of the back office. */
export function InboxProvider({ isEnabled, credentials, children }: InboxProviderProps) {
  const navigate = useNavigate()
  const { sub: ownId } = useIdentity()
  const [inbox] = useState(() => {
    const api = createBrowserApi({ ...credentials, timeoutMs: TIMEOUT_MS, sendForm })
    const openConversation = (userId: string) => navigate(`/admin/messages?user=${userId}`)
    return new Inbox({ api, credentials, ownId, openConversation })
  })
  const state = useObservable(inbox)
  useTitleBadge(state.awaitingReply)

  useEffect(() => {
    if (!isEnabled) return
    inbox.start()
    return () => inbox.stop()
  }, [inbox, isEnabled])

  return <InboxContext value={{ inbox, state }}>{children}</InboxContext>
}

/** The inbox and its state. */
export function useInbox() {
  const context = useContext(InboxContext)
  if (!context) throw new Error('useInbox must be used within InboxProvider')
  return context
}

/** Prefixes the document title with a count on every screen. */
function useTitleBadge(count: number) {
  useEffect(() => {
    const badge = count > 0 ? `(${localizeDigits(count)}) ` : ''
    function apply() {
      const title = badge + withoutBadge(document.title)
      if (document.title !== title) document.title = title
    }

    apply()
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = withoutBadge(document.title)
    }
  }, [count])
}

const withoutBadge = (title: string) => title.replace(/^\([\d०-९]+\) /, '')

interface Options {
  api: ApiClient
  credentials: Credentials
  /** Id of the signed-in administrator. */
  ownId: string
  /** Opens a visitor's conversation. */
  openConversation: (userId: string) => void
}

/** The inbox of one tab: its state and its actions. */
class Inbox extends Observable<InboxState> {
  readonly alerts: Alerts
  readonly replies: Replies
  readonly typing: TypingIndicators
  #api: ApiClient
  #sync: InboxSync
  #rows: ConversationRows
  #readState: ReadState
  #search: ConversationSearch | undefined
  /** The last opened conversation. */
  #opened: OpenConversation | undefined

  constructor({ api, credentials, ownId, openConversation }: Options) {
    super({
      view: {},
      isVisible: false,
      isLive: false,
      isReconnecting: false,
      byUser: new Map(),
      loadedUntil: undefined,
      awaitingUntil: undefined,
      awaitingReply: 0,
      search: undefined,
      typing: [],
      conversation: undefined,
      replies: [],
      alerts: readSettings(),
    })
    this.#api = api
    this.#sync = new InboxSync(this, credentials, () => this.#modules())
    this.alerts = new Alerts(this, openConversation)
    this.#rows = new ConversationRows(this, api, (row) => {
      if (this.#sync.isLeader) this.alerts.notify(row)
    })
    this.#readState = new ReadState(this, api)
    this.typing = new TypingIndicators(this, api, ownId)
    this.replies = new Replies(this, {
      api,
      ownId,
      isSignedIn: () => credentials.token() !== undefined,
      onStored: (message) => this.#shown?.add(message),
    })
  }

  start() {
    this.#sync.start()
    this.replies.start()
    this.alerts.start()
  }

  stop() {
    this.#sync.stop()
    this.replies.stop()
    this.alerts.stop()
  }

  show(view: InboxView) {
    const previous = this.getState().view
    this.change({ view })
    if (view.user && view.user !== previous.user) this.#open(view.user)
    if (view.q !== previous.q || view.filter !== previous.filter) this.#startSearch(view)
  }

  /** Loads older conversations. Rejects when the server is unreachable. */
  loadMore() {
    if (this.#search) return this.#search.loadMore()
    return this.getState().view.filter === 'awaiting-reply'
      ? this.#rows.loadMoreAwaiting()
      : this.#rows.loadMore()
  }

  /** Loads older messages of the open conversation. Rejects when the server is unreachable. */
  async loadOlder() {
    await this.#shown?.loadOlder()
  }

  #open(userId: string) {
    if (this.#opened?.userId !== userId) {
      this.change({ conversation: undefined })
      const opened: OpenConversation = new OpenConversation({
        api: this.#api,
        userId,
        onChange: (conversation) => this.#opened === opened && this.change({ conversation }),
        onGap: () => this.#sync.refresh([opened]),
      })
      this.#opened = opened
    }
    this.#sync.refresh([this.#opened])
    this.#rows.find(userId)
  }

  #startSearch({ q, filter }: InboxView) {
    this.change({ search: undefined })
    const closed = filter === 'closed'
    const isSearch = q || closed
    this.#search = isSearch ? new ConversationSearch(this, this.#rows, { q, closed }) : undefined
    if (this.#search) this.#sync.refresh([this.#search])
  }

  get #shown() {
    return this.getState().view.user ? this.#opened : undefined
  }

  /** The active modules. */
  #modules(): InboxModule[] {
    const { typing, replies } = this
    // The last opened conversation stays synchronized while it is hidden.
    const modules = [this.#rows, this.#readState, typing, replies, this.#search, this.#opened]
    return modules.filter((module) => module !== undefined)
  }
}

/** Reports the read position of the open conversation to the server. */
class ReadState implements InboxModule {
  #store: InboxStore
  #api: ApiClient
  #reported = { user_id: '', seq: 0 }

  constructor(store: InboxStore, api: ApiClient) {
    this.#store = store
    this.#api = api
    store.subscribe(() => this.#reportReadPosition())
  }

  handleEvent() {}

  /** Repeats a failed report after reconnecting. */
  refresh() {
    return this.#reportReadPosition()
  }

  /** Never rejects. */
  async #reportReadPosition() {
    const { view, isVisible, conversation } = this.#store.getState()
    if (!isVisible || !conversation || view.user !== conversation.userId) return
    const { userId: user_id, lastSeq: seq } = conversation
    const previous = this.#reported
    if (seq <= (previous.user_id === user_id ? previous.seq : 0)) return
    this.#reported = { user_id, seq }
    const isStored = await this.#api
      .attempt(conversationsApi.read, { params: { user_id }, body: { seq } })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (!isStored) this.#reported = previous
  }
}
