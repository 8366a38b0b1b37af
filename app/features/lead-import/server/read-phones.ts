import { leadFields } from '#app/features/leads/fields-contract.ts'
import {
  describeUnreadable,
  type LabelledPhone,
  parsePhones,
} from '#app/platform/server/text/phones.ts'

/** Words that say that a number belongs to a relative. */
const relation =
  /(?<![\p{L}\p{M}])(father|dad(dy)?|papa|mother|mom|mum(my)?|parents?|guardian|husband|wife|brother|sister|uncle|aunt(y|ie)?|b[ua]wa|baba|aa?ma|kaka|dai|didi|बुबा|बुवा|बाबु|बा|आमा|दाइ|दाजु|दिदी|काका|अभिभावक)(?![\p{L}\p{M}])/iu

/** Returns the relation that a label or a name states; '' for none. */
export const findRelation = (text: string) => text.match(relation)?.[0] ?? ''

interface PhoneCells {
  phone: string
  guardian: string
}

/**
 * Parses the cells with phones. A number labelled as that of a relative is the guardian's if the
 * student has another one.
 */
export function readPhoneCells({ phone, guardian }: PhoneCells) {
  const own = parsePhones(phone)
  const [guardianPhone, ...furtherGuardianPhones] = parsePhones(guardian).phones
  const isRelative = ({ label }: LabelledPhone) => findRelation(label) !== ''
  const relative = guardianPhone ? undefined : own.phones.find(isRelative)
  const moved = own.phones.length > 1 && !own.phones.every(isRelative) ? relative : undefined
  const phones = [
    ...own.phones.filter((each) => each !== moved),
    ...furtherGuardianPhones.map(({ number, label }) => ({ number, label: label || 'guardian' })),
  ]
  const unread = [
    ...(phone ? own.unreadable : []).map((text) => ({ field: 'phone' as const, text })),
    ...(guardian ? parsePhones(guardian).unreadable : []).map((text) => ({
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
