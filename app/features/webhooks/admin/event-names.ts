import type { WebhookEvent } from '../contract.ts'

export const eventLabels: [event: WebhookEvent, name: string][] = [
  ['lead.created', 'Lead created'],
  ['lead.stage_changed', 'Stage changed'],
]

const testEvent: [event: string, name: string] = ['test', 'Test']

export const labelEvent = (event: string) =>
  [...eventLabels, testEvent].find(([each]) => each === event)?.[1] ?? event
