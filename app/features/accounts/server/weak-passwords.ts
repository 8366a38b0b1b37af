import { loadOnce } from '#app/platform/server/cache/load-once.ts'

/** NIST SP 800-63B: new passwords are checked against commonly used ones. */
const COMMON_PASSWORDS = 10_000
/** Minimum of letters left after removing public words. */
const MIN_OWN_LETTERS = 4

interface PasswordToCheck {
  password: string
  /** Public words: the username, the office's name, its site. */
  publicWords: string[]
}

/** Returns why a password is refused, or undefined. */
export async function findWeakness({ password, publicWords }: PasswordToCheck) {
  const text = password.toLowerCase()
  if (text.trim() === '' || (await loadCommonPasswords()).has(text)) return tooCommon
  const words = publicWords.flatMap((each) => each.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const lettersOnly = text.replace(/[^\p{L}]/gu, '')
  const remaining = words.reduce((rest, word) => rest.replaceAll(word, ''), lettersOnly)
  return remaining !== lettersOnly && remaining.length < MIN_OWN_LETTERS ? tooSimilar : undefined
}

/** Ordered by frequency in leaked lists (zxcvbn-ts, MIT). Loaded on first use. */
const loadCommonPasswords = loadOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set<string>(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS).map(String))
})

const tooCommon = {
  code: 'common_password',
  detail: 'This password is too common. Please choose another one.',
}
const tooSimilar = {
  code: 'known_words',
  detail: 'This password is too easy to guess. Please choose another one.',
}
