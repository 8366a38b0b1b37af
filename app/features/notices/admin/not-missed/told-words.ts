import type { AskedOne, Told } from '../../not-missed-contract.ts'

export const ways: Record<AskedOne['way'], string> = {
  form: 'Contact form',
  chat: 'Chat',
  api: 'Another site',
}

/** What became of it, where it has not left. */
const notLeft: Record<Exclude<Told['state'], 'sent'>, string> = {
  waiting: 'not yet sent',
  failed: 'failed',
  kept: 'not sent: no mail leaves',
  dropped: 'dropped',
}

/** "Sita, by mail", "Binod, by push: not yet sent". */
export function sayTold({ name, channel, kind, state, answer }: Told) {
  const why = kind === 'waiting' ? ', that it waits too long' : ''
  const said = `${name}, by ${channel}${why}`
  if (state === 'sent') return said
  return `${said}: ${notLeft[state]}${state === 'failed' && answer ? ` (${answer})` : ''}`
}
