/** Language of mails (BCP 47). */
export const language = 'en'
export const dateLanguage = 'en-GB'
export const changePreferences = 'Fewer of these mails'

/** Texts of the automatic reply. */
export const receivedSubject = 'We have your question'
export const answerBy = (day: string) => `We answer by ${day}.`
export const addToQuestion =
  'If there is more to say, answer this mail, call us or come by. You need not send your question again.'
export const wrongAddress =
  'If you have asked us nothing, somebody has mistyped their address. Then you need do nothing: nothing more comes.'
export const phone = 'Phone'
export const address = 'Address'
export const hours = 'Open'

const countryNames = new Intl.DisplayNames(language, { type: 'region' })

export function describeReceipt(countries: string[]) {
  const names = countries.map((code) => countryNames.of(code) ?? code)
  const about = new Intl.ListFormat(language).format(names)
  return `Thank you. We have your question${about && ` about studying in ${about}`}.`
}
