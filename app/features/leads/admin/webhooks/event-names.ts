import type { WebhookEvent } from '../../webhook-contract.ts'

/** What others are told of, in words. */
export const events: [event: WebhookEvent, name: string][] = [
  ['lead.created', 'New leads'],
  ['lead.stage_changed', 'Changes of stage'],
]

const trial: [event: string, name: string] = ['test', 'Trial']

export const nameEvent = (event: string) =>
  [...events, trial].find(([each]) => each === event)?.[1] ?? event
