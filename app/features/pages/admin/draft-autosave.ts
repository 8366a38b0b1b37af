import { type ApiFailure, isFinal, type Result } from '#app/contract/api-client.ts'
import { newRandomId } from '#app/platform/browser/new-id.ts'
import { localStore } from '#app/platform/browser/storage.ts'
import type { NewerDraft, PageContent, PageDetails, SavedDraft, State } from '../contract.ts'
import { applyTheirs, isOpen, type MergeConflict, mergeDrafts } from './merge.ts'

const SAVE_DELAY_MS = 500
const RETRY_DELAY_MS = 3_000

/** Unsaved content, with the draft on which it is based, and choices that are still open. */
interface LocalCopy {
  base: PageContent
  content: PageContent
  conflicts?: MergeConflict[]
  savedBy?: string
}

export interface SaveResult {
  saved?: Pick<SavedDraft, 'revision' | 'state' | 'missing'>
  newer?: NewerDraft
  /** The error of the server; undefined when there was no response. */
  saveError?: SaveError
  /** The minimum delay before the next attempt. */
  retryAfterMs?: number
}

export interface SaveError {
  detail: string
  /** Error messages by field path. */
  fields?: Record<string, string>
  /** Whether saving is retried automatically. */
  isRetried?: boolean
  /** Whether the page was deleted, so that nothing more is sent. */
  isDeleted?: boolean
}

const serverUnreachable =
  'The server could not be reached. Your text is stored in this browser. Please try again.'

/** Interprets the response to a save request. undefined means no response. */
export function toSaveResult(result: Result<SavedDraft> | undefined): SaveResult {
  if (!result) return {}
  if (result.ok) return { saved: result.value }
  const { status, retryAfter = 0 } = result
  const { newer, detail, fields } = result.failure as ApiFailure & { newer?: NewerDraft }
  if (newer) return { newer }
  const saveError = { detail, fields, isRetried: !isFinal(status), isDeleted: status === 404 }
  return { saveError, retryAfterMs: retryAfter * 1000 }
}

type Send = (revision: number, content: PageContent) => Promise<SaveResult>

/**
 * Saves the draft of one page automatically. Unsaved content and open conflicts stay in local storage.
 * Changes that colleagues saved in the meantime are merged.
 */
export class DraftAutosave {
  content: PageContent
  /** The draft that the server has. */
  base: { revision: number; content: PageContent }
  state: State
  /** What the saved draft lacks for publishing, by field path. */
  missing: Record<string, string>
  status: 'saved' | 'typing' | 'offline' | SaveError = 'saved'
  conflicts: MergeConflict[] = []
  /** The username of the colleague whose changes were merged last. */
  savedBy = ''
  /** Called after every change. */
  onChange = () => {}
  #key: string
  #send: Send
  #timer?: ReturnType<typeof setTimeout>
  #sending?: Promise<void>
  /** The number of changes by colleagues that were merged; `saveNow` compares it. */
  #remoteChanges = 0

  /**
   * `key` is the storage prefix for this page and administrator. Each window adds an id of its own.
   */
  constructor(key: string, page: PageDetails, send: Send) {
    const { revision, draft, state, saved_by, missing } = page
    this.#key = `${key}:${newRandomId()}`
    this.#send = send
    this.content = draft
    this.base = { revision, content: draft }
    this.state = state
    this.missing = missing
    this.savedBy = saved_by
    this.#restoreCopies(key)
  }

  change = (content: PageContent) => {
    this.content = content
    this.#storeCopy()
    if (this.isDeleted()) return this.onChange()
    this.status = 'typing'
    // Does not restart the timer, so that continued typing does not postpone the save.
    this.#timer ??= setTimeout(this.flush, SAVE_DELAY_MS)
    this.onChange()
  }

  /** Resolves when everything is saved, or saving has failed. */
  flush = () => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.isDeleted()) return Promise.resolve()
    this.#sending ??= this.#saveAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /**
   * Saves the current content. Returns an error if the server rejected it, did not respond, or
   * returned changes of a colleague.
   */
  async saveNow(): Promise<SaveError | undefined> {
    const remoteChanges = this.#remoteChanges
    await this.flush()
    if (typeof this.status === 'object') return this.status
    if (this.status !== 'saved') return { detail: serverUnreachable }
    if (this.#remoteChanges === remoteChanges) return undefined
    return {
      detail: `${this.savedBy} has changed this page in the meantime. Please review it, then try again.`,
    }
  }

  /** Whether the server rejected the current content, so that it is not sent again. */
  isRejected = () => typeof this.status === 'object' && !this.status.isRetried

  isDeleted = () => typeof this.status === 'object' && this.status.isDeleted === true

  /** Merges the server's draft into the local content. Local changes win. */
  applyRemote({ revision, content: theirs, saved_by }: Omit<NewerDraft, 'saved_at'>) {
    const { content, conflicts } = this
    this.#merge(this.base.content, content, theirs)
    const isSame = JSON.stringify(this.content) === JSON.stringify(content)
    if (!isSame || this.conflicts.length > conflicts.length) this.#remoteChanges++
    this.base = { revision, content: theirs }
    this.savedBy = saved_by
    this.#updateCopy()
    this.onChange()
  }

  /** Replaces the draft `before` with the server's. Only later local changes are kept. */
  replaceDraft(
    before: PageContent,
    { revision, content: theirs, saved_by }: Omit<NewerDraft, 'saved_at'>,
  ) {
    this.#merge(before, this.content, theirs)
    this.base = { revision, content: theirs }
    this.savedBy = saved_by
    // Saves only if there are later local changes.
    return this.flush()
  }

  /** Undoes the change from `before` to `after`. Later changes are kept. */
  undoChange = (before: PageContent, after: PageContent) => {
    const { content, conflicts } = mergeDrafts(after, this.content, before)
    // A section that was edited after it was added stays; no colleague is involved.
    const choices = conflicts.filter(({ removedBy }) => !removedBy)
    this.conflicts = [...this.conflicts, ...choices]
    this.change(content)
  }

  /** Resolves a conflict with their value or mine. */
  resolveConflict = (conflict: MergeConflict, isTheirs: boolean) => {
    this.conflicts = this.conflicts.filter((each) => each !== conflict)
    if (isTheirs) return this.change(applyTheirs(this.content, conflict))
    this.#updateCopy()
    this.onChange()
  }

  /** Merges unsaved copies of other windows, open or closed. */
  #restoreCopies(key: string) {
    const names = localStore.keys().filter((name) => name.startsWith(key))
    const copies = names.map(readCopy).filter((copy) => copy !== undefined)
    if (copies.length > 0) {
      for (const { base, content, conflicts = [], savedBy } of copies) {
        this.#merge(base, content, this.content)
        const open = conflicts.filter((conflict) => isOpen(conflict, this.content))
        this.conflicts = [...this.conflicts, ...open]
        if (open.length > 0 && savedBy) this.savedBy = savedBy
      }
      this.#storeCopy()
      this.status = 'typing'
    }
    for (const name of names) localStore.remove(name)
  }

  #merge(base: PageContent, mine: PageContent, theirs: PageContent) {
    const { content, conflicts } = mergeDrafts(base, mine, theirs)
    const isSameAsTheirs = JSON.stringify(content) === JSON.stringify(theirs)
    this.content = isSameAsTheirs ? theirs : content
    this.conflicts = [...this.conflicts, ...conflicts]
  }

  #storeCopy() {
    const { content, conflicts, savedBy } = this
    const copy: LocalCopy = { base: this.base.content, content, conflicts, savedBy }
    localStore.write(this.#key, JSON.stringify(copy))
  }

  /** Removes the local copy if the server has everything, and no other value waits for a choice. */
  #updateCopy() {
    if (this.content === this.base.content && this.conflicts.length === 0) {
      localStore.remove(this.#key)
    } else this.#storeCopy()
  }

  async #saveAll() {
    while (this.content !== this.base.content) {
      const { content, base } = this
      const result = await this.#send(base.revision, content)
      const { saved, newer, saveError } = result
      if (newer) this.applyRemote(newer)
      else if (saved) {
        this.base = { revision: saved.revision, content }
        this.state = saved.state
        this.missing = saved.missing
      } else if (!saveError || saveError.isRetried || this.content === content) {
        return this.#scheduleRetry(result)
      }
      // The server rejected the content, but the content has changed since. Sends the new content.
    }
    this.#updateCopy()
    this.status = 'saved'
    this.onChange()
  }

  #scheduleRetry({ saveError, retryAfterMs = 0 }: SaveResult) {
    this.status = saveError ?? 'offline'
    if (!saveError || saveError.isRetried) {
      this.#timer ??= setTimeout(this.flush, Math.max(RETRY_DELAY_MS, retryAfterMs))
    }
    this.onChange()
  }
}

/** Returns undefined if another window has just removed the copy. */
function readCopy(name: string): LocalCopy | undefined {
  try {
    return JSON.parse(localStore.read(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
