import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { aside } from '#database/sqlite-aside.ts'
import type { Tables } from '#database/tables.ts'
import type { Choices } from '../../choices-contract.ts'

/** What leads that are not part of others can be filtered by. */
export async function readChoices(db: Database): Promise<Choices> {
  const names = ['countries', 'tags', 'branch', 'source', 'campaign', 'page'] as const
  const found = await Promise.all(names.map((name) => listDistinct(db, name)))
  const [countries = [], tags = [], branches = [], sources = [], campaigns = [], pages = []] = found
  const read = (lists: string[]) => lists.flatMap((list): string[] => JSON.parse(list))
  return {
    countries: sorted(read(countries)),
    tags: sorted(read(tags)),
    branches: sorted(branches),
    sources: sorted(sources),
    campaigns: sorted(campaigns),
    pages: sorted(pages),
  }
}

async function listDistinct(db: Database, column: keyof Tables['leads']) {
  const rows = await db
    .selectFrom('leads')
    .modifyFront(aside)
    .select(sql<string>`${sql.ref(column)}`.as('value'))
    .distinct()
    .where('merged_into', 'is', null)
    .execute()
  return rows.map(({ value }) => value)
}

const sorted = (texts: string[]) =>
  [...new Set(texts)].filter(Boolean).toSorted((one, other) => one.localeCompare(other))
