import type { WebhookEvent } from '../contract.ts'

export const eventLabels: [event: WebhookEvent, name: string][] = [
  ['lead.created', 'Lead created'],
  ['lead.stage_changed', 'Stage changed'],
  ['application.created', 'Application added'],
  ['application.changed', 'Application changed'],
  ['application.decided', 'Application decided'],
  ['document.received', 'Document received'],
  ['document.verified', 'Document verified'],
  ['document.expiring', 'Document expires soon'],
]

const testEvent: [event: string, name: string] = ['test', 'Test']

export const labelEvent = (event: string) =>
  [...eventLabels, testEvent].find(([each]) => each === event)?.[1] ?? event
