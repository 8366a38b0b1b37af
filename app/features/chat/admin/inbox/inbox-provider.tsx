import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { createBrowserApi } from '#app/platform/browser/browser-api.ts'
import { useObservable } from '../../transport/observable.ts'
import { Inbox } from './inbox.ts'
import type { InboxState } from './inbox-state.ts'
import type { Credentials } from './office-stream.ts'
import { useTitleBadge } from './use-title-badge.ts'

const TIMEOUT_MS = 15_000

const InboxContext = createContext<{ inbox: Inbox; state: InboxState } | undefined>(undefined)

interface InboxProviderProps {
  /** Whether this account may read the inbox. */
  isEnabled: boolean
  credentials: Credentials
  children: ReactNode
}

/** Keeps the inbox up to date on every screen of the back office. */
export function InboxProvider({ isEnabled, credentials, children }: InboxProviderProps) {
  const navigate = useNavigate()
  const { sub: ownId } = useIdentity()
  const [inbox] = useState(() => {
    const api = createBrowserApi({ ...credentials, timeoutMs: TIMEOUT_MS })
    const openConversation = (userId: string) => navigate(`/admin/messages?user=${userId}`)
    return new Inbox({ api, credentials, ownId, openConversation })
  })
  const state = useObservable(inbox)
  useTitleBadge(state.awaitingReply)

  useEffect(() => {
    if (!isEnabled) return
    inbox.start()
    return () => inbox.stop()
  }, [inbox, isEnabled])

  return <InboxContext value={{ inbox, state }}>{children}</InboxContext>
}

/** The inbox and its state. */
export function useInbox() {
  const context = useContext(InboxContext)
  if (!context) throw new Error('useInbox must be used within InboxProvider')
  return context
}
