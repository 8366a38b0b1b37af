import * as english from './english-words.ts'

export const { fixedLabels, countries, services, more } = english
