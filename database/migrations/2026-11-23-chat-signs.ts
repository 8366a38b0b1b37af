import { type Kysely, sql } from 'kysely'
import { columnTypes, isPostgres } from '../differences.ts'
import { MOST_SIGNS, signRange } from '../message-signs.ts'

/**
 * Messages are found by their emoji, which the indexes of words leave out. The database itself
 * keeps them, in the order of their age. All stored messages are looked through once: some two
 * seconds for a million, in which those who read do not wait and those who write do.
 */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('message_signs')
    .addColumn('sign', key, (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('conversation_id', key, (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('message_signs_key', ['sign', 'created_at', 'conversation_id', 'seq'])
    .addForeignKeyConstraint(
      'message_signs_message',
      ['conversation_id', 'seq'],
      'messages',
      ['conversation_id', 'seq'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .$call((table) => (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)))
    .execute()
  await db.schema
    .createIndex('message_signs_by_message')
    .on('message_signs')
    .columns(['conversation_id', 'seq'])
    .execute()
  await (isPostgres(db) ? fillOnPostgres(db) : fillOnSqlite(db))
}

async function fillOnPostgres(db: Kysely<unknown>) {
  const range = sql.lit(signRange)
  await sql`create function signs_of(message text) returns setof text language sql immutable
    as ${sql.lit(`select distinct found[1] from regexp_matches(message, '${signRange}', 'g') as found
      limit ${MOST_SIGNS}`)}`.execute(db)
  await sql`create function add_signs() returns trigger language plpgsql as ${sql.lit(`begin
    insert into message_signs
      select sign, new.created_at, new.conversation_id, new.seq from signs_of(new.message) as sign;
    return null;
  end`)}`.execute(db)
  await sql`create trigger messages_signed after insert on messages for each row
    when (new.message ~ ${range}) execute function add_signs()`.execute(db)
  await sql`insert into message_signs
    select sign, created_at, conversation_id, seq from messages, signs_of(message) as sign
    where message ~ ${range}`.execute(db)
}

/** `signs_of` is a function of our own: the program adds it to the handle that writes. */
async function fillOnSqlite(db: Kysely<unknown>) {
  const hasSign = (message: string) => sql`${sql.ref(message)} glob ${sql.lit(`*${signRange}*`)}`
  await sql`create trigger messages_signed after insert on messages when ${hasSign('new.message')}
    begin
      insert into message_signs
        select value, new.created_at, new.conversation_id, new.seq
        from json_each(signs_of(new.message));
    end`.execute(db)
  await sql`insert into message_signs
    select value, created_at, conversation_id, seq from messages, json_each(signs_of(message))
    where ${hasSign('message')}`.execute(db)
}
