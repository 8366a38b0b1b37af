import { loadOnce } from '#app/base/server/load-once.ts'

/** As NIST SP 800-63B asks: what is guessed first is refused when it is chosen. */
const COMMONEST = 10_000
/** So many letters must be left of a password without the words that anybody knows. */
const LEAST_OWN_LETTERS = 4

interface Chosen {
  password: string
  /** What anybody knows: the username, the office's name, its site. */
  known: string[]
}

/** Why a password is refused; undefined: it is not. */
export async function findWeakness({ password, known }: Chosen) {
  const text = password.toLowerCase()
  if ((await loadCommonest()).has(text)) return tooCommon
  const words = known.flatMap((each) => each.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const lettersOnly = text.replace(/[^\p{L}]/gu, '')
  const own = words.reduce((rest, word) => rest.replaceAll(word, ''), lettersOnly)
  return own !== lettersOnly && own.length < LEAST_OWN_LETTERS ? tooNear : undefined
}

/** Ordered by how often they were found in leaked lists (zxcvbn-ts, MIT); read at the first use. */
const loadCommonest = loadOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set<string>(dictionary['passwords-common'].slice(0, COMMONEST).map(String))
})

const tooCommon = {
  code: 'common_password',
  detail: 'This password is among the first that anybody would try. Please choose another.',
}
const tooNear = {
  code: 'known_words',
  detail: 'This is hardly more than a name that anybody knows. Please choose another.',
}
