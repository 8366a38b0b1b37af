import { v7 as newId } from 'uuid'
import type { ApiClient } from '#app/contract/api-client.ts'
import { conversationsApi, type Message, messagesApi, welcomeTexts } from '../../contract.ts'
import { Observable } from '../../wire/observable.ts'
import { SendLoop } from '../../wire/send-loop.ts'
import { runAlone } from '../../wire/tabs.ts'
import { type Reply, StoredReplies } from './stored-replies.ts'

/** For these the same text would be refused again. */
const FOR_GOOD = [400, 403, 409, 413]

interface Options {
  api: ApiClient
  administratorId: string
  /** Nothing leaves without a session, or it would be taken for a visitor's. */
  isSignedIn: () => boolean
  /** Whether all that is stored has been shown to whoever writes. */
  isLive: () => boolean
  onStored: (message: Message) => void
}

/**
 * The office's outbox in this browser: sent one by one, in order, until the server has
 * acknowledged each. It survives a reload, a day offline and a session that has ended.
 */
export class Replies extends Observable<Reply[]> {
  #options: Options
  #stored: StoredReplies
  /** Of this browser's own messages the ones that this tab knows. */
  #ours = new Set<string>()
  /** To be sent without a look at what came since: the writer has seen all of it. */
  #unchecked = new Set<string>()
  #loop = new SendLoop({
    hasNext: () => this.#next() !== undefined,
    sendNext: () => runAlone('officeReplies', () => this.#sendNext()),
  })

  constructor(options: Options) {
    super([])
    this.#options = options
    this.#stored = new StoredReplies(options.administratorId)
  }

  start() {
    addEventListener('storage', this.#followTabs)
    this.#show()
    this.flush()
  }

  stop() {
    removeEventListener('storage', this.#followTabs)
  }

  /** To be called when the server can be reached again. */
  flush() {
    this.#loop.flush()
  }

  add(user_id: string, message: string, seen_seq: number) {
    const reply = { id: newId(), user_id, message, typed_at: new Date().toISOString(), seen_seq }
    if (this.#options.isLive()) this.#unchecked.add(reply.id)
    this.#keep(reply)
    this.flush()
  }

  /** Under the same id, so that it cannot be stored twice, unless just that id is taken. */
  retry({ problem, ...reply }: Reply) {
    this.#stored.forget(reply.id)
    const isTaken = problem?.kind === 'refused' && problem.status === 409
    const id = isTaken ? newId() : reply.id
    // Whoever was told of an answer has seen it.
    const seen_seq = problem?.kind === 'answered' ? problem.seq : reply.seen_seq
    this.#keep({ ...reply, id, seen_seq })
    this.flush()
  }

  discard(id: string) {
    this.#stored.forget(id)
    this.#show()
  }

  /** The last answer of a colleague after this seq. */
  findAnswer(messages: Message[], seenSeq: number) {
    return messages.findLast(
      ({ id, sender, message, seq }) =>
        sender === 'admin' &&
        seq > seenSeq &&
        !this.#ours.has(id) &&
        !welcomeTexts.some((text) => text === message),
    )
  }

  #next() {
    if (!this.#options.isSignedIn()) return undefined
    return this.#stored.list().find(({ problem }) => !problem)
  }

  async #sendNext() {
    const reply = this.#next()
    if (!reply) return undefined
    const failure = await this.#checkAndSend(reply).catch((error) => {
      console.warn('A reply could not be sent', error)
      return { retryAfterMs: 0 }
    })
    // All others wait, and who knows for how long.
    if (failure) this.#unchecked.clear()
    return failure
  }

  async #checkAndSend(reply: Reply) {
    const isLate = !this.#unchecked.delete(reply.id) && (await this.#isAnswered(reply))
    return isLate ? undefined : this.#send(reply)
  }

  async #isAnswered(reply: Reply) {
    const { user_id, seen_seq } = reply
    const messages = await this.#options.api.call(conversationsApi.messages, {
      params: { user_id },
      querystring: { after: seen_seq, limit: 1000 },
    })
    const answer = this.findAnswer(messages, seen_seq)
    // Among them may be this very one, whose acknowledgement was lost.
    if (!answer || messages.some(({ id }) => id === reply.id)) return false
    this.#keep({ ...reply, problem: { kind: 'answered', answer: answer.message, seq: answer.seq } })
    return true
  }

  async #send(reply: Reply) {
    const { id, user_id, message } = reply
    const body = { id, user_id, message, sender: 'admin' as const }
    const result = await this.#options.api.attempt(messagesApi.send, { body })
    if (result.ok) {
      this.#options.onStored(result.value)
      this.discard(id)
    } else if (FOR_GOOD.includes(result.status)) {
      const { fields, detail } = result.failure
      const reason = fields?.message ?? detail
      this.#keep({ ...reply, problem: { kind: 'refused', status: result.status, reason } })
    } else {
      return { retryAfterMs: (result.retryAfter ?? 0) * 1000 }
    }
    return undefined
  }

  #keep(reply: Reply) {
    this.#stored.keep(reply)
    this.#show()
  }

  #followTabs = ({ key }: StorageEvent) => {
    if (this.#stored.isKey(key)) this.#show()
  }

  #show() {
    const replies = this.#stored.list()
    for (const { id } of replies) this.#ours.add(id)
    this.setState(replies)
  }
}
