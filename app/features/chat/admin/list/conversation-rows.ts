import type { ApiClient } from '#app/contract/api-client.ts'
import { refreshScreens } from '#app/platform/admin/use-refresh.ts'
import {
  type Conversation,
  type ConversationQuery,
  conversationsApi,
} from '../../conversations-contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { InboxModule, InboxState, InboxStore } from '../inbox/inbox-state.ts'

const PER_PAGE = 50
/** The maximum `limit` of the API. */
const MAX_PER_REQUEST = 1000
const COUNT_AFTER_MS = 300

/** Loads the rows of the inbox and updates them. */
export class ConversationRows implements InboxModule {
  #store: InboxStore
  #api: ApiClient
  #onNewMessage: (row: Conversation) => void
  #byUser = new Map<string, Conversation>()
  #loadedUntil: InboxState['loadedUntil']
  #awaitingUntil: InboxState['awaitingUntil']
  /** How many conversations that await a reply are loaded. */
  #awaitingLimit = PER_PAGE
  #firstLoad = Promise.withResolvers<void>()
  #newestAt = ''
  /** By visitor: the sequence number up to which the messages were deleted. */
  #cleared = new Map<string, number>()
  /** Visitors whose conversations have changed since the current refresh was requested. */
  #changed = new Set<string>()
  /** For each pending request: the changes since it was sent, by visitor. */
  #pendingFetches = new Set<Map<string, Change[]>>()
  #countTimer: ReturnType<typeof setTimeout> | undefined

  /** `onNewMessage` is called for each conversation with a new visitor message. */
  constructor(store: InboxStore, api: ApiClient, onNewMessage: (row: Conversation) => void) {
    this.#store = store
    this.#api = api
    this.#onNewMessage = onNewMessage
  }

  async refresh() {
    this.#changed.clear()
    const { length } = listLatest(this.#store.getState()) ?? []
    const limit = Math.min(Math.max(length, PER_PAGE), MAX_PER_REQUEST)
    const [page, awaiting, { awaiting_reply }] = await Promise.all([
      this.fetchRows({ limit }),
      this.#fetchAwaiting(),
      this.#api.call(conversationsApi.unread, {}),
    ])
    const until = findUntil(page, limit)
    const listedIds = new Set([...page, ...awaiting].map(({ user_id }) => user_id))
    for (const row of this.#byUser.values()) {
      // The server does not list closed conversations, so a closed one that is missing stays
      // loaded.
      const isGone = !row.closed_at && isWithin(row, until) && !listedIds.has(row.user_id)
      if (isGone && !this.#changed.has(row.user_id)) this.#byUser.delete(row.user_id)
    }
    this.#storeRows([...page, ...awaiting])
    this.#loadedUntil = until
    this.#update(awaiting_reply)
    this.#firstLoad.resolve()
  }

  async loadMore() {
    if (typeof this.#loadedUntil !== 'object') return
    const { last_message_at: before, user_id: before_user_id } = this.#loadedUntil
    const page = await this.fetchRows({ limit: PER_PAGE, before, before_user_id })
    this.#loadedUntil = findUntil(page, PER_PAGE)
    this.addRows(page)
  }

  async loadMoreAwaiting() {
    if (typeof this.#awaitingUntil !== 'object') return
    this.#awaitingLimit = Math.min(this.#awaitingLimit + PER_PAGE, MAX_PER_REQUEST)
    this.addRows(await this.#fetchAwaiting())
  }

  async #fetchAwaiting() {
    const limit = this.#awaitingLimit
    const rows = await this.fetchRows({ limit, awaiting_reply: true })
    this.#awaitingUntil = limit === MAX_PER_REQUEST ? 'end' : findUntil(rows, limit)
    return rows
  }

  /**
   * Fetches rows and applies the changes that arrived during the request. Rejects when the server
   * is unreachable.
   */
  async fetchRows(querystring: ConversationQuery): Promise<Conversation[]> {
    const changes = new Map<string, Change[]>()
    this.#pendingFetches.add(changes)
    try {
      const rows = await this.#api.call(conversationsApi.list, { querystring })
      return rows.map((row) => (changes.get(row.user_id) ?? []).reduce(apply, row))
    } finally {
      this.#pendingFetches.delete(changes)
    }
  }

  addRows(rows: Conversation[]) {
    this.#storeRows(rows)
    this.#update()
  }

  /** Loads the row of a conversation, unless it is loaded already. */
  async find(userId: string) {
    await this.#firstLoad.promise
    if (this.#byUser.has(userId)) return
    const rows = await this.fetchRows({ q: userId }).catch((error) => console.warn(error))
    this.addRows((rows ?? []).filter(({ user_id }) => user_id === userId))
  }

  handleEvent({ name, data }: OfficeEvent) {
    if (name === 'hello' || name === 'ping' || name === 'typing') return
    const { user_id } = data
    this.#changed.add(user_id)
    if (name === 'conversation') {
      const { message: _, ...row } = data
      this.#recordChange(user_id, ({ last_seq }) => (last_seq > row.last_seq ? {} : row))
      this.#storeRows([row])
    } else if (name === 'visitor') {
      this.#change(user_id, () => ({ online: data.online, page: data.page }))
    } else if (name === 'cleared') {
      this.#clear(user_id, data.up_to)
    } else if (name === 'restored') {
      this.#cleared.delete(user_id)
      this.find(user_id)
    } else if (name === 'closed' || name === 'linked') {
      this.#change(user_id, () => data)
    } else if (data.by) {
      this.#change(user_id, () => ({ unread: data.unread }))
    } else {
      this.#change(user_id, (row) => ({
        visitor_read_seq: Math.max(row.visitor_read_seq, data.seq),
      }))
    }
    this.#update()
    if (name !== 'visitor') this.#scheduleCount()
  }

  #storeRows(rows: Conversation[]) {
    const isFirstLoad = this.#loadedUntil === undefined
    const previousNewestAt = this.#newestAt
    for (const row of rows) {
      if (row.last_seq <= (this.#cleared.get(row.user_id) ?? 0)) continue
      const existing = this.#byUser.get(row.user_id)
      if (existing && existing.last_seq > row.last_seq) continue
      this.#byUser.set(row.user_id, row)
      if (row.last_message_at > this.#newestAt) this.#newestAt = row.last_message_at
      const isNew = existing
        ? existing.last_seq < row.last_seq
        : row.last_message_at > previousNewestAt
      if (isNew && !isFirstLoad && row.last_sender === 'user' && row.unread > 0)
        this.#onNewMessage(row)
    }
  }

  #change(userId: string, change: Change) {
    this.#recordChange(userId, change)
    const row = this.#byUser.get(userId)
    if (row) this.#byUser.set(userId, apply(row, change))
  }

  #recordChange(userId: string, change: Change) {
    for (const changes of this.#pendingFetches) {
      changes.set(userId, [...(changes.get(userId) ?? []), change])
    }
  }

  #clear(userId: string, upTo: number) {
    this.#cleared.set(userId, upTo)
    const row = this.#byUser.get(userId)
    if (row && row.last_seq <= upTo) this.#byUser.delete(userId)
  }

  #update(awaitingReply = this.#store.getState().awaitingReply) {
    this.#store.change({
      byUser: new Map(this.#byUser),
      loadedUntil: this.#loadedUntil,
      awaitingUntil: this.#awaitingUntil,
      awaitingReply,
    })
  }

  /** Fetches the count from the server, because most conversations are not loaded here. */
  #scheduleCount() {
    this.#countTimer ??= setTimeout(async () => {
      this.#countTimer = undefined
      const result = await this.#api.attempt(conversationsApi.unread, {}).catch(() => undefined)
      if (!result?.ok) return
      const { awaiting_reply } = result.value
      const hasChanged = awaiting_reply !== this.#store.getState().awaitingReply
      this.#update(awaiting_reply)
      // The Today screen and the dashboard list the same conversations.
      if (hasChanged) refreshScreens()
    }, COUNT_AFTER_MS)
  }
}

type Change = (row: Conversation) => Partial<Conversation>

const apply = (row: Conversation, change: Change): Conversation => ({ ...row, ...change(row) })

/** Returns the rows of the loaded pages, latest message first; undefined before the first page. */
export function listLatest({ byUser, loadedUntil }: Pick<InboxState, 'byUser' | 'loadedUntil'>) {
  return (
    loadedUntil && [...byUser.values()].filter((row) => isWithin(row, loadedUntil)).sort(byLatest)
  )
}

function findUntil(page: Conversation[], limit: number) {
  return page.length < limit ? 'end' : (page.at(-1) ?? 'end')
}

function isWithin(row: Conversation, until: Conversation | 'end') {
  return until === 'end' || byLatest(row, until) <= 0
}

/** Compares for the sort order of the server: the latest message first. */
export function byLatest(a: Conversation, b: Conversation) {
  if (a.last_message_at !== b.last_message_at) {
    return a.last_message_at < b.last_message_at ? 1 : -1
  }
  return a.user_id === b.user_id ? 0 : a.user_id < b.user_id ? 1 : -1
}
