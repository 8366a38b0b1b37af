import { newRandomId } from '#app/platform/browser/new-id.ts'
import { tryStorage } from '#app/platform/browser/try-storage.ts'
import type { Message } from '../../contract.ts'
import { isMessage } from '../../transport/delivery.ts'
import { listKeys, read, readList, remove, write } from '../../transport/storage.ts'
import { withTabLock } from '../../transport/tab-lock.ts'

export const VISITOR_KEY = 'chatVisitorId'
/** The IndexedDB database of files that are not sent. */
export const FILES = 'chatFiles'
const visitorKeys = /^chat(Card|Draft|Messages|Outbox|WelcomeSent):/

/** Returns the id of this browser's visitor; creates it if needed. */
export async function ensureVisitorId() {
  return (
    findVisitorId() ??
    (await withTabLock(VISITOR_KEY, async () => findVisitorId() ?? createVisitorId()))
  )
}

export function findVisitorId() {
  const stored = read(VISITOR_KEY)
  return stored && /^[A-Za-z0-9_-]{1,64}$/.test(stored) ? stored : undefined
}

/** Replaces the id, unless another tab has replaced it already. */
export function replaceVisitorId(visitorId: string) {
  const stored = findVisitorId()
  return stored && stored !== visitorId ? stored : createVisitorId()
}

/** Returns the stored messages of this browser's previous visitor ids, oldest first. */
export function readPreviousConversationMessages(visitorId: string): Message[] {
  return listKeys()
    .filter((key) => key.startsWith('chatMessages:') && key !== `chatMessages:${visitorId}`)
    .map((key) => readList(key, isMessage))
    .filter((messages) => messages.some(({ sender }) => sender === 'user'))
    .flat()
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.seq - b.seq)
}

/** Removes everything that the chat has stored in this browser. */
export function eraseVisitor() {
  // Removes the visitor id first, so that other tabs notice the erasure before other data
  // disappears.
  remove(VISITOR_KEY)
  for (const key of listKeys()) if (visitorKeys.test(key)) remove(key)
  tryStorage(() => indexedDB.deleteDatabase(FILES))
}

/**
 * Whether the server has stored both welcome messages, or refused them because the office has
 * already written.
 */
export function wasWelcomed(visitorId: string) {
  return read(welcomeKeyOf(visitorId)) === 'true'
}

export function markWelcomed(visitorId: string) {
  write(welcomeKeyOf(visitorId), 'true')
}

export const WELCOME_COUNT = 2

/**
 * Returns the id of a welcome message by its index. It is the same in all tabs and after a reload, so
 * that a changed text does not repeat a message. If the response to the first message was lost,
 * repeating it with this id returns its cookie.
 */
export function welcomeIdOf(visitorId: string, index: number) {
  const key = welcomeKeyOf(visitorId)
  let ids = readList(key, (id) => typeof id === 'string')
  if (ids.length !== WELCOME_COUNT) {
    ids = Array.from({ length: WELCOME_COUNT }, () => newRandomId())
    write(key, JSON.stringify(ids))
  }
  return ids[index]
}

const welcomeKeyOf = (visitorId: string) => `chatWelcomeSent:${visitorId}`

function createVisitorId() {
  const id = newRandomId()
  write(VISITOR_KEY, id)
  return id
}
