import { useState } from 'react'
import { isOfficeOpen } from '#app/features/office/hours-contract.ts'
import { welcomeTexts } from '../../contract.ts'
import type { ConversationState } from '../conversation/conversation.ts'
import { office } from '../panel/office.ts'

/**
 * Returns the id of the message above the contact card; undefined without a card. The card appears
 * below the welcome, or below the last message while the office is closed, and stays there. Once
 * the server has stored or refused the details, it moves below the message that contains them.
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
  const anchor = isOfficeOpen(office, new Date()) ? welcome : welcome && messages.at(-1)
  if (anchor?.id !== anchorId) setAnchorId(anchor?.id)
  return anchor?.id
}
