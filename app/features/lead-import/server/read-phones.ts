import { leadFields } from '#app/features/leads/fields-contract.ts'
import {
  describeUnreadable,
  type LabelledPhone,
  parsePhones,
} from '#app/platform/server/text/phones.ts'

/** Words that say that a number belongs to a relative. */
const relation =
  /(?<![\p{L}\p{M}])(father|dad(dy)?|papa|mother|mom|mum(my)?|parents?|guardian|husb(and)?|wife|bro(ther)?|sis(ter)?|uncle|aunt(y|ie)?|b[ua]u?wa|bua|baba|aa?ma|kak[ai]|mama|maiju|dai|didi|bahini|bhai|बुबा|बुवा|बाबु|बा|आमा|दाइ|दाजु|दिदी|काका|काकी|मामा|माइजू|श्रीमान्?|श्रीमती|अभिभावक)(?![\p{L}\p{M}])/giu
/** These say less than any other. */
const general = /parent|guardian|अभिभावक/i
/** Letters that stand alone in brackets behind a number. */
const letters: Record<string, string> = { f: 'father', m: 'mother' }

/** Returns the relation that a label or a name states; '' for none. */
export function findRelation(text: string) {
  const found = text.match(relation) ?? []
  const letter = letters[text.trim().toLowerCase()]
  return letter ?? found.find((word) => !general.test(word)) ?? found[0] ?? ''
}

/** Returns a label without the words for relations. */
export const withoutRelations = (text: string) => text.replaceAll(relation, ' ')

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
  const own = parseWhole(phone)
  const guardians = parseWhole(guardian)
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
    guardian: guardianPhone ?? moved,
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
