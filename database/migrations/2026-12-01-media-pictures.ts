import { type Kysely, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { columnTypes } from '../differences.ts'

type Db = Kysely<unknown>

/**
 * What the office says of its pictures, apart from their bytes: lists never read through those.
 * Pictures that are stored already are in the library as they came, without words.
 */
export async function up(db: Db) {
  const { key } = columnTypes(db)
  const text = (column: string) => [column, 'text', (made: Column) => made.notNull()] as const
  const number = (column: string) => [column, 'integer', (made: Column) => made.notNull()] as const
  await db.schema
    .createTable('pictures')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', key, (column) =>
      column.notNull().unique().references('media.name').onDelete('cascade'),
    )
    .addColumn(...text('title'))
    .addColumn(...text('alt'))
    .addColumn(...number('focus_x'))
    .addColumn(...number('focus_y'))
    .addColumn(...number('width'))
    .addColumn(...number('height'))
    .addColumn(...number('is_kept'))
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn(...text('created_by'))
    .addColumn('deleted_at', key)
    .execute()
  const { rows } = await sql<Stored>`select name, width, height, created_at from media`.execute(db)
  for (const { name, width, height, created_at } of rows) {
    await sql`insert into pictures (id, name, title, alt, focus_x, focus_y, width, height, is_kept,
        created_at, created_by)
      values (${newId()}, ${name}, 'Picture', '', 50, 50, ${width}, ${height}, 0, ${created_at}, '')
    `.execute(db)
  }
}

type Column = Parameters<
  NonNullable<Parameters<ReturnType<Db['schema']['createTable']>['addColumn']>[2]>
>[0]

interface Stored {
  name: string
  width: number
  height: number
  created_at: string
}
