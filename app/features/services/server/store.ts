import type { Database } from '#database/connect.ts'
import type { Service } from '../contract.ts'

export async function list(db: Database): Promise<Service[]> {
  return db
    .selectFrom('services')
    .select(['id', 'title', 'description', 'link', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}
