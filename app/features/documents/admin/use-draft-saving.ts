import { useEffect, useReducer, useState } from 'react'
import { useIdentity } from '#app/base/admin/identity-context.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { prepareToasts } from '#app/ui/toasts.ts'
import { type Content, documentsApi, type OpenDocument } from '../contract.ts'
import { DraftSaving, readSaveAnswer } from './draft-saving.ts'

/** A draft that saves itself, also after a lost session, network or tab. */
export function useDraftSaving(document: OpenDocument) {
  const api = useApi()
  const { sub } = useIdentity()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const params = { id: document.id }

  async function send(revision: number, content: Content) {
    const body = { revision, content }
    const call = api.attempt(documentsApi.save, { params, body })
    // After a 401 the login follows, and then this screen with the copy that this browser keeps.
    return readSaveAnswer(await call.catch(() => undefined))
  }

  const [saving] = useState(() => new DraftSaving(`document:${sub}:${document.id}`, document, send))

  useEffect(() => {
    saving.onChange = draw
    const { flush } = saving
    // The connection may be gone when one is due.
    prepareToasts()
    // What this browser kept goes to the server once its answer can be drawn, not before.
    flush()
    for (const sign of ['online', 'pagehide']) window.addEventListener(sign, flush)
    return () => {
      for (const sign of ['online', 'pagehide']) window.removeEventListener(sign, flush)
      flush()
    }
  }, [saving])

  return saving
}
