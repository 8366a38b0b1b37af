import { Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
import { up as wholeChain } from './migrations/2026-11-21-whole-chain.ts'
import { up as wholeOffice } from './migrations/2026-11-21-whole-office.ts'
import { up as wholeSearch } from './migrations/2026-11-21-whole-search.ts'
import { up as chatSearch } from './migrations/2026-11-22-chat-search.ts'
import { up as chatUnread } from './migrations/2026-11-22-chat-unread.ts'
import { up as chatSigns } from './migrations/2026-11-23-chat-signs.ts'
import { up as mediaUses } from './migrations/2026-11-23-media-uses.ts'
import { up as searchDeletions } from './migrations/2026-11-23-search-deletions.ts'
import { up as contentUndo } from './migrations/2026-11-24-content-undo.ts'

/** In order, by name. Two servers that start at once run them once. */
const migrations = {
  '2026-11-21-whole-chain': { up: wholeChain },
  '2026-11-21-whole-office': { up: wholeOffice },
  '2026-11-21-whole-search': { up: wholeSearch },
  '2026-11-22-chat-search': { up: chatSearch },
  '2026-11-22-chat-unread': { up: chatUnread },
  '2026-11-23-chat-signs': { up: chatSigns },
  '2026-11-23-media-uses': { up: mediaUses },
  '2026-11-23-search-deletions': { up: searchDeletions },
  '2026-11-24-content-undo': { up: contentUndo },
}

export async function migrate(db: Database) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
