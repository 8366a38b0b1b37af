import * as english from './english-words.ts'

export const { joinAmount, times, rank, rupees, lakh, crore } = english
