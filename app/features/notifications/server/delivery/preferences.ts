import type { OpeningHours } from '#app/contract/office.ts'
import { getMoment, toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import {
  type Channel,
  type NotificationPreferences,
  notificationTypes,
} from '../../preferences-contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns an administrator's preferences, with the default channels for types without a stored
 * choice.
 */
export async function findPreferences(db: Database, id: string): Promise<NotificationPreferences> {
  const row = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const stored: Record<string, Channel[]> = row ? JSON.parse(row.preferences) : {}
  const preferences = Object.fromEntries(
    Object.entries(notificationTypes).map(([kind, { defaultChannels }]) => [
      kind,
      stored[kind] ?? defaultChannels,
    ]),
  )
  return { preferences, quiet_from: row?.quiet_from ?? '', quiet_until: row?.quiet_until ?? '' }
}

/** Stores an administrator's preferences. Omitted types use their default channels. */
export async function savePreferences(
  db: Database,
  id: string,
  { preferences, ...quiet }: Omit<NotificationPreferences, 'preferences'> & { preferences: object },
) {
  const row = { id, preferences: JSON.stringify(preferences), ...quiet }
  await db
    .insertInto('notification_preferences')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/**
 * Returns when the quiet hours end that include a moment; undefined if no quiet hours include it.
 */
export function findQuietEnd(
  hours: Pick<OpeningHours, 'time_zone'>,
  { quiet_from, quiet_until }: Pick<NotificationPreferences, 'quiet_from' | 'quiet_until'>,
  at: Date,
) {
  if (quiet_from === quiet_until || !quiet_from || !quiet_until) return undefined
  const [from, until] = [toMinutes(quiet_from), toMinutes(quiet_until)]
  // Quiet hours that end after midnight started on the previous day.
  for (const daysAgo of [0, 1]) {
    const day = toOfficeDay(hours, new Date(at.getTime() - daysAgo * DAY_MS))
    const start = getMoment(hours, day, from)
    const end = getMoment(hours, day, until > from ? until : until + 24 * 60)
    if (start <= at && at < end) return end
  }
  return undefined
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
