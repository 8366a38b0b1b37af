import type { MatchResult, Person } from '#app/features/lead-matching/server/compare-people.ts'
import { formatEmail, formatPhone, generatePhone, mistypeEmail } from './contact-generator.ts'
import { FAMILIES, WOMEN } from './names.ts'
import {
  abbreviateName,
  addMiddleName,
  formatName,
  type GeneratedPerson,
  generateOtherPerson,
  generatePerson,
  generateRelatives,
  generateSiblings,
  pickOtherName,
  respellName,
  reverseName,
  shareContact,
  shareEmail,
  sharePhone,
  toPerson,
} from './person-generator.ts'
import type { Random } from './random.ts'

export interface LabelledPair {
  rule: string
  label: MatchResult
  one: Person
  other: Person
}

type Rule = (random: Random) => [Person, Person]

/** The label of a pair comes from the rule that made it, not from the comparison. */
export function generatePairs(random: Random, perRule: number): LabelledPair[] {
  return Object.entries(RULES).flatMap(([label, rules]) =>
    Object.entries(rules).flatMap(([rule, make]) =>
      Array.from({ length: perRule }, () => {
        const [one, other] = make(random)
        return { rule, label: label as MatchResult, one, other }
      }),
    ),
  )
}

const describeOnePerson =
  (name: (random: Random, someone: GeneratedPerson) => [string, string], by = shareContact): Rule =>
  (random) => {
    const someone = generatePerson(random)
    const [first, second] = name(random, someone)
    const [firstContacts, secondContacts] = by(random, someone)
    return [
      { name: first, ...firstContacts },
      { name: second, ...secondContacts },
    ]
  }

const SAME: Record<string, Rule> = {
  'the same name, the phone written otherwise': describeOnePerson(
    (_, someone) => [formatName(someone), formatName(someone)],
    sharePhone,
  ),
  'another spelling, on one phone': describeOnePerson(
    (random, someone) => [formatName(someone), respellName(random, someone)],
    sharePhone,
  ),
  'another spelling, with one e-mail': describeOnePerson(
    (random, someone) => [respellName(random, someone), respellName(random, someone)],
    shareEmail,
  ),
  'an initial': describeOnePerson((random, someone) => [
    formatName(someone),
    abbreviateName(random, someone),
  ]),
  'family name first': describeOnePerson((random, someone) => [
    formatName(someone),
    reverseName(random, someone),
  ]),
  'no family name': describeOnePerson((random, someone) => [
    formatName(someone),
    random.pick(someone.given.spellings),
  ]),
  'a title': describeOnePerson((random, someone) => [
    formatName(someone),
    `${random.pick(someone.titles)} ${formatName(someone)}`,
  ]),
  'small or great letters, more spaces': describeOnePerson((random, someone) => [
    formatName(someone),
    random.pick([
      formatName(someone).toUpperCase(),
      formatName(someone).toLowerCase(),
      ` ${formatName(someone).replace(' ', '   ')} `,
    ]),
  ]),
  'a second name more': describeOnePerson((random, someone) => [
    formatName(someone),
    addMiddleName(random, someone),
  ]),
  'in Devanagari': describeOnePerson((_, { given, family }) => [
    `${given.spellings[0]} ${family.spellings[0]}`,
    `${given.devanagari} ${family.devanagari}`,
  ]),
  'mistyped e-mail and the phone written otherwise': describeOnePerson(
    (random, someone) => [formatName(someone), respellName(random, someone)],
    (random, { phone, email }) => [
      { phones: [formatPhone(random, phone)], emails: [email] },
      { phones: [formatPhone(random, phone)], emails: [mistypeEmail(random, email)] },
    ],
  ),
  'one more e-mail and one more phone': describeOnePerson(
    (random, someone) => [formatName(someone), respellName(random, someone)],
    (random, someone) => {
      const phones = [someone.phone, generatePhone(random)].map((phone) =>
        formatPhone(random, phone),
      )
      const emails = [someone.email, generatePerson(random).email]
      return [
        { phones: phones.slice(0, 1), emails: emails.slice(0, 1) },
        random.pick([
          { phones, emails: emails.slice(1) },
          { phones: phones.slice(1), emails },
        ]),
      ]
    },
  ),
}

const POSSIBLE: Record<string, Rule> = {
  'family: brothers and sisters on one phone': (random) => {
    const [one, other] = generateRelatives(random)
    return [toPerson(random, one), { ...toPerson(random, other), phones: [one.phone] }]
  },
  'family: with names almost alike on one phone': (random) => {
    const [one, other] = generateSiblings(random)
    const phones = [formatPhone(random, one.phone)]
    return [
      { ...toPerson(random, one), name: formatName(one) },
      { ...toPerson(random, other), name: formatName(other), phones },
    ]
  },
  'family: with names almost alike, family name first': (random) => {
    const [one, other] = generateSiblings(random)
    const phones = [formatPhone(random, one.phone)]
    return [
      { ...toPerson(random, one), name: reverseName(random, one) },
      { ...toPerson(random, other), name: reverseName(random, other), phones },
    ]
  },
  'family: twins with one phone and one e-mail': (random) => {
    const [one, other] = generateSiblings(random)
    const { emails, phones } = toPerson(random, one)
    return [
      { name: formatName(one), emails, phones },
      { name: formatName(other), emails: [formatEmail(random, one.email)], phones: [one.phone] },
    ]
  },
  'family: a mother gives her phone': (random) => {
    const mother = generatePerson(random, WOMEN)
    const child = { ...generateOtherPerson(random, mother), phone: mother.phone }
    if (random.integer(2) === 0) child.family = mother.family
    const emails = random.pick([[], [mother.email]])
    return [{ ...toPerson(random, mother), emails }, toPerson(random, child)]
  },
  'family: only the family name, with two titles': (random) => {
    const { family, phone, email } = generatePerson(random)
    const name = family.spellings[0]
    return [
      {
        name: `${random.pick(['Mr.', 'Mr'])} ${name}`,
        phones: [formatPhone(random, phone)],
        emails: [],
      },
      { name: `${random.pick(['Mrs.', 'Mrs', 'Ms'])} ${name}`, phones: [phone], emails: [email] },
    ]
  },
  'family: somebody known by whose child it is': (random) => {
    const child = generatePerson(random)
    const whose = random.pick([
      'mother of NAME',
      "NAME's father",
      'NAME (mother)',
      'Guardian of NAME',
    ])
    const name = whose.replace('NAME', formatName(child))
    return [
      toPerson(random, child),
      { name, phones: [formatPhone(random, child.phone)], emails: [] },
    ]
  },
  'family: only the family name beside a whole one': (random) => {
    const { family, ...someone } = generatePerson(random)
    const one = toPerson(random, { family, ...someone })
    const name = `${random.pick(['', 'Mr. ', 'Mrs. '])}${random.pick(family.spellings)}`
    return [one, { name, phones: [formatPhone(random, someone.phone)], emails: [] }]
  },
  "an office's phone": (random) => {
    const one = generatePerson(random)
    const other = generateOtherPerson(random, one)
    const phone = `1${random.pick(['4', '5'])}${String(random.integer(1e6)).padStart(6, '0')}`
    return [
      { ...toPerson(random, one), phones: [formatPhone(random, phone)] },
      { ...toPerson(random, other), phones: [formatPhone(random, phone)] },
    ]
  },
  "one's e-mail with another's name and phone": (random) => {
    const one = generatePerson(random)
    const other = { ...generateOtherPerson(random, one), email: one.email }
    return [toPerson(random, one), toPerson(random, other)]
  },
  'the same name, a mistyped e-mail, no phone in common': (random) => {
    const one = generatePerson(random)
    const email = mistypeEmail(random, one.email)
    const phones = random.pick([[], [generatePhone(random)]])
    return [toPerson(random, one), { name: respellName(random, one), emails: [email], phones }]
  },
  'another family name on one phone': (random) => {
    const one = generatePerson(random)
    const family = pickOtherName(random, FAMILIES, one.family)
    return [toPerson(random, one), { ...toPerson(random, { ...one, family }), emails: [] }]
  },
}

const DIFFERENT: Record<string, Rule> = {
  'two people': (random) => {
    const one = generatePerson(random)
    return [toPerson(random, one), toPerson(random, generateOtherPerson(random, one))]
  },
  'two people of one name': (random) => {
    const one = generatePerson(random)
    const phone = generatePhone(random)
    const email = `${one.given.spellings[0]}.student${random.integer(1e6)}@example.com`
    return [toPerson(random, one), toPerson(random, { ...one, phone, email })]
  },
  'names almost alike, nothing else': (random) => {
    const [one, other] = generateSiblings(random)
    return [
      { ...toPerson(random, one), name: formatName(one) },
      { ...toPerson(random, { ...other, phone: generatePhone(random) }), name: formatName(other) },
    ]
  },
  'one digit of the phone is another': (random) => {
    const one = generatePerson(random)
    const last = (Number(one.phone.at(-1)) + 1 + random.integer(9)) % 10
    const phone = `${one.phone.slice(0, -1)}${last}`
    const emails = random.pick([[], [generatePerson(random).email]])
    return [toPerson(random, one), { ...toPerson(random, { ...one, phone }), emails }]
  },
  'e-mails almost alike, other names': (random) => {
    const one = generatePerson(random)
    const other = { ...generateOtherPerson(random, one), email: mistypeEmail(random, one.email) }
    return [toPerson(random, one), toPerson(random, other)]
  },
}

const RULES: Record<MatchResult, Record<string, Rule>> = {
  same: SAME,
  possible: POSSIBLE,
  different: DIFFERENT,
}
