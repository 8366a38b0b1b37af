import { language } from '#app/platform/browser/language.ts'

export const scholarships = 'Scholarships'
export const openNow = 'Scholarships that are open now'
export const openIn = (country: string) => `Scholarships that are open now: ${country}`
export const description =
  'Scholarships for students from Nepal that are open now: provider, amount, requirements and deadline.'
export const sortedByDeadline = 'Sorted by deadline. Closed scholarships are not listed.'
export const chooseACountry = 'By country'
export const allCountries = 'All countries'
export const anyCountry = 'Any country'
export const lastDay = 'Deadline'
export const readAtTheSource = (host: string) => `Read it at ${host}`
export const whichFitYou = 'Which of them fit you?'
export const openUntil = (count: number, day: string) =>
  plurals.select(count) === 'one'
    ? `${count} open for applications until ${day}`
    : `${count} open for applications, the first until ${day}`
export const allOpen = (count: number) =>
  plurals.select(count) === 'one' ? moreDetails : `All ${count} with details and sources`
export const moreDetails = 'More details and sources'
/** "today", "tomorrow", "in 12 days". */
export const daysLeft = (days: number) => `${daysAhead.format(days, 'day')}`

const plurals = new Intl.PluralRules(language)
const daysAhead = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
