import type { WebhookEvent } from '../../webhook-contract.ts'

/** What others are told of, in words. */
export const eventLabels: [event: WebhookEvent, name: string][] = [
  ['lead.created', 'New leads'],
  ['lead.stage_changed', 'Changes of stage'],
]

const testEvent: [event: string, name: string] = ['test', 'Trial']

export const labelEvent = (event: string) =>
  [...eventLabels, testEvent].find(([each]) => each === event)?.[1] ?? event
