import type { Person } from '#app/features/lead-matching/server/compare-people.ts'
import { formatEmail, formatPhone, generateEmail, generatePhone } from './contact-generator.ts'
import { type ExampleName, FAMILIES, MEN, SIBLINGS, WOMEN } from './names.ts'
import type { Random } from './random.ts'

/** A generated person before being typed into a form. */
export interface GeneratedPerson {
  titles: string[]
  given: ExampleName
  family: ExampleName
  phone: string
  email: string
}

export function generatePerson(
  random: Random,
  givenNames = random.pick([WOMEN, MEN]),
): GeneratedPerson {
  const [given, family] = [random.pick(givenNames), random.pick(FAMILIES)]
  return {
    titles: givenNames === WOMEN ? ['Ms.', 'Miss', 'Mrs', 'Kumari'] : ['Mr.', 'Mr', 'Shri'],
    given,
    family,
    phone: generatePhone(random),
    email: generateEmail(random, given.spellings[0] ?? '', family.spellings[0] ?? ''),
  }
}

/** Returns a person with another given and family name. */
export function generateOtherPerson(random: Random, one: GeneratedPerson) {
  const another = generatePerson(random)
  const given = pickOtherName(random, another.titles.includes('Mr') ? MEN : WOMEN, one.given)
  return { ...another, given, family: pickOtherName(random, FAMILIES, one.family) }
}

/** Returns two people of one family with different given names and e-mail addresses. */
export function generateRelatives(random: Random): [GeneratedPerson, GeneratedPerson] {
  const one = generatePerson(random)
  const other = generateOtherPerson(random, one)
  return [one, { ...other, family: one.family, phone: one.phone }]
}

/** Returns two people of one family whose given names sound alike. */
export function generateSiblings(random: Random): [GeneratedPerson, GeneratedPerson] {
  const [one, other] = generateRelatives(random)
  const [first, second] = random.pick(SIBLINGS)
  return [
    { ...one, given: { spellings: [first], devanagari: '' } },
    { ...other, given: { spellings: [second], devanagari: '' } },
  ]
}

export function pickOtherName(random: Random, names: ExampleName[], one: ExampleName) {
  return random.pick(names.filter((name) => name !== one))
}

export const formatName = ({ given, family }: GeneratedPerson) =>
  `${given.spellings[0]} ${family.spellings[0]}`

export const respellName = (random: Random, { given, family }: GeneratedPerson) =>
  `${random.pick(given.spellings)} ${random.pick(family.spellings)}`

export function abbreviateName(random: Random, { given, family }: GeneratedPerson) {
  const letter = given.spellings[0]?.charAt(0)
  return `${random.pick([`${letter}.`, letter, letter?.toLowerCase()])} ${family.spellings[0]}`
}

export function reverseName(random: Random, { given, family }: GeneratedPerson) {
  const last = random.pick(family.spellings)
  return `${random.pick([last, `${last},`, `${last.toUpperCase()},`])} ${random.pick(given.spellings)}`
}

export function addMiddleName(random: Random, { titles, given, family }: GeneratedPerson) {
  const men = ['Bahadur', 'Bdr.', 'B.', 'Kumar', 'Kr.', 'Prasad', 'Raj']
  const second = random.pick(titles.includes('Mr') ? men : ['Kumari', 'Devi', 'Maya', 'K.'])
  return `${given.spellings[0]} ${second} ${family.spellings[0]}`
}

/** Returns the values that the person types into a form. */
export function toPerson(random: Random, someone: GeneratedPerson): Person {
  return {
    name: respellName(random, someone),
    emails: [formatEmail(random, someone.email)],
    phones: [formatPhone(random, someone.phone)],
  }
}

type ContactDetails = Pick<Person, 'emails' | 'phones'>

/** Returns two spellings of one contact: either phone or e-mail. */
export function shareContact(
  random: Random,
  someone: GeneratedPerson,
): [ContactDetails, ContactDetails] {
  return random.pick([sharePhone, shareEmail])(random, someone, true)
}

/** Returns one phone in two spellings, with e-mails that may differ. */
export function sharePhone(
  random: Random,
  { phone, email }: GeneratedPerson,
  isAll = false,
): [ContactDetails, ContactDetails] {
  const others = random.pick(isAll ? [[]] : [[], [email], [generatePerson(random).email]])
  return [
    { phones: [formatPhone(random, phone)], emails: [email] },
    { phones: [formatPhone(random, phone)], emails: others },
  ]
}

/** Returns one e-mail in two spellings, with phones that may differ. */
export function shareEmail(
  random: Random,
  { phone, email }: GeneratedPerson,
  isAll = false,
): [ContactDetails, ContactDetails] {
  const others = random.pick(isAll ? [[]] : [[], [formatPhone(random, generatePhone(random))]])
  return [
    { emails: [formatEmail(random, email)], phones: [phone] },
    { emails: [formatEmail(random, email)], phones: others },
  ]
}
