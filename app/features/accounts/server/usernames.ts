import { confusables } from './confusables.ts'

/** As a username is stored for signing in: its case and its Unicode form do not matter. */
export const usernameKey = (username: string) => username.normalize('NFKC').toLowerCase()

/** Whether two usernames differ only by case, or by letters that look alike. */
export function isLookAlike(one: string, other: string) {
  const forms = listForms(other)
  return [...listForms(one)].some((form) => forms.has(form))
}

/**
 * What a username looks like as it is typed, in small and in capital letters: "I" looks like "l", and
 * the Cyrillic "РОМА" like "POMA", but neither do in small letters.
 */
function listForms(username: string) {
  const typed = username.normalize('NFKC')
  const cases = [typed, typed.toLowerCase(), typed.toUpperCase()]
  return new Set(cases.map((text) => toSkeleton(text).toLowerCase()))
}

let skeletons: Map<string, string> | undefined

/** The skeleton of UTS #39: two texts look alike where it is the same. */
function toSkeleton(text: string) {
  skeletons ??= readConfusables()
  const known = skeletons
  const skeleton = [...text.normalize('NFD')].map((sign) => known.get(sign) ?? sign).join('')
  return skeleton.normalize('NFD').replace(/\s+/g, ' ')
}

function readConfusables() {
  const found = new Map<string, string>()
  for (const group of confusables.trim().split(/\s/)) {
    const [target = '', sources = ''] = group.split(':')
    const skeleton = target.split('.').map(toSign).join('')
    for (const source of sources.split(',')) found.set(toSign(source), skeleton)
  }
  return found
}

const toSign = (code: string) => String.fromCodePoint(Number.parseInt(code, 16))
