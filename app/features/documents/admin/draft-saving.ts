import { newRandomId } from '#app/base/browser/new-id.ts'
import { localStore } from '#app/base/browser/storage.ts'
import type { Content, NewerDraft, OpenDocument, State } from '../contract.ts'
import { type Clash, merge } from './merge.ts'

const SAVE_AFTER_MS = 500
const AGAIN_AFTER_MS = 3_000

/** What was typed and has not reached the server, with the draft that it began from. */
interface LocalCopy {
  base: Content
  content: Content
}

export interface Answer {
  saved?: { revision: number; state: State }
  newer?: NewerDraft
  /** Why it can never be saved as it is; left out where it only has to be tried again. */
  problem?: SaveProblem
}

export interface SaveProblem {
  detail: string
  /** A sentence for each refused field, by its path. */
  fields?: Record<string, string>
}

const notReached =
  'The server could not be reached. What you typed is kept in this browser. Please try again.'

type Send = (revision: number, content: Content) => Promise<Answer>

/**
 * The saving of one document. What is typed lies in this browser until the server has it; what
 * others have saved meanwhile comes in, and nobody loses anything.
 */
export class DraftSaving {
  content: Content
  /** As the server has it. */
  base: { revision: number; content: Content }
  state: State
  status: 'saved' | 'typing' | 'offline' | SaveProblem = 'saved'
  clashes: Clash[] = []
  /** Whose changes came in. */
  by = ''
  /** Told of every change. */
  onChange = () => {}
  #key: string
  #send: Send
  #timer?: ReturnType<typeof setTimeout>
  #sending?: Promise<void>

  /** `key` names the copies of this document by this person, of which each window keeps its own. */
  constructor(key: string, document: OpenDocument, send: Send) {
    const { revision, draft, state, saved_by } = document
    this.#key = `${key}:${newRandomId()}`
    this.#send = send
    this.content = draft
    this.base = { revision, content: draft }
    this.state = state
    this.by = saved_by
    this.#takeCopies(key)
  }

  change = (content: Content) => {
    this.content = content
    this.#keep()
    this.status = 'typing'
    // Not put off by more typing: nothing stays unsaved for longer.
    this.#timer ??= setTimeout(this.flush, SAVE_AFTER_MS)
    this.onChange()
  }

  /** Settles when all that was typed is saved, or cannot be for now. */
  flush = () => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#sending ??= this.#saveAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /**
   * Saves what is on the screen, and returns why the server does not have exactly that: it was
   * refused, it did not arrive, or a colleague's changes came in that nobody has looked at yet.
   */
  async saveScreen(): Promise<SaveProblem | undefined> {
    const { content } = this
    await this.flush()
    if (typeof this.status === 'object') return this.status
    if (this.status !== 'saved') return { detail: notReached }
    if (this.content === content) return undefined
    return { detail: `${this.by} has changed this meanwhile. Please look at it, then try again.` }
  }

  /** What somebody else has saved; what is typed here stays. */
  takeIn({ revision, content: theirs, saved_by }: Omit<NewerDraft, 'saved_at'>) {
    this.#putTogether(this.base.content, this.content, theirs)
    this.base = { revision, content: theirs }
    this.by = saved_by
    this.onChange()
  }

  /** Undoes the change between the two, and keeps what was written since. */
  putBack = (before: Content, after: Content) => {
    const { content, clashes } = merge(after, this.content, before)
    this.clashes = [...this.clashes, ...clashes]
    this.change(content)
  }

  /** Ends a clash, with theirs or with what stands. */
  take = (clash: Clash, isTheirs: boolean) => {
    this.clashes = this.clashes.filter((each) => each !== clash)
    if (isTheirs) this.change(clash.takeTheirs(this.content))
    else this.onChange()
  }

  /** What windows have typed and not saved: of those that are gone, and of those that still try. */
  #takeCopies(key: string) {
    const names = localStore.keys().filter((name) => name.startsWith(key))
    if (names.length === 0) return
    for (const name of names) {
      const copy: LocalCopy = JSON.parse(localStore.read(name) ?? '')
      this.#putTogether(copy.base, copy.content, this.content)
    }
    this.#keep()
    for (const name of names) localStore.forget(name)
    this.status = 'typing'
  }

  #putTogether(base: Content, mine: Content, theirs: Content) {
    const { content, clashes } = merge(base, mine, theirs)
    const isAsTheirs = JSON.stringify(content) === JSON.stringify(theirs)
    this.content = isAsTheirs ? theirs : content
    this.clashes = [...this.clashes, ...clashes]
  }

  #keep() {
    const copy: LocalCopy = { base: this.base.content, content: this.content }
    localStore.write(this.#key, JSON.stringify(copy))
  }

  async #saveAll() {
    while (this.content !== this.base.content) {
      const { content, base } = this
      const { saved, newer, problem } = await this.#send(base.revision, content)
      if (newer) this.takeIn(newer)
      else if (saved) {
        this.base = { revision: saved.revision, content }
        this.state = saved.state
      } else if (!problem || this.content === content) return this.#wait(problem)
      // What was refused has changed meanwhile.
    }
    localStore.forget(this.#key)
    this.status = 'saved'
    this.onChange()
  }

  #wait(problem: SaveProblem | undefined) {
    this.status = problem ?? 'offline'
    if (!problem) this.#timer ??= setTimeout(this.flush, AGAIN_AFTER_MS)
    this.onChange()
  }
}
