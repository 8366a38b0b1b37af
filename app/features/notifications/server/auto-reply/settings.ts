import type { Database } from '#database/connect.ts'
import type { MailSettings } from '../../contract.ts'

const ID = 'mail'

/** Automatic replies are on by default. */
export async function findMailSettings(db: Database): Promise<MailSettings> {
  const row = await db
    .selectFrom('mail_settings')
    .select('sends_auto_reply')
    .where('id', '=', ID)
    .executeTakeFirst()
  return { sends_auto_reply: row?.sends_auto_reply !== 0 }
}

export async function saveMailSettings(db: Database, { sends_auto_reply }: MailSettings) {
  const row = { id: ID, sends_auto_reply: sends_auto_reply ? 1 : 0 }
  await db
    .insertInto('mail_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
