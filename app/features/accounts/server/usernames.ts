import { toUsernameKey } from '#app/platform/server/auth/username-key.ts'
import { removeAllHidden } from '#app/platform/server/text/visible-text.ts'
import confusables from './confusables.json' with { type: 'json' }

/** Finds the account with this username, ignoring case, Unicode form and invisible characters. */
export function findByUsername<Row extends { username_key: string }>(
  rows: Row[],
  username: string,
) {
  const key = toUsernameKey(username)
  return rows.find(({ username_key }) => username_key === key)
}

/** Whether two usernames differ only by case or by confusable letters. */
export function isConfusable(one: string, other: string) {
  const forms = listSkeletons(other)
  return [...listSkeletons(one)].some((form) => forms.has(form))
}

/**
 * Skeletons of the username as typed, in lower and in upper case. "I" is confusable with "l", and
 * the Cyrillic "РОМА" with "POMA", but not in lower case.
 */
function listSkeletons(username: string) {
  const typed = username.normalize('NFKC')
  const cases = [typed, typed.toLowerCase(), typed.toUpperCase()]
  return new Set(cases.map((text) => toSkeleton(text).toLowerCase()))
}

let skeletons: Map<string, string> | undefined

/** A second dot above "i" or "j" is invisible, also with marks below the letter. */
const secondDot = /(?<=[ij][\u0316-\u0319\u031c-\u0333]*)\u0307/g

/** The skeleton of UTS #39: confusable texts have the same skeleton. */
function toSkeleton(text: string) {
  skeletons ??= readConfusables()
  const skeletonOf = skeletons
  const visible = removeAllHidden(text.normalize('NFD'))
  const skeleton = [...visible].map((character) => skeletonOf.get(character) ?? character).join('')
  return skeleton.normalize('NFD').replace(secondDot, '').replace(/\s+/g, ' ').trim()
}

/**
 * Reads which texts look like a letter or sign, as code points in hexadecimal. From ICU 72 (Unicode
 * 15.0, UTS #39, Unicode License V3), without those that NFKC replaces anyway.
 */
function readConfusables() {
  const found = new Map<string, string>()
  for (const [target, sources] of Object.entries<string>(confusables)) {
    const skeleton = toText(target)
    for (const source of sources.split(' ')) found.set(toText(source), skeleton)
  }
  return found
}

const toText = (codes: string) =>
  String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)))
