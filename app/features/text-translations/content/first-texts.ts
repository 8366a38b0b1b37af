import { texts as ne } from './ne.ts'

/** The first content in other languages than English: by language, translations by English text. */
export const firstTexts: Record<string, Record<string, string>> = { ne }
