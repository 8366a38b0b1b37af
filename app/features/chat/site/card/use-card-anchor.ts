import { useState } from 'react'
import { isOfficeOpen } from '#app/features/office/hours-contract.ts'
import { welcomeTexts } from '../../contract.ts'
import type { ConversationState } from '../conversation/conversation.ts'
import { office } from '../panel/office.ts'

/**
 * The message that the card stands below; undefined: nowhere. It is offered after the welcome, and
 * after everything while the office is closed; there it stays. What was said it stands beside, once
 * the server has it or has refused it.
 */
export function useCardPosition({ card, messages, outbox }: ConversationState) {
  const [anchorId, setAnchorId] = useState<string>()
  const { submitted, isClosed } = card
  if (submitted) {
    const unsent = outbox.find(({ id }) => id === submitted.id)
    return unsent && !unsent.error?.fields ? undefined : submitted.id
  }
  if (isClosed || messages.some(({ id }) => id === anchorId)) return isClosed ? undefined : anchorId
  const welcome = messages.find(({ message }) => message === welcomeTexts[1])
  const place = isOfficeOpen(office, new Date()) ? welcome : welcome && messages.at(-1)
  if (place?.id !== anchorId) setAnchorId(place?.id)
  return place?.id
}
