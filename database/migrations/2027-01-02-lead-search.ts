import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../differences.ts'

/**
 * Leads are found by what they say without all being looked at. On SQLite that takes a few
 * milliseconds, in a thread of its own; PostgreSQL takes every row of 50,000 apart.
 */
export async function up(db: Kysely<unknown>) {
  // As Today asks for those that nobody looks after.
  await sql`
    create index leads_unowned on leads (created_at, id, stage_id)
    where merged_into is null and owner_id is null and waiting_since is null`.execute(db)
  if (!isPostgres(db)) return
  await createFunctions(db)
  const facets = sql`lead_facets(way, source, campaign, page, branch, countries, tags)`
  for (const [name, value] of [
    ['leads_by_facets', facets],
    ['leads_by_letters', sql`lead_letters(search_text)`],
  ] as const) {
    // What was written last is looked through one by one: little of it.
    await sql`
      create index ${sql.ref(name)} on leads using gin ((${value}))
      with (gin_pending_list_limit = 128) where merged_into is null`.execute(db)
  }
  await sql`analyze leads`.execute(db)
}

/** The values that filters ask for, each with its kind; and each three letters in a row of a text. */
async function createFunctions(db: Kysely<unknown>) {
  await sql`
    create function lead_facets(
      way text, source text, campaign text, page text, branch text, countries text, tags text
    ) returns text[] language sql immutable strict parallel safe as $$
      select array(
        select kind || ' ' || value
        from (values ('way', way), ('source', source), ('campaign', campaign), ('page', page),
          ('branch', branch)) as own (kind, value)
        where value <> ''
        union all
        select 'country ' || code from json_array_elements_text(countries::json) as code
        union all
        select 'tag ' || lower(tag collate "C") from json_array_elements_text(tags::json) as tag
      )
    $$`.execute(db)
  await sql`
    create function lead_letters(said text)
    returns text[] language sql immutable strict parallel safe as $$
      select array(
        select distinct substr(said, place, 3) from generate_series(1, length(said) - 2) as place
      )
    $$`.execute(db)
}
