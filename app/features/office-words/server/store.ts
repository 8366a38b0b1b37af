import { defaultLanguage, listOtherLanguages } from '#app/contract/languages.ts'
import type { ChangedWords } from '#app/contract/office-words.ts'
import type { Database } from '#database/connect.ts'
import type { Words, WordTexts } from '../contract.ts'

type WordLanguage = Words['language']

/** Returns the changed texts of each language. */
export async function list(db: Database): Promise<Words[]> {
  const rows = await db.selectFrom('office_words').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.language, row]))
  return [defaultLanguage, ...listOtherLanguages()].map((language) => {
    const {
      texts = '{}',
      revision = 0,
      saved_at = null,
      saved_by = '',
    } = stored.get(language) ?? {}
    return {
      language: language as WordLanguage,
      texts: JSON.parse(texts) as WordTexts,
      revision,
      saved_at,
      saved_by,
    }
  })
}

/** Returns the changed texts by language. */
export async function listChanged(db: Database): Promise<ChangedWords> {
  const words = await list(db)
  const changed = words.filter(({ texts }) => Object.keys(texts).length > 0)
  return Object.fromEntries(changed.map(({ language, texts }) => [language, texts]))
}

interface WordsChange extends Pick<Words, 'language' | 'revision' | 'texts'> {
  username: string
}

/** Stores the changed texts. The caller must compare the stored revision before. */
export async function save(db: Database, { language, revision, texts, username }: WordsChange) {
  const row = {
    texts: JSON.stringify(texts),
    revision: revision + 1,
    saved_at: new Date().toISOString(),
    saved_by: username,
  }
  await db
    .insertInto('office_words')
    .values({ language, ...row })
    .onConflict((conflict) => conflict.column('language').doUpdateSet(row))
    .execute()
}
