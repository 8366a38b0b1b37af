import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../differences.ts'

/**
 * Messages are found by their words, however many there are. The database itself keeps the index,
 * so nothing that writes or deletes messages has to know of it.
 */
export async function up(db: Kysely<unknown>) {
  await (isPostgres(db) ? indexOnPostgres(db) : indexOnSqlite(db))
  await markWaiting(db)
  // The end of the id is how the inbox calls a visitor.
  await sql`create index conversations_by_visitor
    on conversations (lower(substr(user_id, length(user_id) - 3)))`.execute(db)
}

/** Punctuation is taken out: what looks like an address or a path would be kept as one word. */
async function indexOnPostgres(db: Kysely<unknown>) {
  await sql`alter table messages add column words tsvector generated always as (
    strip(to_tsvector('simple', regexp_replace(message, '[!-/:-@[-\`{-~]+', ' ', 'g')))
  ) stored`.execute(db)
  await sql`create index messages_by_words on messages using gin (words)
    with (fastupdate = off)`.execute(db)
}

/** Numbers tie messages to the index, which keeps no text of its own. */
async function indexOnSqlite(db: Kysely<unknown>) {
  await sql`alter table messages add column number integer`.execute(db)
  await sql`update messages set number = numbered.number from (
      select conversation_id, seq,
        row_number() over (order by created_at, conversation_id, seq) as number
      from messages
    ) as numbered
    where messages.conversation_id = numbered.conversation_id and messages.seq = numbered.seq
  `.execute(db)
  await sql`create unique index messages_by_number on messages (number)`.execute(db)
  // Devanagari writes vowels as marks: they belong to their word.
  await sql`create virtual table message_words using fts5(
    words, content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'"
  )`.execute(db)
  await sql`insert into message_words (rowid, words)
    select number, message from messages order by number`.execute(db)
  await sql`create trigger messages_added after insert on messages begin
    update messages set number = (select coalesce(max(number), 0) + 1 from messages)
      where conversation_id = new.conversation_id and seq = new.seq;
    insert into message_words (rowid, words)
      select number, message from messages
      where conversation_id = new.conversation_id and seq = new.seq;
  end`.execute(db)
  await sql`create trigger messages_deleted after delete on messages begin
    delete from message_words where rowid = old.number;
  end`.execute(db)
}

/** Who was the last to write has waited since then at the latest. */
async function markWaiting(db: Kysely<unknown>) {
  await sql`update conversations set answer_due_at = last_message_at
    where last_sender = 'user' and last_message_at is not null`.execute(db)
}
