import type { Person } from '#app/features/leads/server/known/known.ts'
import type { Chance } from './chance.ts'
import { exampleEmail, examplePhone, writeEmail, writePhone } from './contacts.ts'
import { type ExampleName, FAMILIES, MEN, SIBLINGS, WOMEN } from './names.ts'

/** A generated person before being typed into a form. */
export interface Someone {
  titles: string[]
  given: ExampleName
  family: ExampleName
  phone: string
  email: string
}

export function anybody(chance: Chance, givenNames = chance.of([WOMEN, MEN])): Someone {
  const [given, family] = [chance.of(givenNames), chance.of(FAMILIES)]
  return {
    titles: givenNames === WOMEN ? ['Ms.', 'Miss', 'Mrs', 'Kumari'] : ['Mr.', 'Mr', 'Shri'],
    given,
    family,
    phone: examplePhone(chance),
    email: exampleEmail(chance, given.spellings[0] ?? '', family.spellings[0] ?? ''),
  }
}

/** Returns a person with another given and family name. */
export function anotherThan(chance: Chance, one: Someone) {
  const another = anybody(chance)
  const given = unlike(chance, another.titles.includes('Mr') ? MEN : WOMEN, one.given)
  return { ...another, given, family: unlike(chance, FAMILIES, one.family) }
}

/** Returns two people of one family with different given names and e-mail addresses. */
export function relatives(chance: Chance): [Someone, Someone] {
  const one = anybody(chance)
  const other = anotherThan(chance, one)
  return [one, { ...other, family: one.family, phone: one.phone }]
}

/** Returns two people of one family whose given names sound alike. */
export function almostAlike(chance: Chance): [Someone, Someone] {
  const [one, other] = relatives(chance)
  const [first, second] = chance.of(SIBLINGS)
  return [
    { ...one, given: { spellings: [first], devanagari: '' } },
    { ...other, given: { spellings: [second], devanagari: '' } },
  ]
}

export function unlike(chance: Chance, names: ExampleName[], one: ExampleName) {
  return chance.of(names.filter((name) => name !== one))
}

export const plain = ({ given, family }: Someone) => `${given.spellings[0]} ${family.spellings[0]}`

export const spelled = (chance: Chance, { given, family }: Someone) =>
  `${chance.of(given.spellings)} ${chance.of(family.spellings)}`

export function initialled(chance: Chance, { given, family }: Someone) {
  const letter = given.spellings[0]?.charAt(0)
  return `${chance.of([`${letter}.`, letter, letter?.toLowerCase()])} ${family.spellings[0]}`
}

export function turned(chance: Chance, { given, family }: Someone) {
  const last = chance.of(family.spellings)
  return `${chance.of([last, `${last},`, `${last.toUpperCase()},`])} ${chance.of(given.spellings)}`
}

export function longer(chance: Chance, { titles, given, family }: Someone) {
  const men = ['Bahadur', 'Bdr.', 'B.', 'Kumar', 'Kr.', 'Prasad', 'Raj']
  const second = chance.of(titles.includes('Mr') ? men : ['Kumari', 'Devi', 'Maya', 'K.'])
  return `${given.spellings[0]} ${second} ${family.spellings[0]}`
}

/** Returns the values that the person types into a form. */
export function written(chance: Chance, someone: Someone): Person {
  return {
    name: spelled(chance, someone),
    emails: [writeEmail(chance, someone.email)],
    phones: [writePhone(chance, someone.phone)],
  }
}

type Contacts = Pick<Person, 'emails' | 'phones'>

/** Returns two spellings of one contact: either phone or e-mail. */
export function contactInCommon(chance: Chance, someone: Someone): [Contacts, Contacts] {
  return chance.of([phoneInCommon, emailInCommon])(chance, someone, true)
}

/** Returns one phone in two spellings, with e-mails that may differ. */
export function phoneInCommon(
  chance: Chance,
  { phone, email }: Someone,
  isAll = false,
): [Contacts, Contacts] {
  const others = chance.of(isAll ? [[]] : [[], [email], [anybody(chance).email]])
  return [
    { phones: [writePhone(chance, phone)], emails: [email] },
    { phones: [writePhone(chance, phone)], emails: others },
  ]
}

/** Returns one e-mail in two spellings, with phones that may differ. */
export function emailInCommon(
  chance: Chance,
  { phone, email }: Someone,
  isAll = false,
): [Contacts, Contacts] {
  const others = chance.of(isAll ? [[]] : [[], [writePhone(chance, examplePhone(chance))]])
  return [
    { emails: [writeEmail(chance, email)], phones: [phone] },
    { emails: [writeEmail(chance, email)], phones: others },
  ]
}
