import type { ApiClient } from '#app/contract/api-client.ts'
import type { Message } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { ConversationState, InboxModule } from '../inbox/inbox-state.ts'

const PER_PAGE = 50
/** The maximum `limit` of the API. */
const MAX_PER_REQUEST = 1000

interface Options {
  api: ApiClient
  userId: string
  onChange: (state: ConversationState) => void
  /** Called when messages are missing. Must lead to a call of `refresh`. */
  onGap: () => void
}

/** The messages of one conversation: the newest, new ones, and older ones on demand. */
export class OpenConversation implements InboxModule {
  #options: Options
  #messages = new Map<number, Message>()
  /**
   * All messages from the oldest loaded one up to this seq are loaded; undefined before the first
   * response.
   */
  #cursor: number | undefined
  /** The highest seq the stream has announced. */
  #lastAnnounced = 0
  #clearedUpTo = 0
  #hasOlder = false

  constructor(options: Options) {
    this.#options = options
  }

  get userId() {
    return this.#options.userId
  }

  async refresh() {
    let announcedBefore: number
    do {
      announcedBefore = this.#lastAnnounced
      if (this.#cursor === undefined) await this.#fetchNewest()
      else await this.#catchUp(this.#cursor)
      // A message that was announced during the request may be missing from the response.
    } while (this.#lastAnnounced > Math.max(announcedBefore, this.#lastSeq))
  }

  async loadOlder() {
    if (this.#messages.size === 0) return
    const page = await this.#fetch({ before: Math.min(...this.#messages.keys()), limit: PER_PAGE })
    this.#hasOlder = page.length === PER_PAGE
    this.#addMessages(page)
  }

  /** Adds a message that was just stored. */
  add(message: Message) {
    this.#lastAnnounced = Math.max(this.#lastAnnounced, message.seq)
    if (this.#cursor === undefined) return
    this.#addMessages([message])
    if (message.seq > this.#lastSeq) this.#options.onGap()
  }

  handleEvent({ name, data }: OfficeEvent) {
    if (name === 'conversation' && data.user_id === this.userId) this.add(data.message)
    if (name === 'cleared' && data.user_id === this.userId) this.#removeUpTo(data.up_to)
    if (name === 'restored' && data.user_id === this.userId) this.#reload()
  }

  #reload() {
    this.#clearedUpTo = 0
    this.#cursor = undefined
    this.#options.onGap()
  }

  async #fetchNewest() {
    const page = await this.#fetch({ limit: PER_PAGE })
    this.#hasOlder = page.length === PER_PAGE
    this.#cursor = page.at(-1)?.seq ?? 0
    this.#addMessages(page)
  }

  /**
   * Fetches the last loaded message again and all later ones. If the last loaded message is
   * missing, it was deleted together with all earlier ones.
   */
  async #catchUp(cursor: number) {
    let page = await this.#fetch({ after: Math.max(cursor - 1, 0), limit: MAX_PER_REQUEST })
    if (cursor > 0 && page[0]?.seq !== cursor) this.#removeUpTo(cursor)
    for (;;) {
      this.#cursor = Math.max(this.#lastSeq, page.at(-1)?.seq ?? 0)
      this.#addMessages(page)
      if (page.length < MAX_PER_REQUEST) return
      page = await this.#fetch({ after: this.#lastSeq, limit: MAX_PER_REQUEST })
    }
  }

  #fetch(querystring: { before?: number; after?: number; limit: number }) {
    const params = { user_id: this.userId }
    return this.#options.api.call(conversationsApi.messages, { params, querystring })
  }

  #removeUpTo(upTo: number) {
    this.#clearedUpTo = Math.max(this.#clearedUpTo, upTo)
    this.#hasOlder = false
    for (const seq of this.#messages.keys()) if (seq <= upTo) this.#messages.delete(seq)
    if (this.#cursor === undefined) return
    this.#cursor = Math.max(this.#cursor, upTo)
    this.#addMessages([])
  }

  #addMessages(messages: Message[]) {
    for (const message of messages) {
      if (message.seq > this.#clearedUpTo) this.#messages.set(message.seq, message)
    }
    while (this.#messages.has(this.#lastSeq + 1)) this.#cursor = this.#lastSeq + 1
    const sorted = [...this.#messages.values()].sort((a, b) => a.seq - b.seq)
    const [hasOlder, lastSeq] = [this.#hasOlder, this.#lastSeq]
    this.#options.onChange({ userId: this.userId, messages: sorted, hasOlder, lastSeq })
  }

  get #lastSeq() {
    return this.#cursor ?? 0
  }
}
