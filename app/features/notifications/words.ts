/** Language of mails (BCP 47). */
export const language = 'en'
export const dateLanguage = 'en-GB'
export const changePreferences = 'Change notification preferences'

/** Returns a text that the server has written for the office, which is in English. */
export const localizeOfficeText = (text: string) => text

/** Texts of the automatic reply. */
export const receivedSubject = 'We have received your question'
export const addToQuestion =
  'If you want to add something, reply to this mail, call us or visit us. You do not need to send your question again.'
export const wrongAddress =
  'If you did not ask us anything, someone has mistyped their address. Please ignore this mail: you will not get another one.'
export const phone = 'Phone'
export const address = 'Address'
export const hours = 'Open'

const countryNames = new Intl.DisplayNames(language, { type: 'region' })

export function describeReceipt(countries: string[]) {
  const names = countries.map((code) => countryNames.of(code) ?? code)
  const about = new Intl.ListFormat(language).format(names)
  return `Thank you. We have received your question${about && ` about studying in ${about}`}.`
}
