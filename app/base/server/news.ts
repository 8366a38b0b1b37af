import type { FastifyInstance } from 'fastify'

/** What of the office's work others on their open screens are told has changed. */
export type News = 'leads'

/** Tells the open screens of all servers; who is not told reads it with the next look. */
export function tellOffice({ signals, log }: FastifyInstance, news: News) {
  signals.send('office-news', news).catch((error) => log.warn(error, 'the office was not told'))
}
