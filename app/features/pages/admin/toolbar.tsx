import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { isFixed } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { DeleteDraft } from './delete-draft.tsx'
import type { DraftAutosave } from './draft-autosave.ts'
import { HistoryDialog } from './history-dialog.tsx'
import {
  emptyPublishInput,
  getTypeName,
  type PageActions,
  PublishDialog,
} from './publish-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

interface ToolbarProps {
  autosave: DraftAutosave
  actions: PageActions
  schema: FieldSchema
}

/** Shows the save status and the page actions. Stays visible while scrolling. */
export function Toolbar({ autosave, actions, schema }: ToolbarProps) {
  const {
    id,
    type,
    language,
    address,
    source_page: source,
    translations,
    inbound_links,
  } = actions.currentPage
  const [open, setOpen] = useState<'publish' | 'history' | 'share'>()
  const [publishInput, setPublishInput] = useState(emptyPublishInput)
  const confirmDialog = useRef<HTMLDialogElement>(null)
  const close = () => setOpen(undefined)

  /** What the server refused to save cannot be published: leads to the marked fields instead. */
  function startPublishing() {
    const { status } = autosave
    if (typeof status !== 'object' || status.isRetried) return setOpen('publish')
    void actions.reject(status, 'Not published, because the draft could not be saved.')
  }

  return (
    <div className="sticky top-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6">
      <SaveStatus status={autosave.status} />
      <Button size="small" onClick={() => setOpen('history')}>
        History
      </Button>
      <Button size="small" onClick={() => setOpen('share')}>
        Share
      </Button>
      {address && (source || !isFixed(type)) && (
        <Button size="small" onClick={() => confirmDialog.current?.showModal()}>
          Archive
        </Button>
      )}
      {!actions.currentPage.published_at && !isFixed(type) && (
        <DeleteDraft page={actions.currentPage} autosave={autosave} />
      )}
      <Button size="small" variant="primary" onClick={startPublishing}>
        Publish…
      </Button>
      {open === 'publish' && (
        <PublishDialog
          actions={actions}
          input={publishInput}
          onInput={setPublishInput}
          onClose={close}
        />
      )}
      {open === 'history' && (
        <HistoryDialog
          id={id}
          draft={autosave.content}
          schema={schema}
          actions={actions}
          onClose={close}
        />
      )}
      {open === 'share' && <ShareDialog id={id} language={language} onClose={close} />}
      <ConfirmDialog
        ref={confirmDialog}
        question={`Archive this ${getTypeName(type)}?`}
        confirmLabel="Archive"
        onConfirm={actions.archive}
      >
        <p className="text-ink/75 wrap-anywhere">
          {inbound_links.length > 0
            ? type === 'form'
              ? `Linked from or shown on: ${inbound_links.map(({ title }) => title).join(', ')}. These pages stay, without the form.`
              : `Linked from: ${inbound_links.map(({ title }) => title).join(', ')}.`
            : 'Visitors will no longer see it. Publish it again to make it visible.'}
          {translations.some((each) => each.address) && ' Its translations stay published.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}

function SaveStatus({ status }: Pick<DraftAutosave, 'status'>) {
  if (typeof status === 'object' && status.isRetried) {
    return (
      <p role="status" className="grow text-sm text-ink/75">
        Not saved yet: {status.detail} Your text is stored in this browser.
      </p>
    )
  }
  if (typeof status === 'object' && status.isDeleted) {
    return (
      <p role="alert" className="grow text-sm text-alarm">
        Not saved: this page was deleted meanwhile. Restore it under{' '}
        <Link to="/admin/deleted" className="font-medium underline">
          Deleted
        </Link>
        , then open it again. Your text is kept in this browser.
      </p>
    )
  }
  if (typeof status === 'object') {
    return (
      <p role="alert" className="grow text-sm text-alarm">
        Not saved: {status.detail} Your changes since the last save are kept in this browser only.
      </p>
    )
  }
  const messages = {
    saved: 'Saved',
    typing: 'Saving…',
    offline: 'Not saved yet: stored in this browser',
  }
  return (
    <p role="status" className="grow text-sm text-ink/75">
      {messages[status]}
    </p>
  )
}
