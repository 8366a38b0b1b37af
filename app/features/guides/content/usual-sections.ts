import type { CountryFactName } from '#app/features/facts/country-facts-contract.ts'
import type { FactRef, GuideContent } from '../guide-contract.ts'

/** Returns the facts of the country with these names. */
type Use = (...names: CountryFactName[]) => FactRef

/** What students pay in every country. */
export const listCosts = (use: Use): GuideContent['costs'] => [
  { part: 'tuition', item: 'Tuition fee', text: '', figure: use('tuition') },
  { part: 'living', item: 'Living costs', text: '', figure: use('living') },
  { part: 'visa', item: 'Visa fee', text: '', figure: use('visa.fee') },
  { part: 'health', item: 'Health insurance', text: '', figure: use('health') },
]

/** The way to a student visa in every country. */
export const listSteps = (use: Use): GuideContent['steps'] => [
  {
    title: 'Choose course and university',
    text: 'We compare entry requirements, fees and living costs with you.',
    who: 'You and our office',
  },
  {
    title: 'Apply and accept the offer',
    text: 'The offer letter names the fee, and what you pay before the visa.',
    who: 'You',
  },
  {
    title: 'Proof of funds',
    text: 'The bank papers show the money for the visa. Begin early, because papers take time.',
    who: 'You or your sponsor',
    figures: [{ label: 'To show', figure: use('funds') }],
  },
  {
    title: 'NOC',
    text: 'The No Objection Certificate lets your bank send the fee.',
    who: 'You',
  },
  {
    title: 'Visa application',
    text: 'You fill in the form, pay the fee and hand in the papers. We check them with you before.',
    who: 'You',
    figures: [{ label: 'Visa fee', figure: use('visa.fee') }],
  },
  {
    title: 'Decision',
    text: 'Apply as soon as the papers are complete, and book no flight before the decision.',
    who: 'The visa office',
    duration: use('visa.time'),
  },
  {
    title: 'Departure and arrival',
    text: 'Carry the originals of your papers. The university tells you where you register.',
    who: 'You',
  },
]

export const sponsors: GuideContent['funds'] = [
  {
    title: 'If somebody pays for you',
    text: 'We advise: a letter of the sponsor, proof of the relation, and papers for the income behind the balance.',
  },
]

/** Usual reasons, with our advice. */
export const refusals: GuideContent['refusals'] = [
  {
    title: 'Fresh deposits',
    text: 'We advise: leave the money where it is, and explain each large sum with a paper.',
  },
  {
    title: 'A sponsor whose income does not fit',
    text: 'We advise: tax papers, salary slips or business papers for the same months as the statements.',
  },
  {
    title: 'The course does not fit your history',
    text: 'We advise: say why this course follows from your studies or your work.',
  },
  {
    title: 'A refusal that you do not mention',
    text: 'We advise: name every earlier refusal and attach its letter.',
  },
]

export const beware: GuideContent['beware'] = [
  {
    title: 'Promises of a visa',
    text: 'Only the visa office decides. Whoever promises a visa for money cannot keep it.',
  },
  {
    title: 'Fees to a private account',
    text: 'Pay the university only, to the account in its own letter.',
  },
  {
    title: 'False papers',
    text: 'A false paper leads to a refusal, and later applications are refused for it too.',
  },
]
