import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { openDatabase } from '../connect.ts'
import { runOnlyMigrations } from '../migrate.ts'
import { checkSchema } from './check-schema.ts'
import { DamagedArchive, type Manifest, type Table } from './format.ts'
import type { RowTarget } from './load-entries.ts'
import { quoteName } from './snapshot.ts'
import { describeSqliteTables } from './sqlite-tables.ts'

/**
 * Creates an SQLite file with the archive's schema and the rows of `load`. After an error the file
 * must be deleted.
 */
export async function loadSqlite<Loaded>(
  path: string,
  manifest: Manifest,
  load: (target: RowTarget) => Promise<Loaded>,
): Promise<Loaded> {
  const db = openDatabase(path)
  await runOnlyMigrations(db, manifest.migrations).finally(() => db.destroy())
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  try {
    // No journal and no syncs, because the file is deleted after an error and synced once it is
    // complete.
    file.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -8000`)
    file.exec('begin')
    checkSchema(manifest, describeSqliteTables(file))
    const rebuild = dropIndexes(file)
    const loaded = await load(createTarget(file))
    rebuild()
    file.exec('commit')
    return loaded
  } finally {
    file.close()
  }
}

/** Empties all tables and drops indexes and triggers; returns a function that restores them. */
function dropIndexes(file: DatabaseSync) {
  const found = file
    .prepare(
      `select type, name, sql from sqlite_schema
        where type = 'trigger' or (type = 'index' and sql is not null)`,
    )
    .all()
  for (const { type, name } of found) file.exec(`drop ${type} ${quoteName(String(name))}`)
  for (const { name } of describeSqliteTables(file)) file.exec(`delete from ${quoteName(name)}`)
  const create = (wanted: string) => {
    for (const { type, sql } of found) if (type === wanted) file.exec(String(sql))
  }
  return () => {
    numberMessages(file)
    const hasLetters = found.some(({ name }) => name === 'lead_letters_added')
    if (hasLetters) file.exec('update leads set letters_id = rowid')
    create('index')
    indexWords(file)
    if (hasLetters) indexLetters(file)
    create('trigger')
    const [broken] = file.prepare('pragma foreign_key_check').all()
    if (broken) throw new DamagedArchive(`Rows of the table ${broken.table} refer to missing rows.`)
  }
}

function createTarget(file: DatabaseSync): RowTarget {
  const prepared = new Map<Table, StatementSync>()
  const prepare = (table: Table) => {
    const names = table.columns.map(({ name }) => quoteName(name)).join(', ')
    const placeholders = table.columns.map(() => '?').join(', ')
    const statement = file.prepare(
      `insert into ${quoteName(table.name)} (${names}) values (${placeholders})`,
    )
    prepared.set(table, statement)
    return statement
  }
  return {
    add(table, rows) {
      const statement = prepared.get(table) ?? prepare(table)
      for (const row of rows) statement.run(...(row as SQLInputValue[]))
    },
  }
}

/** Numbers the messages by age; the full-text index refers to these numbers. */
function numberMessages(file: DatabaseSync) {
  file.exec(`update messages set number = numbered.number from (
      select conversation_id, seq,
        row_number() over (order by created_at, conversation_id, seq) as number
      from messages
    ) as numbered
    where messages.conversation_id = numbered.conversation_id and messages.seq = numbered.seq`)
}

function indexWords(file: DatabaseSync) {
  file.exec(`insert into message_words (rowid, words)
    select number, message from messages order by number`)
}

/** Archives of earlier versions have no index of letters until the next start. */
function indexLetters(file: DatabaseSync) {
  file.exec(`insert into lead_letters (rowid, letters)
    select letters_id, search_text || char(10) || coalesce((
      select group_concat(text, char(10)) from (
        select note.search_text as text from leads as own
        join lead_note_search as note on note.lead_id = own.id
        where own.primary_lead_id = leads.id
        union all
        select guardians.search_text from leads as own
        join lead_guardians on lead_guardians.lead_id = own.id
        join guardians on guardians.id = guardian_id
        where own.primary_lead_id = leads.id
      )), '')
    from leads where merged_into is null order by letters_id`)
}
