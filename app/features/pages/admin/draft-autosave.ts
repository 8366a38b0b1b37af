import { newRandomId } from '#app/base/browser/new-id.ts'
import { localStore } from '#app/base/browser/storage.ts'
import { type ApiFailure, isFinal, type Result } from '#app/contract/api-client.ts'
import type { NewerDraft, PageContent, PageDetails, SavedDraft, State } from '../contract.ts'
import { type MergeConflict, merge } from './merge.ts'

const SAVE_DELAY_MS = 500
const RETRY_DELAY_MS = 3_000

/** What was typed and has not reached the server, with the draft that it began from. */
interface LocalCopy {
  base: PageContent
  content: PageContent
}

export interface SaveResult {
  saved?: { revision: number; state: State }
  newer?: NewerDraft
  /** Why the server did not save it; left out when there was no answer. */
  problem?: SaveProblem
  /** How long to wait at least before the next attempt. */
  retryAfterMs?: number
}

export interface SaveProblem {
  detail: string
  /** A sentence for each refused field, by its path. */
  fields?: Record<string, string>
  /** Whether saving is retried automatically. */
  isRetried?: boolean
}

const serverUnreachable =
  'The server could not be reached. What you typed is kept in this browser. Please try again.'

/** What the server's answer to a call to save means; undefined: there was no answer. */
export function toSaveResult(result: Result<SavedDraft> | undefined): SaveResult {
  if (!result) return {}
  if (result.ok) return { saved: result.value }
  const { status, retryAfter = 0 } = result
  const { newer, detail, fields } = result.failure as ApiFailure & { newer?: NewerDraft }
  if (newer) return { newer }
  const problem = { detail, fields, isRetried: !isFinal(status) }
  return { problem, retryAfterMs: retryAfter * 1000 }
}

type Send = (revision: number, content: PageContent) => Promise<SaveResult>

/**
 * The saving of one document. What is typed lies in this browser until the server has it; what
 * others have saved meanwhile comes in, and nobody loses anything.
 */
export class DraftAutosave {
  content: PageContent
  /** As the server has it. */
  base: { revision: number; content: PageContent }
  state: State
  status: 'saved' | 'typing' | 'offline' | SaveProblem = 'saved'
  conflicts: MergeConflict[] = []
  /** Whose changes came in. */
  savedBy = ''
  /** Told of every change. */
  onChange = () => {}
  #key: string
  #send: Send
  #timer?: ReturnType<typeof setTimeout>
  #sending?: Promise<void>
  /** Number of foreign changes that came in since the last look. */
  #remoteChanges = 0

  /** `key` names the copies of this document by this person, of which each window keeps its own. */
  constructor(key: string, page: PageDetails, send: Send) {
    const { revision, draft, state, saved_by } = page
    this.#key = `${key}:${newRandomId()}`
    this.#send = send
    this.content = draft
    this.base = { revision, content: draft }
    this.state = state
    this.savedBy = saved_by
    this.#restoreCopies(key)
  }

  change = (content: PageContent) => {
    this.content = content
    this.#storeCopy()
    this.status = 'typing'
    // Not put off by more typing: nothing stays unsaved for longer.
    this.#timer ??= setTimeout(this.flush, SAVE_DELAY_MS)
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
   * Saves what is on the screen, and what is typed meanwhile. Returns why the server does not have
   * exactly that: it refused it, it did not answer, or a colleague's changes came in.
   */
  async saveNow(): Promise<SaveProblem | undefined> {
    const remoteChanges = this.#remoteChanges
    await this.flush()
    if (typeof this.status === 'object') return this.status
    if (this.status !== 'saved') return { detail: serverUnreachable }
    if (this.#remoteChanges === remoteChanges) return undefined
    return {
      detail: `${this.savedBy} has changed this meanwhile. Please look at it, then try again.`,
    }
  }

  /** Whether the server refused what is on the screen, and will refuse it again. */
  isRejected = () => typeof this.status === 'object' && !this.status.isRetried

  /** Takes in what the server has now. What was typed here stays. */
  applyRemote({ revision, content: theirs, saved_by }: Omit<NewerDraft, 'saved_at'>) {
    const { content, conflicts: clashes } = this
    this.#merge(this.base.content, content, theirs)
    const isSame = JSON.stringify(this.content) === JSON.stringify(content)
    if (!isSame || this.conflicts.length > clashes.length) this.#remoteChanges++
    this.base = { revision, content: theirs }
    this.savedBy = saved_by
    this.onChange()
  }

  /** Replaces the draft that was on the screen as `before`. Only what was typed since stays. */
  replaceDraft(
    before: PageContent,
    { revision, content: theirs, saved_by }: Omit<NewerDraft, 'saved_at'>,
  ) {
    this.#merge(before, this.content, theirs)
    this.base = { revision, content: theirs }
    this.savedBy = saved_by
    // Nothing is to be saved unless something was typed since.
    return this.flush()
  }

  /** Undoes the change between the two, and keeps what was written since. */
  undoChange = (before: PageContent, after: PageContent) => {
    const { content, clashes: conflicts } = merge(after, this.content, before)
    this.conflicts = [...this.conflicts, ...conflicts]
    this.change(content)
  }

  /** Ends a clash, with theirs or with what stands. */
  resolveConflict = (conflict: MergeConflict, isTheirs: boolean) => {
    this.conflicts = this.conflicts.filter((each) => each !== conflict)
    if (isTheirs) this.change(conflict.applyTheirs(this.content))
    else this.onChange()
  }

  /** What windows have typed and not saved: of those that are gone, and of those that still try. */
  #restoreCopies(key: string) {
    const names = localStore.keys().filter((name) => name.startsWith(key))
    const copies = names.map(readCopy).filter((copy) => copy !== undefined)
    if (copies.length > 0) {
      for (const copy of copies) this.#merge(copy.base, copy.content, this.content)
      this.#storeCopy()
      this.status = 'typing'
    }
    for (const name of names) localStore.remove(name)
  }

  #merge(base: PageContent, mine: PageContent, theirs: PageContent) {
    const { content, clashes: conflicts } = merge(base, mine, theirs)
    const isSameAsTheirs = JSON.stringify(content) === JSON.stringify(theirs)
    this.content = isSameAsTheirs ? theirs : content
    this.conflicts = [...this.conflicts, ...conflicts]
  }

  #storeCopy() {
    const copy: LocalCopy = { base: this.base.content, content: this.content }
    localStore.write(this.#key, JSON.stringify(copy))
  }

  async #saveAll() {
    while (this.content !== this.base.content) {
      const { content, base } = this
      const answer = await this.#send(base.revision, content)
      const { saved, newer, problem } = answer
      if (newer) this.applyRemote(newer)
      else if (saved) {
        this.base = { revision: saved.revision, content }
        this.state = saved.state
      } else if (!problem || problem.isRetried || this.content === content) {
        return this.#scheduleRetry(answer)
      }
      // What was refused has changed meanwhile.
    }
    localStore.remove(this.#key)
    this.status = 'saved'
    this.onChange()
  }

  #scheduleRetry({ problem, retryAfterMs = 0 }: SaveResult) {
    this.status = problem ?? 'offline'
    if (!problem || problem.isRetried) {
      this.#timer ??= setTimeout(this.flush, Math.max(RETRY_DELAY_MS, retryAfterMs))
    }
    this.onChange()
  }
}

/** Returns undefined for a copy that another window has just removed. */
function readCopy(name: string): LocalCopy | undefined {
  try {
    return JSON.parse(localStore.read(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
