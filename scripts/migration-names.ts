/** A migration's file name: when it was added, in UTC, and what it is about. */
const STAMPED = /^(\d{4}-\d{2}-\d{2}-\d{6})-/

/** Older names have the day only. They sort after every name with a time of the same day. */
const DAY = /^\d{4}-\d{2}-\d{2}/

/**
 * Names come from the clock. Where the newest name is ahead of it, for earlier ones were dated by
 * hand, the next one follows the newest by a second.
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

/** What a name says after its date or time. */
export const slugOf = (name: string) => name.replace(STAMPED, '').replace(/^[\d-]*/, '')

/** Unique, and never a word of the language: several migrations may be about the same. */
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
