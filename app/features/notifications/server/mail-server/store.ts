import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { decrypt, encrypt } from '#app/platform/server/auth/encryption.ts'
import type { MailServer } from '#app/platform/server/mail/mailer.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import type { MailServerInput, MailServerSettings } from '../../mail-server-contract.ts'

const ID = 'mail_server'

type Key = Pick<FastifyInstance, 'deriveKey'>
type Row = Selectable<Tables['mail_server']>

const passwordKey = ({ deriveKey }: Key) => deriveKey('mail server password')

const findRow = (db: Database) =>
  db.selectFrom('mail_server').selectAll().where('id', '=', ID).executeTakeFirst()

/** Returns the office's mail server with its password; undefined until one is set up. */
export async function findMailServer(db: Database, app: Key): Promise<MailServer | undefined> {
  const row = await findRow(db)
  if (!row) return undefined
  const { host, port, username } = row
  return {
    host,
    port: Number(port),
    security: row.security as MailServer['security'],
    username,
    password: row.encrypted_password && decrypt(passwordKey(app), row.encrypted_password),
    from: { name: row.from_name, address: row.from_address },
  }
}

/** The row of the audit log. It contains no password, but says when another one was stored. */
export interface AuditedMailServer extends MailServerSettings {
  id: string
  password?: 'changed'
}

/** Returns the settings without the password. */
export async function findSettings(db: Database): Promise<AuditedMailServer | undefined> {
  const row = await findRow(db)
  return row && toSettings(row)
}

function toSettings({ encrypted_password, ...row }: Row): AuditedMailServer {
  return {
    ...row,
    port: Number(row.port),
    provider: row.provider as MailServerSettings['provider'],
    security: row.security as MailServerSettings['security'],
    has_password: encrypted_password !== '',
  }
}

/** Stores the settings. Without a password the stored one stays; without a username there is none. */
export async function saveMailServer(db: Database, app: Key, input: MailServerInput) {
  const { password = '', ...settings } = input
  const kept = (await findRow(db))?.encrypted_password ?? ''
  const changed = password && encrypt(passwordKey(app), password)
  const row = { ...settings, id: ID, encrypted_password: settings.username && (changed || kept) }
  await db
    .insertInto('mail_server')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return toSettings(row)
}

export async function removeMailServer(db: Database) {
  await db.deleteFrom('mail_server').where('id', '=', ID).execute()
}
