import * as english from './english-words.ts'

export const { askUs, mayHaveChanged, noSource, withCondition, untilDay, fromDay, forUpTo } =
  english
