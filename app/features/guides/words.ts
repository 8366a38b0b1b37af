import { dateLanguage, language } from '#app/platform/browser/language.ts'

export const whatYouPayFor = 'What you pay for'
export const howMuch = 'How much'
export const askUs = 'Ask us'
export const askForTodaysFigures = 'Ask us for today’s figures'
export const figuresChange = 'Governments and universities change these figures.'
export const firstYearCosts = 'First year costs'
export const tuitionAndLiving = 'for tuition and living'
export const withoutLivingCosts = 'for tuition, without living costs'
export const withoutTuition = 'for living costs, without tuition'
export const toShowInTheBank = 'To show in the bank'
export const visaFee = 'Visa fee'
export const visaTakes = 'Visa takes'
export const workWhileStudying = 'Work while studying'
export const intakes = 'Intakes'
export const tuition = 'Tuition'
export const fundsToShow = 'Funds to show'
export const nextIntake = 'Next intake'
export const stayAfterwards = 'Stay after your studies'
export const compareCountries = 'Compare countries'
export const compare = 'Compare'
export const comparisonIntro =
  'What each country requires, from our guides, with the source and date of each figure where known.'
export const chooseTwoToFour = 'Choose two to four countries'
export const chooseOneMore = 'Choose at least one more country to compare it with.'
export const noGuideForOne =
  'We have no guide for some of the countries in this address. They are left out.'
export const documents = 'Documents'
export const nocFull = 'No Objection Certificate (NOC)'
export const studyAbroad = 'Study Abroad'
export const reasons = 'Reasons'
export const universities = 'Universities'
export const courses = 'Courses'
export const costs = 'Costs'
export const whatItCosts = 'What it costs'
export const scholarships = 'Scholarships'
export const stepsToTheVisa = 'Steps to the visa'
export const fromNepal = 'From Nepal'
export const forStudentsFromNepal = 'For students from Nepal'
export const afterYourStudies = 'After your studies'
export const questions = 'Questions'
export const quickFacts = 'Quick facts'
export const kathmandu = 'Kathmandu'
export const checkedOn = 'Checked on'

export const startsWithATalk = (country: string) => `Your way to ${country} starts with a talk`
export const bringYourMarkSheets = (address: string) =>
  `Bring your mark sheets to our office in ${address}, or write to us. We go through universities, costs and dates together. The first consultation is free.`
export const globeWithRouteTo = (country: string) =>
  `Globe with the route from Kathmandu to ${country}`
export const studyIn = (country: string) => `Study in ${country}`
export const previous = (figure: string) => `previously ${figure}`
export const confirmWithUs = 'confirm with us'
export const mayHaveChanged = 'may have changed'
export const since = 'since'
export const rupeesAt = 'Rupees at the rate of'
export const forCurrencies = (codes: string[]) => `for ${list.format(codes)}`
export const startingOn = 'from'
export const forUpTo = (times: string) => `for up to ${times}`
export const whatAreTheFigures = (country: string) =>
  `What does the first year in ${country} cost today, what must I show in the bank, and what does the visa cost and take?`
export const why = (country: string) => `Why ${country}?`
export const universitiesAskedAbout = (count: number) =>
  `${count} universities students ask us about`
export const courseAreasChosen = (count: number) => `${count} course areas students choose`
export const stepsToYourVisa = (count: number) => `${count} steps to your visa`

export const compareWithOthers = (country: string) => `Compare ${country} with other countries`
export const comparisonTitle = (countries: string[]) => `Compare ${list.format(countries)}`
export const comparisonDescription = (countries: string[]) =>
  `First year, tuition, funds to show, visa, work and intakes in ${list.format(countries)}, side by side, for students from Nepal.`
export const compareDescription =
  'Put two to four countries side by side: first-year cost, tuition, funds to show, visa fee and time, work hours and intakes, for students from Nepal.'
export const tooManyCountries = (count: number) =>
  `You chose ${count} countries. Please choose at most four.`
export const nextIntakeMonth = (month: string) => `next: ${month}`
export const formatList = (names: string[]) => `${list.format(names)}`
const list = new Intl.ListFormat(language)

/** Months of the year, from 1 on. */
export const formatMonths = (numbers: number[]) =>
  `${numbers.map((month) => monthName.format(Date.UTC(2000, month - 1))).join(', ')}`
/** A month such as 2027-01. */
export const formatMonth = (month: string) => `${monthOfYear.format(new Date(month))}`
const monthName = new Intl.DateTimeFormat(dateLanguage, { month: 'long', timeZone: 'UTC' })
const monthOfYear = new Intl.DateTimeFormat(dateLanguage, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
