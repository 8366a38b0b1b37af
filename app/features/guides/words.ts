import { dateLanguage, language } from '#app/platform/browser/language.ts'

/** Ends a sentence that has no verb. */
export const fullStop = '.'
export const scoresByCountry = 'The score they ask for'
export const scoresIntro =
  'From our country guides. The dots are overall IELTS scores. Each university sets its own, so the page of your programme decides.'
export const visaByCountry = 'The visa, country by country'
export const visaIntro = 'Fee, time and steps from our country guides.'
export const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`)
export const institutionsByCountry = 'Institutions in our guides'
export const institutionsIntro =
  'Where a shortlist begins. No list is complete: we also look at institutions that are not here.'
export const institutions = (count: number) =>
  count === 1 ? '1 institution' : `${count} institutions`
export const scholarshipsByCountry = 'Scholarships in our guides'
export const scholarshipsIntro =
  'Programmes that our guides describe, whether or not they are open.'
export const programmes = (count: number) => (count === 1 ? '1 programme' : `${count} programmes`)
export const askForTodaysFigures = 'Ask us for today’s figures'
export const figuresChange = 'Governments and universities change these figures.'
export const firstYearCosts = 'First year costs'
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
  'What each country costs and requires. Sources and dates stand in each guide.'
export const sourcesInGuides = 'Sources and dates stand in each guide.'
export const exampleOf = (countries: string[]) => `An example: ${list.format(countries)}`
export const weeksScale = (weeks: number) => `bars from 0 to ${weeks} weeks`
export const marksScales = 'GPA, percent or letters, as each source gives them'
export const englishScales = 'each value names its test or scale'
export const emptyCells = 'Where a cell is empty, we have no confirmed figure yet.'
export const monthsScale = 'January to December'
export const rupeeScale = (amount: string) => `bars from 0 to ${amount}`
export const nextDeadline = 'Next deadline'
export const workInTerm = 'Work in term'
export const chooseTwoToFour = 'Choose two to four countries'
export const chooseFirst = 'Please choose at least two countries, then press “Compare”.'
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
export const scholarships = 'Scholarships'
export const fromNepal = 'From Nepal'
export const forStudentsFromNepal = 'For students from Nepal'
export const allStepsInNepal = 'NOC, education fee, bank and papers: all steps in Nepal'
export const afterYourStudies = 'After your studies'
export const questions = 'Questions'
export const quickFacts = 'Quick facts'
export const kathmandu = 'Kathmandu'
export const checkedOn = 'Checked on'
export const flight = 'Flight'
export const details = 'Details'
export const goodToKnow = 'Good to know'
export const whatToKnow = 'Fees and what to know'
export const planned = 'planned'
/** Around the last day of a value. */
export const until = { before: 'until ', after: '' }
export const plusTuition = '+ unpaid first-year fee'
export const noConfirmedFigure = 'No confirmed figure yet'
export const askTheSchool = 'Ask the school which amount it wants to see before you plan.'
export const notConfirmedYet = 'Not confirmed by our office yet.'

export const partsInText = {
  tuition: 'tuition',
  living: 'living',
  visa: 'visa',
  health: 'health cover',
}
/** The parts where they are missing. */
export const partNames = {
  tuition: 'tuition',
  living: 'living costs',
  visa: 'the visa fee',
  health: 'health cover',
}
export const noFigureFor = (parts: string) => `No confirmed figure for ${parts} yet.`
export const withoutParts = (parts: string) => `without ${parts}`
export const paidForWholeVisa = (parts: string) =>
  `${parts} counted for one year, but paid at once for the whole visa`
export const canBeHigher = (parts: string) => `${parts} can be higher`
export const livingAtTheMinimum = 'living costs at the minimum that the visa asks for'
/** Which ends of a range are averages; '' for none. */
export const averageEnds = (isLeast: boolean, isMost: boolean) => {
  if (isLeast && isMost) return 'both ends are averages'
  if (isLeast) return 'the lower end is an average'
  return isMost ? 'the upper end is an average' : ''
}
export const firstYearOf = (parts: string[]) => `First year: ${parts.join(', ')}`
export const levelNames = { bachelor: 'Bachelor’s', master: 'Master’s' }

export const whatTheFirstYearCosts = 'What the first year costs'
export const everyPartAsRange = 'Every part as a range. The fee of your course decides most of it.'
export const livingForTwelveMonths = 'Living costs, 12 months'
export const visaAndHealth = 'Visa and health cover'
export const atTheLeast = 'At the least'
export const atTheMost = 'At the most'
export const lowerAverage = 'Lower average'
export const upperAverage = 'Upper average'
export const allParts = 'All parts and other costs'
export const inThisSum = (remarks: string) => `In these sums: ${remarks}.`
export const notInTheSum = 'Not in the sum'
export const inTheSum = (amount: string) => `in the sum: ${amount}`
export const notBelowFunds = 'not below the funds to show'

export const whoseMoneyCounts = 'Whose money counts'
export const anExample = 'An example'
export const putInYourFee = 'Put in the fee of your own offer.'
export const tuitionNotPaid = 'First-year fee, not paid yet'
export const livingCosts = 'Living costs'
export const livingTimes = (count: number, amount: string) => `Living costs, ${count} × ${amount}`
export const toShow = 'To show'
export const timesAmount = (count: number, amount: string) => `${count} × ${amount}`
export const inRupees = 'in rupees'

export const changes = 'Changes'
export const changingSoon = 'Changing soon'
/** In place of the day of a change that is not decided. */
export const dateOpen = 'Date open'
export const moreDeadlines = (count: number) => `${count} more deadlines`
export const inRupeesAndRemarks = 'In rupees, and what each source says'
export const laterChanges = (count: number) =>
  count === 1 ? 'One later change' : `${count} later changes`
export const workAndStay = 'Work and stay'
export const workFamilyStay = 'Work, family, stay'
export const dependants = 'Husband, wife, children'
export const calendar = 'Calendar'
export const nextTwelveMonths = 'The next twelve months'
export const coursesStart = 'Courses start'
export const cities = 'Cities'
export const visaTimeline = 'Visa timeline'
export const entry = 'Entry'
export const entryRequirements = 'Entry requirements'
export const marks = 'Marks'
export const english = 'English'
export const healthCover = 'Health cover'
export const refusals = 'Refusals'
export const whyVisasAreRefused = 'Why visas are refused'
export const granted = 'Visas granted'
export const grantedOfHundred = (count: string) => `${count} of 100 granted`
export const usualReasons = 'The usual reasons'
export const visaFeeAndTime = 'Visa fee and time'
export const beware = 'Beware of'
export const gapsAndMore = 'Study gap and other requirements'
export const addresses = 'Addresses'
export const officialAddresses = 'Official addresses'
export const earlierFigures = 'Earlier figures'
export const whatCounts = 'What counts'
export const sources = 'Sources'
export const sourcesAndDates = 'Sources and dates'
export const countSources = (count: number) => (count === 1 ? '1 source' : `${count} sources`)
export const sourceNumber = (number: number) => `Source ${number}`

export const startsWithATalk = (country: string) => `Your way to ${country} starts with a talk`
export const globeWithRouteTo = (country: string) =>
  `Globe with the route from Kathmandu to ${country}`
export const studyIn = (country: string) => `Study in ${country}`
/** Conditions and notes in the line of their figure. */
export const remarksInLine = (remarks: string[]) => ` ${remarks.join(', ')}`
export const previous = (figure: string) => `previously ${figure}`
export const noSource = 'no source'
export const mayHaveChanged = 'may have changed'
/** Around the day from which a figure stands. */
export const since = { before: 'since ', after: '' }
export const rupeesAt = 'Rupees at the rate of'
export const forCurrencies = (codes: string[]) => `for ${list.format(codes)}`
/** Around the first day of a value. */
export const startingOn = { before: 'from ', after: '' }
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
  `First-year cost, funds to show, visa, marks, English, intakes, work and stay in ${list.format(countries)}, side by side, for students from Nepal.`
export const compareDescription =
  'Put two to four countries side by side: first-year cost, funds to show, visa fee and time, marks, intakes, work and stay, for students from Nepal.'
export const tooManyCountries = (count: number) =>
  `You chose ${count} countries. Please choose at most four.`
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

export const whatFitsYourBudget = 'What fits your budget?'
export const whatCanYouStudy = 'Where can you study?'
export const budget = 'For the first year, in all'
export const anyBudget = 'Any amount'
export const upTo = (amount: string) => `Up to ${amount}`
export const level = 'Level'
export const anyLevel = 'Any level'
export const country = 'Country'
export const anyCountry = 'Any country'
export const showWhatFits = 'Show what fits'
export const finderErrors = {
  budget: 'Please choose an amount from the list.',
  level: 'Please choose a level from the list.',
  country: 'Please choose a country from the list.',
}
/** More words that find the pages that compare all countries. */
export const comparisonKeywords =
  'cost, tuition, kharcha, cheapest country, deadline, intake, IELTS, English, compare, difference'
export const finderKeywords = 'cheapest country, low cost, budget, cost, kharcha'
/** What the comparison answers, for search. */
export const comparedTopics = [
  ['First year costs', 'What the first year costs in each country, side by side and in rupees.'],
  ['Funds to show', 'How much money each country wants to see in the bank.'],
  ['Marks and English', 'The GPA and the IELTS, PTE or TOEFL score that each country asks for.'],
  ['Intakes and deadlines', 'When courses start, and the next deadline of each country.'],
  ['Work in term', 'How many hours you may work.'],
  ['Husband, wife, children', 'Who may come along, and whether they may work.'],
  ['Stay after your studies', 'How long you may stay and work after the degree.'],
] as const
export const findDescription =
  'Choose a budget, a level and a country. We compare the first-year costs of our guides with it.'
export const noFirstYear = (country: string) =>
  `We have no confirmed figures for the first year in ${country} at this level yet.`
export const noRate = (country: string) =>
  `We have no exchange rate for ${country}, so its costs cannot be compared with a budget.`
export const isAboveBudget = (country: string, costs: string, budget: string) =>
  `The first year in ${country} costs ${costs}. That is more than ${budget}.`
export const nothingFits = (budget: string, country: string, costs: string) =>
  `No country fits ${budget}. The lowest first year is in ${country}: ${costs}.`
export const noFigures = 'We have no confirmed figures for this choice yet.'
export const oneFits = 'One country fits:'
export const theseFit = (count: number) =>
  `${count} countries, complete sums with the lowest costs first:`
export const allCountries = 'All countries'
export const wholeRangeFits = (countries: string) =>
  `Even the upper end is within your budget in ${countries}.`
export const onlyLowerEndFits = (countries: string) =>
  `Costs begin within your budget, but can exceed it, in ${countries}.`
export const leftOut = (compared: number, others: number, countries: string) =>
  `Compared are the ${compared} that come first. Left out: ${others} (${countries}).`
export const unknownAtLevel = (countries: string) =>
  `No confirmed first-year costs for this choice yet: ${countries}.`
export const compareAtAnyLevel = 'Compare them at every level'

export const firstYearInRupees = 'First year, in rupees'
export const intake = 'Intake'
export const stay = 'Stay after study'
export const figuresHaveSources = 'Each figure has its source in the guide of its country.'
