import { dateFormat, dayBefore } from '#app/contract/date-format.ts'
import { addBikramSambat } from '#app/contract/dates-in-text.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { type AmountText, formatAmount, formatTime } from '#app/platform/browser/amounts/amount.ts'
import * as englishAmountWords from '#app/platform/browser/amounts/english-words.ts'
import * as amountWords from '#app/platform/browser/amounts/words.ts'
import { dateLanguageOf, language } from '#app/platform/browser/language.ts'
import type { VisibleFact } from '../contract.ts'
import * as englishWords from '../english-words.ts'
import type { VisibleValue } from '../value-contract.ts'
import * as words from '../words.ts'

/** The text in which a fact stands. */
export interface FactText extends AmountText {
  factWords: typeof words
}

const ownText: FactText = {
  language,
  words: amountWords,
  wordsLanguage: language,
  factWords: words,
}

const englishText: FactText = {
  language: defaultLanguage,
  words: englishAmountWords,
  wordsLanguage: defaultLanguage,
  factWords: englishWords,
}

/**
 * Returns how facts are written beside a text of the office: values in English sentences are English
 * too, in every language of the back office.
 */
export const factTextBeside = (text: string) =>
  /\p{Script=Latin}{2}/u.test(text) && !/\p{Script=Devanagari}/u.test(text) ? englishText : ownText

/**
 * Formats a fact for a text: the values that readers of today meet with their conditions, then
 * those that end or start at a later day; '' if there are none.
 */
export function formatFact(fact: VisibleFact, factText: FactText = ownText) {
  const { factWords } = factText
  const format = dateFormat(dateLanguageOf(factText.language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const formatDay = (day: string) =>
    withBikramSambat(format.format(new Date(day)), day, factText.language)
  const first = fact.values.filter(({ comes_first }) => comes_first)
  const isReplaced = ({ condition, is_upcoming }: VisibleValue) =>
    !is_upcoming && first.some((each) => each.condition === condition)
  const current = fact.values.filter(
    (value) => value.comes_first || !(value.is_upcoming || isReplaced(value)),
  )
  if (current.length === 0) return ''
  const upcoming = fact.values.filter((value) => value.is_upcoming && !value.comes_first)
  const ending = Map.groupBy(
    fact.values.filter(isReplaced),
    ({ condition }) => first.find((each) => each.condition === condition)?.valid_from ?? '',
  )
  const endingTexts = Array.from(ending, ([day, values]) =>
    factWords.untilDay(formatDay(dayBefore(day)), formatValues(fact, values, factText)),
  )
  const upcomingTexts = Array.from(
    Map.groupBy(upcoming, ({ valid_from }) => valid_from),
    ([day, values]) => factWords.fromDay(formatDay(day), formatValues(fact, values, factText)),
  )
  const remarks = [
    current.some(({ may_have_changed }) => may_have_changed) && factWords.mayHaveChanged,
    ...endingTexts,
    ...upcomingTexts,
  ].filter(Boolean)
  return [formatValues(fact, current, factText), remarks.length > 0 && `(${remarks.join('; ')})`]
    .filter(Boolean)
    .join(' ')
}

function formatValues(
  { unit, of, per, multiplier }: VisibleFact,
  values: VisibleValue[],
  factText: FactText,
) {
  const parts = values.map((value) => {
    const condition = addBikramSambat(value.condition, factText.language)
    const text = addBikramSambat(value.text, factText.language)
    const figure = formatAmount({ ...value, text, unit, of, per }, factText)
    return figure && condition
      ? factText.factWords.withCondition(figure, condition)
      : figure || condition
  })
  const isLimited = multiplier > 1 && per !== '' && per !== 'fortnight'
  const limit =
    isLimited && factText.factWords.forUpTo(formatTime([String(multiplier)], per, factText))
  return [parts.join('; '), limit].filter(Boolean).join(', ')
}
