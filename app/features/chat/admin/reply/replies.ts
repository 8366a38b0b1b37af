import { type ApiClient, isFinal } from '#app/contract/api-client.ts'
import type { Message } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { type Delivery, postMessage } from '../../transport/delivery.ts'
import { Outbox } from '../../transport/outbox.ts'
import { SendLoop } from '../../transport/send-loop.ts'
import type { InboxModule, InboxStore, Reply } from '../inbox/inbox-state.ts'

interface Options {
  api: ApiClient
  ownId: string
  /** Without a session a reply would count as a visitor's message. */
  isSignedIn: () => boolean
  onStored: (message: Message) => void
}

/**
 * The outbox of replies in this browser. Sends one reply at a time, in order, and repeats it until the
 * server confirms it. The outbox is stored, so it survives a reload and the end of the session.
 */
export class Replies implements InboxModule {
  #store: InboxStore
  #options: Options
  #outbox: Outbox<Reply>
  /**
   * Ids of replies that need no check for newer replies, because their author has seen all
   * messages.
   */
  #skipCheck = new Set<string>()
  #loop = new SendLoop('officeReplies', {
    hasNext: () => this.#next() !== undefined,
    sendNext: () => this.#sendNext(),
  })

  constructor(store: InboxStore, options: Options) {
    this.#store = store
    this.#options = options
    this.#outbox = new Outbox(`officeReply:${options.ownId}:`, { isEntry: isReply })
  }

  start() {
    addEventListener('storage', this.#handleStorage)
    this.#update()
    this.#loop.flush()
  }

  stop() {
    removeEventListener('storage', this.#handleStorage)
  }

  handleEvent() {}

  async refresh() {
    this.#loop.flush()
  }

  add(user_id: string, message: string, seen_seq: number) {
    const { id } = this.#outbox.add({ user_id, message, seen_seq })
    // While the stream is live, the author sees every stored message.
    if (this.#store.getState().isLive) this.#skipCheck.add(id)
    this.#update()
    this.#loop.flush()
  }

  /** Adds a chosen file, which waits until `sendChosen`. Resolves to why it is not accepted. */
  async addFile(user_id: string, file: File, seen_seq: number) {
    const { checkFile, storeFile } = await loadFiles()
    const accepted = checkFile(file)
    if (typeof accepted === 'string') return accepted
    const error = { kind: 'chosen' } as const
    const entry = { user_id, message: file.name, file: accepted, seen_seq, error }
    const { id } = this.#outbox.add(entry)
    this.#update()
    await storeFile(
      id,
      file,
      this.#outbox.list().map((each) => each.id),
    )
    return undefined
  }

  /** Sends the files that were chosen for this visitor. */
  sendChosen(user_id: string) {
    for (const reply of this.#outbox.list())
      if (reply.user_id === user_id && reply.error?.kind === 'chosen') this.retry(reply)
  }

  retry(reply: Reply) {
    const { error, seen_seq } = reply
    // The author has read the colleague's reply and sends this one anyway.
    const hasSeenReply = error?.kind === 'answered'
    this.#outbox.retry({ ...reply, seen_seq: hasSeenReply ? error.seq : seen_seq })
    this.#update()
    this.#loop.flush()
  }

  discard({ id, file }: Reply) {
    this.#outbox.remove(id)
    this.#update()
    if (file) void removeFile(id)
  }

  /** Returns the last reply of another administrator after this seq. */
  findNewerReply(messages: Message[], seenSeq: number) {
    const { ownId } = this.#options
    return messages.findLast(({ author, seq }) => author && author.id !== ownId && seq > seenSeq)
  }

  #next() {
    if (!this.#options.isSignedIn()) return undefined
    return this.#outbox.next()
  }

  async #sendNext() {
    const reply = this.#next()
    if (!reply) return undefined
    const failure = await this.#checkAndSend(reply).catch((error) => {
      console.warn('A reply could not be sent', error)
      return { retryAfterMs: 0 }
    })
    // Colleagues may reply while the other replies wait, so these are checked again.
    if (failure) this.#skipCheck.clear()
    return failure
  }

  async #checkAndSend(reply: Reply) {
    const isPaused = !this.#skipCheck.delete(reply.id) && (await this.#pauseIfAnswered(reply))
    return isPaused ? undefined : this.#send(reply)
  }

  /** Pauses the reply if a colleague has replied, or if the server rejects the check for good. */
  async #pauseIfAnswered(reply: Reply) {
    const { user_id, seen_seq } = reply
    const result = await this.#options.api.attempt(conversationsApi.messages, {
      params: { user_id },
      querystring: { after: seen_seq, limit: 1000 },
    })
    if (!result.ok) {
      const { status, failure } = result
      // After a 401 the reply is sent when the administrator has signed in again.
      if (!isFinal(status) || status === 401) throw new Error(failure.detail)
      this.#markUnsent(reply, {
        kind: 'refused',
        status,
        code: failure.code,
        reason: failure.detail,
      })
      return true
    }
    const messages = result.value
    const newerReply = this.findNewerReply(messages, seen_seq)
    // The reply itself is already stored if the response to an earlier attempt was lost.
    if (!newerReply || messages.some(({ id }) => id === reply.id)) return false
    this.#markUnsent(reply, {
      kind: 'answered',
      by: newerReply.author?.name,
      answer: newerReply.message,
      seq: newerReply.seq,
    })
    return true
  }

  async #send(reply: Reply) {
    const { api } = this.#options
    const delivery = await (reply.file ? sendFile(api, reply) : sendText(api, reply))
    if (delivery.outcome === 'unknown') return delivery
    if (delivery.outcome === 'refused') {
      this.#markUnsent(reply, delivery.refusal)
    } else {
      this.#options.onStored(delivery.message)
      this.discard(reply)
    }
    return undefined
  }

  /** Stores why the reply was not sent. The reply then waits for its author's decision. */
  #markUnsent(reply: Reply, error: Reply['error']) {
    this.#outbox.save({ ...reply, error })
    this.#update()
  }

  #handleStorage = ({ key }: StorageEvent) => {
    if (this.#outbox.isKey(key)) this.#update()
  }

  #update() {
    this.#store.change({ replies: this.#outbox.list() })
  }
}

function sendText(api: ApiClient, { id, user_id, message }: Reply) {
  return postMessage(api, { id, user_id, message, sender: 'admin' })
}

/** The code for files is loaded with the first one. */
const loadFiles = () => import('./reply-files.ts')

const sendFile = (api: ApiClient, reply: Reply): Promise<Delivery> =>
  loadFiles().then(
    (files) => files.sendFile(api, reply),
    () => ({ outcome: 'unknown', retryAfterMs: 0 }),
  )

async function removeFile(id: string) {
  const files = await loadFiles()
  await files.removeFile(id)
}

function isReply({ user_id, seen_seq }: Reply) {
  return typeof user_id === 'string' && Number.isInteger(seen_seq)
}
