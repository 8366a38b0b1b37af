import { useState } from 'react'
import { useApi } from '#app/use-api.ts'
import { type Conversation, conversationsApi } from '../contract.ts'
import { usePoll } from './use-poll.ts'

const PER_PAGE = 50
/** The most that the API gives at once. */
const MOST = 1000

/** The newest conversations, kept up to date; undefined until first read. */
export function useConversations() {
  const api = useApi()
  const [limit, setLimit] = useState(PER_PAGE)
  const [conversations, setConversations] = useState<Conversation[]>()
  const hasMore = conversations?.length === limit && limit < MOST

  const isInterrupted = usePoll(async () => {
    setConversations(await api.call(conversationsApi.list, { querystring: { limit } }))
  }, limit)

  function showMore() {
    setLimit(Math.min(limit + PER_PAGE, MOST))
  }

  return { conversations, hasMore, showMore, isInterrupted }
}
