/** Matches the time in a migration's file name: the UTC time when it was added, before its slug. */
const STAMPED = /^(\d{4}-\d{2}-\d{2}-\d{6})-/

/** Older names contain only the day. They sort after all names with a time on the same day. */
const DAY = /^\d{4}-\d{2}-\d{2}/

/**
 * Returns the file name for a new migration, with the current time. If the newest name has a later
 * time, because its date was entered manually, the new name follows it by one second.
 */
export function nextName(slug: string, names: string[], now = new Date()) {
  const newest = names.toSorted().at(-1) ?? ''
  const byClock = `${formatStamp(now)}-${slug}`
  return byClock > newest ? byClock : `${formatStamp(followNewest(newest))}-${slug}`
}

function followNewest(newest: string) {
  const stamp = STAMPED.exec(newest)?.[1]
  if (stamp) return new Date(parseStamp(stamp).getTime() + 1000)
  const [day] = DAY.exec(newest) ?? []
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date
}

function formatStamp(date: Date) {
  const [day, time = ''] = date.toISOString().split('T')
  return `${day}-${time.slice(0, 8).replaceAll(':', '')}`
}

function parseStamp(stamp: string) {
  const [, day, hours, minutes, seconds] = /^(.{10})-(..)(..)(..)$/.exec(stamp) ?? []
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
}

export const hasTime = (name: string) => STAMPED.test(name)

/** Returns a name without its date or time. */
export const slugOf = (name: string) => name.replace(STAMPED, '').replace(/^[\d-]*/, '')

/**
 * Returns an import identifier for each migration. Identifiers are unique, although several
 * migrations may have the same slug, and never a reserved word.
 */
export function nameImports(names: string[]) {
  const used = new Set<string>()
  return names.map((name) => {
    const words = slugOf(name).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const identifier = isReserved(words) ? `${words}Migration` : words
    let unique = identifier
    for (let count = 2; used.has(unique); count++) unique = `${identifier}${count}`
    used.add(unique)
    return { name, identifier: unique }
  })
}

function isReserved(word: string) {
  try {
    new Function(`'use strict'; let ${word}`)
    return false
  } catch {
    return true
  }
}
