import type { WebhookEvent } from '../contract.ts'

export const eventLabels: [event: WebhookEvent, name: string][] = [
  ['lead.created', 'Lead created'],
  ['lead.stage_changed', 'Stage changed'],
  ['lead.merged', 'Leads merged'],
  ['lead.unmerged', 'Leads unmerged'],
  ['application.created', 'Application added'],
  ['application.changed', 'Application changed'],
  ['application.decided', 'Application decided'],
  ['application.deleted', 'Application deleted'],
  ['document.received', 'Document received'],
  ['document.verified', 'Document verified'],
  ['document.expiring', 'Document expires soon'],
  ['document.deleted', 'Document deleted'],
]

const testEvent: [event: string, name: string] = ['test', 'Test']

export const labelEvent = (event: string) =>
  [...eventLabels, testEvent].find(([each]) => each === event)?.[1] ?? event
