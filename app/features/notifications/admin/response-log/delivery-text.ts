import type { DeliverySummary, LoggedEnquiry } from '../../response-log-contract.ts'

export const channelLabels: Record<LoggedEnquiry['channel'], string> = {
  form: 'Contact form',
  chat: 'Chat',
  api: 'Another site',
}

/** Labels of deliveries that were not sent. */
const unsentLabels: Record<Exclude<DeliverySummary['state'], 'sent'>, string> = {
  waiting: 'not yet sent',
  failed: 'failed',
  held: 'not sent: email is not set up',
  cancelled: 'cancelled',
}

/** "Sita, by mail", "Binod, by push: not yet sent". */
export function describeDelivery({
  name,
  channel,
  kind,
  state,
  server_response: response,
}: DeliverySummary) {
  const reason = kind === 'overdue_reply' ? ' (overdue)' : ''
  const text = `${name}, by ${channel}${reason}`
  if (state === 'sent') return text
  return `${text}: ${unsentLabels[state]}${state === 'failed' && response ? ` (${response})` : ''}`
}
