/** Of what mails say (BCP 47). */
export const language = 'en'
export const fewerMails = 'Fewer of these mails'

/** What a student reads whose question has come. */
export const questionHasCome = 'We have your question'
export const answerSoon = 'We answer as soon as we can.'
export const answerFrom = (day: string, time: string) =>
  `Our office is closed now. We answer on ${day} from ${time}.`
/** `next`: the day and time at which it opens again. */
export const answerToday = (until: string, next?: [day: string, time: string]) =>
  `Our office is open until ${until} today, and we answer as soon as we can${
    next ? `; what we do not manage today we answer on ${next[0]} from ${next[1]}` : ''
  }.`
export const moreToSay =
  'If there is more to say, answer this mail, call us or come by. You need not send your question again.'
export const notYou =
  'If you have asked us nothing, somebody has mistyped their address. Then you need do nothing: nothing more comes.'
export const phone = 'Phone'
export const address = 'Address'
export const hours = 'Open'

const countryNames = new Intl.DisplayNames(language, { type: 'region' })

export function haveQuestion(countries: string[]) {
  const names = countries.map((code) => countryNames.of(code) ?? code)
  const about = new Intl.ListFormat(language).format(names)
  return `Thank you. We have your question${about && ` about studying in ${about}`}.`
}
