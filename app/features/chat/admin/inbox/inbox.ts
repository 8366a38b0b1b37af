import type { ApiClient } from '#app/contract/api-client.ts'
import { Observable } from '../../transport/observable.ts'
import { Alerts, readSettings } from '../alerts/alerts.ts'
import { OpenConversation } from '../conversation/open-conversation.ts'
import { ReadState } from '../conversation/read-state.ts'
import { ConversationRows } from '../list/conversation-rows.ts'
import { ConversationSearch } from '../list/conversation-search.ts'
import { Replies } from '../reply/replies.ts'
import type { InboxView } from './inbox-address.ts'
import type { InboxModule, InboxState } from './inbox-state.ts'
import { InboxSync } from './inbox-sync.ts'
import type { Credentials } from './office-stream.ts'
import { TypingIndicators } from './typing-indicators.ts'

interface Options {
  api: ApiClient
  credentials: Credentials
  /** Id of the signed-in administrator. */
  ownId: string
  /** Opens a visitor's conversation. */
  openConversation: (userId: string) => void
}

/** The inbox of one tab: its state and its actions. */
export class Inbox extends Observable<InboxState> {
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
