import { v4 as newId } from 'uuid'
import { read, write } from './storage.ts'
import { runAlone } from './tabs.ts'

export const VISITOR_KEY = 'chatVisitorId'

/** The id of this browser's visitor, made when there is none. */
export async function findOrMakeVisitorId() {
  return findVisitorId() ?? (await runAlone(VISITOR_KEY, async () => findVisitorId() ?? make()))
}

export function findVisitorId() {
  const stored = read(VISITOR_KEY)
  return stored && /^[A-Za-z0-9_-]{1,64}$/.test(stored) ? stored : undefined
}

function make() {
  const id = newId()
  write(VISITOR_KEY, id)
  return id
}
