import type { Database } from '#database/connect.ts'
import type { MailSettings } from '../../contract.ts'

const ID = 'mail'

/** Automatic replies are on by default. */
export async function findMailSettings(db: Database): Promise<MailSettings> {
  const row = await db
    .selectFrom('mail_settings')
    .select('acknowledges')
    .where('id', '=', ID)
    .executeTakeFirst()
  return { acknowledges: row?.acknowledges !== 0 }
}

export async function saveMailSettings(db: Database, { acknowledges }: MailSettings) {
  const row = { id: ID, acknowledges: acknowledges ? 1 : 0 }
  await db
    .insertInto('mail_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
