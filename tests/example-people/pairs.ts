import type { Likeness, Person } from '#app/features/leads/server/known/known.ts'
import type { Chance } from './chance.ts'
import { examplePhone, mistype, writeEmail, writePhone } from './contacts.ts'
import { FAMILIES, WOMEN } from './names.ts'
import {
  almostAlike,
  anotherThan,
  anybody,
  contactInCommon,
  emailInCommon,
  initialled,
  longer,
  phoneInCommon,
  plain,
  relatives,
  type Someone,
  spelled,
  turned,
  unlike,
  written,
} from './someone.ts'

export interface LabelledPair {
  rule: string
  label: Likeness
  one: Person
  other: Person
}

type Rule = (chance: Chance) => [Person, Person]

/** The label of a pair comes from the rule that made it, not from the comparison. */
export function labelledPairs(chance: Chance, ofEachRule: number): LabelledPair[] {
  return Object.entries(RULES).flatMap(([label, rules]) =>
    Object.entries(rules).flatMap(([rule, make]) =>
      Array.from({ length: ofEachRule }, () => {
        const [one, other] = make(chance)
        return { rule, label: label as Likeness, one, other }
      }),
    ),
  )
}

const oneInAnotherWay =
  (name: (chance: Chance, someone: Someone) => [string, string], by = contactInCommon): Rule =>
  (chance) => {
    const someone = anybody(chance)
    const [first, second] = name(chance, someone)
    const [mine, theirs] = by(chance, someone)
    return [
      { name: first, ...mine },
      { name: second, ...theirs },
    ]
  }

const SAME: Record<string, Rule> = {
  'the same name, the phone written otherwise': oneInAnotherWay(
    (_, someone) => [plain(someone), plain(someone)],
    phoneInCommon,
  ),
  'another spelling, on one phone': oneInAnotherWay(
    (chance, someone) => [plain(someone), spelled(chance, someone)],
    phoneInCommon,
  ),
  'another spelling, with one e-mail': oneInAnotherWay(
    (chance, someone) => [spelled(chance, someone), spelled(chance, someone)],
    emailInCommon,
  ),
  'an initial': oneInAnotherWay((chance, someone) => [plain(someone), initialled(chance, someone)]),
  'family name first': oneInAnotherWay((chance, someone) => [
    plain(someone),
    turned(chance, someone),
  ]),
  'no family name': oneInAnotherWay((chance, someone) => [
    plain(someone),
    chance.of(someone.given.spellings),
  ]),
  'a title': oneInAnotherWay((chance, someone) => [
    plain(someone),
    `${chance.of(someone.titles)} ${plain(someone)}`,
  ]),
  'small or great letters, more spaces': oneInAnotherWay((chance, someone) => [
    plain(someone),
    chance.of([
      plain(someone).toUpperCase(),
      plain(someone).toLowerCase(),
      ` ${plain(someone).replace(' ', '   ')} `,
    ]),
  ]),
  'a second name more': oneInAnotherWay((chance, someone) => [
    plain(someone),
    longer(chance, someone),
  ]),
  'in Devanagari': oneInAnotherWay((_, { given, family }) => [
    `${given.spellings[0]} ${family.spellings[0]}`,
    `${given.devanagari} ${family.devanagari}`,
  ]),
  'mistyped e-mail and the phone written otherwise': oneInAnotherWay(
    (chance, someone) => [plain(someone), spelled(chance, someone)],
    (chance, { phone, email }) => [
      { phones: [writePhone(chance, phone)], emails: [email] },
      { phones: [writePhone(chance, phone)], emails: [mistype(chance, email)] },
    ],
  ),
  'one more e-mail and one more phone': oneInAnotherWay(
    (chance, someone) => [plain(someone), spelled(chance, someone)],
    (chance, someone) => {
      const phones = [someone.phone, examplePhone(chance)].map((phone) => writePhone(chance, phone))
      const emails = [someone.email, anybody(chance).email]
      return [
        { phones: phones.slice(0, 1), emails: emails.slice(0, 1) },
        chance.of([
          { phones, emails: emails.slice(1) },
          { phones: phones.slice(1), emails },
        ]),
      ]
    },
  ),
}

const PERHAPS: Record<string, Rule> = {
  'family: brothers and sisters on one phone': (chance) => {
    const [one, other] = relatives(chance)
    return [written(chance, one), { ...written(chance, other), phones: [one.phone] }]
  },
  'family: with names almost alike on one phone': (chance) => {
    const [one, other] = almostAlike(chance)
    const phones = [writePhone(chance, one.phone)]
    return [
      { ...written(chance, one), name: plain(one) },
      { ...written(chance, other), name: plain(other), phones },
    ]
  },
  'family: with names almost alike, family name first': (chance) => {
    const [one, other] = almostAlike(chance)
    const phones = [writePhone(chance, one.phone)]
    return [
      { ...written(chance, one), name: turned(chance, one) },
      { ...written(chance, other), name: turned(chance, other), phones },
    ]
  },
  'family: twins with one phone and one e-mail': (chance) => {
    const [one, other] = almostAlike(chance)
    const { emails, phones } = written(chance, one)
    return [
      { name: plain(one), emails, phones },
      { name: plain(other), emails: [writeEmail(chance, one.email)], phones: [one.phone] },
    ]
  },
  'family: a mother gives her phone': (chance) => {
    const mother = anybody(chance, WOMEN)
    const child = { ...anotherThan(chance, mother), phone: mother.phone }
    if (chance.below(2) === 0) child.family = mother.family
    const emails = chance.of([[], [mother.email]])
    return [{ ...written(chance, mother), emails }, written(chance, child)]
  },
  'family: only the family name, with two titles': (chance) => {
    const { family, phone, email } = anybody(chance)
    const name = family.spellings[0]
    return [
      {
        name: `${chance.of(['Mr.', 'Mr'])} ${name}`,
        phones: [writePhone(chance, phone)],
        emails: [],
      },
      { name: `${chance.of(['Mrs.', 'Mrs', 'Ms'])} ${name}`, phones: [phone], emails: [email] },
    ]
  },
  'family: somebody known by whose child it is': (chance) => {
    const child = anybody(chance)
    const whose = chance.of([
      'mother of NAME',
      "NAME's father",
      'NAME (mother)',
      'Guardian of NAME',
    ])
    const name = whose.replace('NAME', plain(child))
    return [written(chance, child), { name, phones: [writePhone(chance, child.phone)], emails: [] }]
  },
  'family: only the family name beside a whole one': (chance) => {
    const { family, ...someone } = anybody(chance)
    const one = written(chance, { family, ...someone })
    const name = `${chance.of(['', 'Mr. ', 'Mrs. '])}${chance.of(family.spellings)}`
    return [one, { name, phones: [writePhone(chance, someone.phone)], emails: [] }]
  },
  "an office's phone": (chance) => {
    const one = anybody(chance)
    const other = anotherThan(chance, one)
    const phone = `1${chance.of(['4', '5'])}${String(chance.below(1e6)).padStart(6, '0')}`
    return [
      { ...written(chance, one), phones: [writePhone(chance, phone)] },
      { ...written(chance, other), phones: [writePhone(chance, phone)] },
    ]
  },
  "one's e-mail with another's name and phone": (chance) => {
    const one = anybody(chance)
    const other = { ...anotherThan(chance, one), email: one.email }
    return [written(chance, one), written(chance, other)]
  },
  'the same name, a mistyped e-mail, no phone in common': (chance) => {
    const one = anybody(chance)
    const email = mistype(chance, one.email)
    const phones = chance.of([[], [examplePhone(chance)]])
    return [written(chance, one), { name: spelled(chance, one), emails: [email], phones }]
  },
  'another family name on one phone': (chance) => {
    const one = anybody(chance)
    const family = unlike(chance, FAMILIES, one.family)
    return [written(chance, one), { ...written(chance, { ...one, family }), emails: [] }]
  },
}

const DIFFERENT: Record<string, Rule> = {
  'two people': (chance) => {
    const one = anybody(chance)
    return [written(chance, one), written(chance, anotherThan(chance, one))]
  },
  'two people of one name': (chance) => {
    const one = anybody(chance)
    const phone = examplePhone(chance)
    const email = `${one.given.spellings[0]}.student${chance.below(1e6)}@example.com`
    return [written(chance, one), written(chance, { ...one, phone, email })]
  },
  'names almost alike, nothing else': (chance) => {
    const [one, other] = almostAlike(chance)
    return [
      { ...written(chance, one), name: plain(one) },
      { ...written(chance, { ...other, phone: examplePhone(chance) }), name: plain(other) },
    ]
  },
  'one digit of the phone is another': (chance) => {
    const one = anybody(chance)
    const last = (Number(one.phone.at(-1)) + 1 + chance.below(9)) % 10
    const phone = `${one.phone.slice(0, -1)}${last}`
    const emails = chance.of([[], [anybody(chance).email]])
    return [written(chance, one), { ...written(chance, { ...one, phone }), emails }]
  },
  'e-mails almost alike, other names': (chance) => {
    const one = anybody(chance)
    const other = { ...anotherThan(chance, one), email: mistype(chance, one.email) }
    return [written(chance, one), written(chance, other)]
  },
}

const RULES: Record<Likeness, Record<string, Rule>> = {
  same: SAME,
  perhaps: PERHAPS,
  different: DIFFERENT,
}
