import { hasTime } from '#app/contract/calendar.ts'
import { dateFormat, dayIn, timeIn } from '#app/contract/date-format.ts'
import { defaultLanguage, type OptionalLanguage } from '#app/contract/languages.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { type FieldValues, fillFields } from '#app/contract/text-fields.ts'
import { dateLanguageOf } from '../browser/language.ts'

interface Recipient {
  name: string
  /** ISO 3166. */
  countries: string[]
  follow_up_at: string | null
}

/** A saved reply, or the like. Without a language it counts as English. */
interface Reply {
  text: string
  language: OptionalLanguage
}

type CountryWords = typeof import('../browser/country-names/words.ts')

/** These files register how their languages write dates. */
const dateFiles = import.meta.glob('../browser/language.*.ts')
const countryFiles = import.meta.glob<CountryWords>('../browser/country-names/words.*.ts')
const countryWords = new Map<string, CountryWords>()

/** Loads how the languages of these replies write dates and countries, where Intl is wrong. */
export async function loadReplyLanguages(replies: Reply[]) {
  const languages = new Set(replies.map(({ language }) => language))
  const loads = [...languages].map(async (language) => {
    await dateFiles[`../browser/language.${language}.ts`]?.()
    const words = await countryFiles[`../browser/country-names/words.${language}.ts`]?.()
    if (words) countryWords.set(language, words)
  })
  await Promise.all(loads)
}

/**
 * Replaces the placeholders of a reply by the values of a recipient in its language, see
 * `loadReplyLanguages`.
 */
export function fillReply<T extends Reply>(reply: T, recipient: Recipient, timeZone: string): T {
  const values = toFieldValues(recipient, timeZone, reply.language || defaultLanguage)
  return { ...reply, text: fillFields(reply.text, values) }
}

function toFieldValues(
  { name, countries, follow_up_at }: Recipient,
  timeZone: string,
  language: string,
): FieldValues {
  const { getCountryName, formatAlternatives } = countryWords.get(language) ?? intlWords(language)
  return {
    name,
    country: formatAlternatives(countries.map(getCountryName)),
    'next date': follow_up_at ? formatDateTime(follow_up_at, timeZone, language) : '',
  }
}

function intlWords(language: string): CountryWords {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  return {
    getCountryName: (code) => names.of(code) ?? code,
    formatAlternatives: (countries) => list.format(countries),
  }
}

function formatDateTime(at: string, timeZone: string, language: string) {
  const locale = dateLanguageOf(language)
  const fullDate = dateFormat(locale, { timeZone, dateStyle: 'full' }).format(new Date(at))
  const day = withBikramSambat(fullDate, dayIn(timeZone, at), language)
  return hasTime(at) ? `${day}, ${formatTime(at, timeZone, language)}` : day
}

function formatTime(at: string, timeZone: string, language: string) {
  if (language === defaultLanguage) return timeIn(timeZone, at)
  const format = dateFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' })
  return format.format(new Date(at))
}
