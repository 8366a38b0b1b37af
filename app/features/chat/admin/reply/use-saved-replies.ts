import { useEffect, useState } from 'react'
import { fillFields } from '#app/contract/text-fields.ts'
import { type SavedReply, savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { usePersonFields } from './use-person-fields.ts'

/** Returns saved replies whose titles match the text after `/`, with the values of the lead. */
export function useSavedReplies(text: string, leadId?: string) {
  const api = useApi()
  const [savedReplies, setSavedReplies] = useState<SavedReply[]>()
  const [isDismissed, setDismissed] = useState(false)
  const [selectedIndex, setSelectedIndex] = useState(0)
  const isQuery = text.startsWith('/') && !text.includes('\n')
  const query = text.slice(1).trim().toLowerCase()
  const values = usePersonFields(isQuery ? leadId : undefined)
  const matches = (savedReplies ?? [])
    .filter(({ title }) => title.toLowerCase().includes(query))
    .map((savedReply) => ({ ...savedReply, text: fillFields(savedReply.text, values) }))
  const isOpen = isQuery && !isDismissed && matches.length > 0
  const index = Math.min(selectedIndex, matches.length - 1)

  useEffect(() => {
    if (!isQuery) return setDismissed(false)
    let isCancelled = false
    api.call(savedRepliesApi.listRendered, {}).then(
      (list) => isCancelled || setSavedReplies(list),
      (error) => console.warn('The saved replies could not be loaded', error),
    )
    return () => {
      isCancelled = true
    }
  }, [api, isQuery])

  return {
    isOpen,
    /** Whether the office has no saved replies at all. */
    hasNoSavedReplies: isQuery && savedReplies?.length === 0,
    matches,
    index,
    moveSelection: (by: number) => setSelectedIndex((index + by + matches.length) % matches.length),
    /** Selects the first option. */
    resetSelection: () => setSelectedIndex(0),
    dismiss: () => setDismissed(true),
  }
}
