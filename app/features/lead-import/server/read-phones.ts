import { leadFields } from '#app/features/leads/fields-contract.ts'
import {
  describeUnreadable,
  type LabelledPhone,
  parsePhones,
} from '#app/platform/server/text/phones.ts'

/** Words that say that a number belongs to a relative. */
const relation =
  /(?<![\p{L}\p{M}])(father|dad(dy)?|papa|mother|mom|mum(my)?|parents?|guardian|husb(and)?|wife|bro(ther)?|sis(ter)?|uncle|aunt(y|ie)?|b[ua]u?wa|bua|baba|aa?ma|kak[ai]|mama|maiju|dai|didi|bahini|bhai|बुबा|बुवा|बाबु|बा|आमा|दाइ|दाजु|दिदी|काका|काकी|मामा|माइजू|श्रीमान्?|श्रीमती|अभिभावक)(?![\p{L}\p{M}])/iu

/** Headings say only these, so that a cell with another word is more exact. */
const anyRelative = /^(parents?|guardian|अभिभावक)$/i

/** Returns the relation that a label or a name states; '' for none. */
export function findRelation(text: string) {
  const found = [...text.matchAll(new RegExp(relation, 'giu'))].map(([word]) => word)
  return found.find((word) => !anyRelative.test(word)) ?? found[0] ?? ''
}

const relationOf = (letter: string) => (/f/i.test(letter) ? 'father' : 'mother')

const inBrackets = /[([]\s*([fm])\.?\s*[)\]]/gi
const behindNumber = new RegExp(`(?<=[\\d०-९)][ \\t]*)${inBrackets.source}`, 'gi')

/**
 * Writes out "F" and "M" of fathers and mothers: in brackets behind a number, and in cells about guardians everywhere.
 * Beside numbers of offices and homes, "(M)" is a mobile phone.
 */
function spellRelations(text: string, isGuardian: boolean) {
  const isDirectory = /[([]\s*(o|off|office|r|res|h|t)\.?\s*[)\]]/i.test(text)
  const spelled = isDirectory
    ? text
    : text.replaceAll(
        isGuardian ? inBrackets : behindNumber,
        (_, letter) => `(${relationOf(letter)})`,
      )
  if (!isGuardian) return spelled
  return spelled
    .replace(/^\s*([fm])(?=\s*[:-]|\s+[+\d०-९(])/i, relationOf)
    .replace(/(?<=[\d०-९])\s*[-,/]?\s*([fm])\s*$/i, (_, letter) => ` (${relationOf(letter)})`)
}

/** Completes the second number of "9851555417/18". */
const completeShort = (text: string) =>
  text.replaceAll(
    /(?<![\d०-९])([\d०-९]{6,10})((?:\s*\/\s*[\d०-९]{1,2}(?![\d०-९]))+)(?=\s*(?:$|[\n,;|)(]))/gu,
    (_, number: string, ends: string) =>
      [
        number,
        ...ends
          .split('/')
          .map((end) => end.trim())
          .filter(Boolean),
      ]
        .map((end) => number.slice(0, number.length - end.length) + end)
        .map((each, index) => (index === 0 ? number : each))
        .join(' / '),
  )

/** Mobile numbers of Nepal have ten digits; one with fewer is incomplete. */
const incompleteMobile = /^9[678]\d{6,7}$/

/** Parses the phones of a cell. Incomplete mobile numbers count as unreadable. */
function parseWhole(text: string) {
  const { phones, unreadable } = parsePhones(text)
  const incomplete = phones.filter(({ number }) => incompleteMobile.test(number))
  return {
    phones: phones.filter((each) => !incomplete.includes(each)),
    unreadable: [
      ...unreadable,
      ...incomplete.map(({ number, label }) => (label ? `${number} (${label})` : number)),
    ],
  }
}

interface PhoneCells {
  phone: string
  guardian: string
}

/**
 * Parses the cells with phones. A number labelled as that of a relative is the guardian's if the
 * student has another one.
 */
export function readPhoneCells({ phone, guardian }: PhoneCells) {
  const own = parseWhole(completeShort(spellRelations(phone, false)))
  const spelled = completeShort(spellRelations(guardian, true))
  const guardians = parseWhole(spelled)
  const [guardianPhone, ...furtherGuardianPhones] = guardians.phones
  const isRelative = ({ label }: LabelledPhone) => findRelation(label) !== ''
  const relative = guardianPhone ? undefined : own.phones.find(isRelative)
  const moved = own.phones.length > 1 && !own.phones.every(isRelative) ? relative : undefined
  const phones = [
    ...own.phones.filter((each) => each !== moved),
    ...furtherGuardianPhones.map(({ number, label }) => ({ number, label: label || 'guardian' })),
  ]
  const unread = [
    ...(phone ? own.unreadable : []).map((text) => ({ field: 'phone' as const, text })),
    ...(guardian ? guardians.unreadable : []).map((text) => ({
      field: 'guardian_phone' as const,
      text,
    })),
  ]
  const { maxItems } = leadFields.phones
  return {
    phones: phones.slice(0, maxItems),
    guardian: guardianPhone
      ? { ...guardianPhone, cell: furtherGuardianPhones.length > 0 ? undefined : spelled }
      : moved,
    unread: [
      ...unread.map((each) => ({ ...each, detail: describeUnreadable(each.text) })),
      ...phones.slice(maxItems).map(({ number }) => ({
        field: 'phone' as const,
        text: number,
        detail: `A lead can have at most ${maxItems} phone numbers.`,
      })),
    ],
  }
}

/** Words that say what kind of number it is. */
const kinds = /^(whats ?app|viber|home|office|mobile|imo|work|new|old|abroad)$/i

interface GuardianPhone extends LabelledPhone {
  /** The whole cell, if it has only this number. */
  cell?: string
}

/** Returns name and relation from the cells of the guardian, and what is left of the label of the number. */
export function readGuardianNames(written: string, phone?: GuardianPhone) {
  const name = spellRelations(written, true)
  const [, before = name, inBrackets = ''] = name.match(/^(.*?) *[([]([^()[\]]*)[)\]]$/) ?? []
  const ownRelation = findRelation(inBrackets)
  const { label = '', cell = label } = phone ?? {}
  const relationInCell = findRelation(cell)
  const nameInCell = findName(cell)
  const hasName = written !== '' || nameInCell === ''
  const ownName = ownRelation ? before : written
  return {
    name: hasName ? ownName : nameInCell,
    relation: (ownRelation && inBrackets) || relationInCell,
    label: hasName ? label : '',
  }
}

/** Returns the name in a cell with a number: "Hari Thapa" of "Hari Thapa (father) 98…"; '' for none. */
function findName(cell: string) {
  const name = cell
    .replaceAll(/[+(]*[\d०-९][\d०-९\s()-]{5,}[\d०-९]/g, ' ')
    .replaceAll(new RegExp(relation, 'giu'), ' ')
    .replaceAll(/\s*[()[\],;:/|–—]+\s*|\s-+\s*|-+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // A single word may be what kind of number it is.
  const isName =
    /\p{L}.* .*\p{L}/u.test(name) || (findRelation(cell) && /^[\p{Lu}\p{Lo}]/u.test(name))
  return isName && !/\d/.test(name) && !kinds.test(name) ? name : ''
}
