import type { Database } from '#database/connect.ts'
import type { Services } from '../feature/services.ts'

/**
 * The payloads of the domain events by name. The feature that publishes an event declares it here,
 * by module augmentation.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their events.
export interface DomainEvents {}

export interface EventContext {
  /** The transaction that publishes the event. */
  db: Database
  services: Services
}

/** What a feature does when an event is published. The handlers run in the order of the features. */
export type EventHandlers = {
  [Name in keyof DomainEvents]?: (context: EventContext, event: DomainEvents[Name]) => Promise<void>
}

interface Subscribers {
  services: Services
  features: { eventHandlers?: EventHandlers }[]
}

/** By the adapter, which a database shares with its transactions. */
const subscribersOf = new WeakMap<object, Subscribers>()

/** Sends the events of this database to the handlers of these features. */
export function subscribe({ db, services }: EventContext, features: Subscribers['features']) {
  subscribersOf.set(db.getExecutor().adapter, { services, features })
}

/** Runs the handlers of an event. An error of a handler fails the transaction. */
export async function publish<Name extends keyof DomainEvents>(
  db: Database,
  name: Name,
  event: DomainEvents[Name],
) {
  const subscribers = subscribersOf.get(db.getExecutor().adapter)
  if (!subscribers || !db.isTransaction) throw new Error(`${name} needs a transaction of the app`)
  const { services, features } = subscribers
  for (const { eventHandlers } of features) await eventHandlers?.[name]?.({ db, services }, event)
}
