import { useNavigate } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type PageDetails, pagesApi } from '../contract.ts'
import type { DraftAutosave } from './draft-autosave.ts'
import { getListScreen, linkToEditor } from './pages.tsx'

interface DeleteDraftProps {
  page: PageDetails
  autosave: DraftAutosave
}

/** Deletes a draft that was never published; it can be restored for 30 days. */
export function DeleteDraft({ page: { id, type }, autosave }: DeleteDraftProps) {
  const api = useApi()
  const navigate = useNavigate()
  const params = { id }

  async function remove() {
    // Saves first, so that a restored draft has the latest text.
    await autosave.flush()
    const title = autosave.content.title.trim() || 'Untitled'
    const result = await api.attempt(pagesApi.remove, { params }).catch(() => undefined)
    if (!result?.ok) {
      const description = describeFailure(result?.failure)
      return showToast('error', 'The draft was not deleted.', { description })
    }
    await navigate(getListScreen(type))
    await showToast('success', `Deleted: ${title}`, { undo: () => void restore() })
  }

  async function restore() {
    const result = await api.attempt(pagesApi.restore, { params }).catch(() => undefined)
    if (result?.ok) return navigate(linkToEditor(id))
    const description = describeFailure(result?.failure)
    return showToast('error', 'The draft was not restored.', { description })
  }

  return (
    <Button size="small" onClick={() => void remove()}>
      Delete draft
    </Button>
  )
}
