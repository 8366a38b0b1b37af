import { isPostgresAddress } from '../connect.ts'
import type { Moment } from './moment.ts'
import { openPostgresMoment } from './postgres-moment.ts'
import { openSqliteMoment } from './sqlite-moment.ts'

/**
 * Opens a `postgres://` address or an SQLite file. Throws ArchiveFault if it contains no office.
 */
export async function openMoment(address: string): Promise<Moment> {
  return isPostgresAddress(address) ? openPostgresMoment(address) : openSqliteMoment(address)
}
