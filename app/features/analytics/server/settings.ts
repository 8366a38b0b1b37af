import type { Database } from '#database/connect.ts'
import type { AnalyticsSettings, SettingsChange } from '../contract.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The current settings, cached in memory. */
    analyticsSettings: () => Promise<AnalyticsSettings>
  }
}

const ID = 'analytics'

/** Nothing is counted or loaded until the office chooses it. */
const defaults = { is_counting: 0, google_id: '', pixel_id: '', scripts: '', hosts: '' }

export async function readSettings(db: Database): Promise<AnalyticsSettings> {
  const row = await db
    .selectFrom('analytics_settings')
    .select(['is_counting', 'google_id', 'pixel_id', 'scripts', 'hosts'])
    .where('id', '=', ID)
    .executeTakeFirst()
  const stored = row ?? defaults
  return { ...stored, is_counting: stored.is_counting === 1 }
}

export async function changeSettings(db: Database, change: SettingsChange) {
  const { is_counting, ...tags } = { ...(await readSettings(db)), ...change }
  const row = { ...tags, is_counting: Number(is_counting) }
  await db
    .insertInto('analytics_settings')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
