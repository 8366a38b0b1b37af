import { ownDateFormats } from '#app/contract/date-format.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { createNepaliDateFormat } from './nepali-dates.ts'

ownDateFormats.set('ne', createNepaliDateFormat)

export const language: string = 'ne'
export const addressPrefix: string = '/ne'
export const languageQuery = { language: 'ne' } as const
export const pageOffer: string = 'यो पृष्ठ नेपालीमा'
export const dateLanguage: string = 'ne-NP'
export const dateLanguageOf = (textLanguage: string) =>
  getOwn({ ne: dateLanguage, en: 'en-GB' }, textLanguage) ?? textLanguage
