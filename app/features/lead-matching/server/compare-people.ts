import { LRUCache } from 'lru-cache'
import { normalizeSpelling, removeSilentA } from '#app/platform/server/text/name-spelling.ts'
import { digitsOf, parsePhone, toE164 } from '#app/platform/server/text/phones.ts'
import { FILLERS, RELATIONS, SURNAMES, sexOf, TITLES } from './name-words.ts'

/** Name and contact details of an enquiry or a lead, as typed. */
export interface Person {
  name: string
  emails: string[]
  phones: string[]
  /** Phone of the guardian. */
  guardian_phone?: string
}

/** A user decides about 'possible'. */
export type MatchResult = 'same' | 'possible' | 'different'

/**
 * Returns the lookup keys of a person: one for each phone and two for each e-mail. Two people who are
 * 'same' share a key. Two who are only 'possible' share one unless their local parts differ.
 */
export function matchKeysOf(person: Person): string[] {
  const { emails, allPhones } = contactsOf(person)
  return [
    ...new Set([
      ...emails.flatMap((email) => [`email:${email}`, `mailbox:${toMailboxKey(email)}`]),
      ...allPhones.map((phone) => `phone:${phone}`),
    ]),
  ]
}

/** Whether two people with this key can be 'same', not only 'possible'. */
export const isExactKey = (key: string) => !key.startsWith('mailbox:')

/**
 * Returns the values that are not in the list. The spelling of phone numbers makes no difference.
 */
export function listAdded(name: string, current: string[], values: string[]) {
  const currentKeys = new Set(current.flatMap((value) => keysOfValue(name, value)))
  return values.filter((value) => {
    const valueKeys = keysOfValue(name, value)
    const isNew = !valueKeys.every((key) => currentKeys.has(key))
    for (const key of valueKeys) currentKeys.add(key)
    return isNew
  })
}

function keysOfValue(name: string, value: string) {
  const keys = exactKeysOf(name, value)
  return keys.length > 0 ? keys : [value]
}

/** Returns the exact match keys of one value. Countries and tags have none. */
export const exactKeysOf = (name: string, value: string) =>
  matchKeysOf({ name: '', emails: [], phones: [], [name]: [value] }).filter(isExactKey)

/**
 * Compares two people. A shared e-mail or phone means 'same' if the names are compatible, otherwise
 * 'possible', because families share phones.
 */
export function comparePeople(person: Person, otherPerson: Person): MatchResult {
  const [contacts, otherContacts] = [contactsOf(person), contactsOf(otherPerson)]
  const sharesEmail = contacts.emails.some((email) => otherContacts.emails.includes(email))
  const sharesPhone = contacts.allPhones.some((phone) => otherContacts.allPhones.includes(phone))
  const hasEmailPair = (areAlike: typeof areSimilar) =>
    contacts.emails.some((email) =>
      otherContacts.emails.some((otherEmail) => areAlike(email, otherEmail)),
    )
  const hasSimilarEmail = !sharesEmail && hasEmailPair(areSimilar)
  const hasSameMailbox = !sharesEmail && hasEmailPair(areSameMailbox)
  if (!sharesEmail && !sharesPhone && !hasSimilarEmail && !hasSameMailbox) return 'different'
  const names = compareNames(person.name, otherPerson.name)
  if (!sharesEmail && !sharesPhone) {
    // Two spellings of one Gmail address are 'possible' regardless of the names.
    return names === 'other' && !hasSameMailbox ? 'different' : 'possible'
  }
  if (names === 'other') return 'possible'
  const sharesOwnContact =
    sharesEmail || contacts.phones.some((phone) => otherContacts.phones.includes(phone))
  // Without two full given names, a guardian's phone is not enough. A phone with different e-mail
  // addresses is not enough either.
  if (names === 'open' && !sharesOwnContact) return 'possible'
  const emailsDiffer = !sharesEmail && contacts.emails.length > 0 && otherContacts.emails.length > 0
  return names === 'open' && emailsDiffer && !hasSimilarEmail && !hasSameMailbox
    ? 'possible'
    : 'same'
}

function contactsOf({ emails, phones, guardian_phone = '' }: Person) {
  const ownPhones = toPhoneKeys(phones)
  return {
    emails: emails
      .flatMap(splitField)
      .map(toEmailKey)
      .filter((email) => /.@./.test(email)),
    phones: ownPhones,
    allPhones: [...ownPhones, ...toPhoneKeys([guardian_phone])],
  }
}

const toPhoneKeys = (phones: string[]) =>
  phones
    .flatMap(splitField)
    .map(toPhoneKey)
    .filter((phone) => phone !== undefined)

/** Splits a field with several values: "9800000000 / 01-4000000". */
const splitField = (typed: string) => typed.split(/[,;/|\n]/)

/** Landline numbers in Kathmandu have seven digits. Shorter numbers do not identify a person. */
const MIN_DIGITS = 7

/**
 * Returns the number in E.164, or its digits if it cannot be dialled, such as "4412345" without an area
 * code. undefined for a text that is not a phone number.
 */
const toPhoneKey = (phone: string) => keyCache.memo(phone) || undefined

/** Caches keys, because a comparison of many people parses each phone several times. */
const keyCache = new LRUCache<string, string>({
  max: 2000,
  memoMethod(phone) {
    const parsed = parsePhone(phone, MIN_DIGITS)
    return parsed ? (toE164(parsed) ?? `+${digitsOf(parsed)}`) : ''
  },
})

/** In a shorter local part, one different letter means another person. */
const MIN_LETTERS = 5
const MAX_LETTERS = 32

/**
 * Normalizes an e-mail address: lowercase, without spaces and invisible characters. Dots stay, because
 * only Gmail ignores them.
 */
export function toEmailKey(email: string): string {
  return email
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, '')
    .toLowerCase()
}

/**
 * Returns the local part without dots, up to the plus sign, both of which Gmail ignores:
 * https://support.google.com/mail/answer/7436150. Addresses with a mistyped domain share it too.
 */
const toMailboxKey = (email: string) =>
  splitAddress(email)[0].replace(/\+.*/, '').replaceAll('.', '')

/** Whether two addresses belong to the same Gmail mailbox. */
const areSameMailbox = (email: string, otherEmail: string) =>
  isGmail(email) && isGmail(otherEmail) && toMailboxKey(email) === toMailboxKey(otherEmail)

const isGmail = (email: string) => /^(gmail|googlemail)\.com$/.test(splitAddress(email)[1])

/** Whether two e-mail keys differ by one typing error, in the local part or in the domain. */
function areSimilar(email: string, otherEmail: string) {
  const [localPart, domain] = splitAddress(email)
  const [otherLocalPart, otherDomain] = splitAddress(otherEmail)
  if (localPart === otherLocalPart) return isSingleEdit(domain, otherDomain)
  const longer = localPart.length > otherLocalPart.length ? localPart : otherLocalPart
  return domain === otherDomain && isLongEnough(longer) && isSingleEdit(localPart, otherLocalPart)
}

const isLongEnough = (localPart: string) =>
  localPart.length >= MIN_LETTERS && localPart.length <= MAX_LETTERS

function splitAddress(email: string): [string, string] {
  const index = email.lastIndexOf('@')
  return [email.slice(0, index), email.slice(index + 1)]
}

const KUMARI = normalizeSpelling('kumari')

/** 'open': the names are compatible, but a full given name is missing on one side. */
type NameMatch = 'same' | 'open' | 'other'

/** Compares two names as typed: whether they can belong to one person. */
export function compareNames(name: string, otherName: string): NameMatch {
  const [first, second] = [normalizeName(name), normalizeName(otherName)]
  const differ = first.sex && second.sex && first.sex !== second.sex
  if (differ || first.relation !== second.relation) return 'other'
  if (!first.words.length || !second.words.length) return 'open'
  if (first.isForeign !== second.isForeign) return 'open'
  if (toSortedKey(first.words) === toSortedKey(second.words)) {
    return first.words.some(identifiesPerson) ? 'same' : 'open'
  }
  const match = compareWords(...joinSplitWords(first.words, second.words))
  return match === 'other' && areReordered(first.words, second.words) ? 'same' : match
}

const identifiesPerson = (word: string) => word.length > 1 && !SURNAMES.has(word)

const toSortedKey = (words: string[]) => words.map(removeSilentA).sort().join(' ')

/** Whether one name starts with its family name, in a spelling that `SURNAMES` lacks. */
function areReordered(firstWords: string[], secondWords: string[]) {
  if (firstWords.length !== secondWords.length) return false
  const moveFirstToEnd = ([first = '', ...rest]: string[]) => [...rest, first]
  return [
    compareWords(moveFirstToEnd(firstWords), secondWords),
    compareWords(firstWords, moveFirstToEnd(secondWords)),
  ].includes('same')
}

function compareWords(firstWords: string[], secondWords: string[]): NameMatch {
  const [givenName = '', ...rest] = firstWords
  const [otherGivenName = '', ...otherRest] = secondWords
  const isFamily = (word: string, others: string[]) => others.length === 0 && SURNAMES.has(word)
  if (isFamily(givenName, rest) || isFamily(otherGivenName, otherRest)) return 'other'
  if (!remaindersMatch(rest, otherRest)) return 'other'
  if (removeSilentA(givenName) === removeSilentA(otherGivenName)) return 'same'
  return isAbbreviation(givenName, otherGivenName) || isAbbreviation(otherGivenName, givenName)
    ? 'open'
    : 'other'
}

/**
 * Words may be missing on one side. If both sides have unmatched words, they must be a filler and a
 * surname.
 */
function remaindersMatch(firstWords: string[], secondWords: string[]) {
  const otherUnmatched = secondWords.filter((word) => !firstWords.includes(word))
  const unmatched = firstWords.filter((word) => {
    if (secondWords.includes(word)) return false
    const at = otherUnmatched.findIndex((otherWord) => canBeSameWord(word, otherWord))
    if (at >= 0) otherUnmatched.splice(at, 1)
    return at < 0
  })
  if (unmatched.length === 0 || otherUnmatched.length === 0) return true
  // “Ram Kumar” and “Ram Thapa” can both be Ram Kumar Thapa.
  return (
    [unmatched, otherUnmatched].some(areFillers) && [unmatched, otherUnmatched].some(areSurnames)
  )
}

const areFillers = (words: string[]) => words.every((word) => FILLERS.has(word))

const areSurnames = (words: string[]) => words.every((word) => SURNAMES.has(word))

function canBeSameWord(word: string, otherWord: string) {
  if (
    removeSilentA(word) === removeSilentA(otherWord) ||
    isAbbreviation(word, otherWord) ||
    isAbbreviation(otherWord, word)
  )
    return true
  // Similar given names often belong to siblings.
  if (!SURNAMES.has(word) && !SURNAMES.has(otherWord)) return false
  return (
    (isSingleEdit(word, otherWord) && word.length + otherWord.length > 7) ||
    consonants(word) === consonants(otherWord)
  )
}

const consonants = (word: string) => word.replace(/[aeiouy]/g, '')

/** Whether a text is an initial or lacks the vowels: "S.", "Bdr." for Bahadur, "BK" for Bishwakarma. */
function isAbbreviation(short: string, word: string) {
  if (short.length === 1) return word.startsWith(short)
  if (short.length > 4 || short[0] !== word[0] || /[aeiou]/.test(short)) return false
  let at = -1
  return [...short].every((letter) => {
    at = word.indexOf(letter, at + 1)
    return at >= 0
  })
}

/** Joins given names that only one side splits: “Ramkumar Thapa” and “Ram Kumar Thapa”. */
function joinSplitWords(firstWords: string[], secondWords: string[]): [string[], string[]] {
  const joinFirstTwo = ([whole = '']: string[], [first = '', second = '', ...rest]: string[]) =>
    whole === first + second ? [whole, ...rest] : undefined
  return [
    joinFirstTwo(secondWords, firstWords) ?? firstWords,
    joinFirstTwo(firstWords, secondWords) ?? secondWords,
  ]
}

function normalizeName(name: string) {
  const lower = name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  const allWords = splitWords(lower)
  const sex = allWords.map(sexOf).find((found) => found)
  const words = allWords.filter((word) => !sexOf(word) && !RELATIONS.has(word))
  const untitled = words.filter((word) => !TITLES.has(word))
  return {
    sex,
    relation: allWords.filter((word) => RELATIONS.has(word)).join(' '),
    isForeign: /[^\p{Script=Latin}\p{Script=Devanagari}\p{P}\p{S}\p{Zs}\p{N}\p{M}]/u.test(lower),
    words: splitInitials(moveGivenNameFirst(untitled.length > 0 ? untitled : words)),
  }
}

/** Returns the words of a text that tell people of one family apart, in normalized spelling. */
export const listNameWords = (text: string) =>
  splitWords(text.normalize('NFKC').toLowerCase()).filter(
    (word) =>
      identifiesPerson(word) && ![FILLERS, TITLES, RELATIONS].some((others) => others.has(word)),
  )

function splitWords(name: string) {
  return name
    .replace(/के[\s.]*सी(?!\p{L}|\p{M})/gu, 'kc')
    .replace(/(?<!\p{L})([kgdb])[\s.]+([ck])(?!\p{L})/gu, '$1$2')
    .replace(/(?<!\p{L})([csdw])\s*\/\s*(o)(?!\p{L})/gu, '$1$2')
    .replaceAll('&', ' and ')
    .replace(/['’]s?(?!\p{L})/gu, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .map(normalizeSpelling)
}

/**
 * Moves a leading family name to the end, and a leading Kumari, which means Miss before a full
 * name.
 */
function moveGivenNameFirst(words: string[]) {
  const [first = '', ...rest] = words
  if (first === KUMARI && rest.length > 1) return [...rest, first]
  const isSurnameFirst = rest.length > 0 && SURNAMES.has(first) && !SURNAMES.has(rest.at(-1) ?? '')
  return isSurnameFirst ? [...rest, first] : words
}

/** Splits joined initials: "SK Shrestha". */
function splitInitials([first = '', ...rest]: string[]) {
  const areInitials = rest.length > 0 && /^[^aeiouy]{2,3}$/.test(first)
  return areInitials ? [...first, ...rest] : [first, ...rest].filter((word) => word !== '')
}

/** Whether two texts differ by one added, missing or replaced letter, or by two swapped ones. */
function isSingleEdit(text: string, otherText: string) {
  const shorter = Math.min(text.length, otherText.length)
  let start = 0
  while (start < shorter && text[start] === otherText[start]) start++
  let end = 0
  while (end < shorter - start && text.at(-1 - end) === otherText.at(-1 - end)) end++
  const rest = text.slice(start, text.length - end)
  const otherRest = otherText.slice(start, otherText.length - end)
  if (rest.length <= 1 && otherRest.length <= 1) return true
  return rest.length === 2 && rest === [...otherRest].reverse().join('')
}
