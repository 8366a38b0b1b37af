import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { getLanguageName } from '#app/contract/languages.ts'
import { isFormOpen } from '#app/platform/admin/is-form-open.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { messagesApi } from '../../contract.ts'
import { type Conversation, conversationsApi } from '../../conversations-contract.ts'
import { addressOf, type InboxView } from '../inbox/inbox-address.ts'
import { OnlineMark } from '../inbox/online-mark.tsx'

interface ConversationHeadProps {
  userId: string
  name: string
  /** The row of the conversation in the list; undefined until it is loaded. */
  row?: Conversation
  view: InboxView
}

export function ConversationHead({ userId, name, row, view }: ConversationHeadProps) {
  const listAddress = addressOf({ ...view, user: undefined })

  return (
    <div className="flex items-center gap-x-3 gap-y-1 max-sm:flex-wrap border-b border-line bg-white px-3 py-2 md:px-4">
      <Link
        to={listAddress}
        aria-label="Back to the list"
        className="-ml-1 grid size-11 shrink-0 place-items-center rounded-full text-indigo hover:bg-paper lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0 grow max-sm:basis-3/4">
        <h2 tabIndex={-1} className="truncate font-semibold outline-none">
          {name}
        </h2>
        <p className="flex min-h-5 items-center gap-2 text-sm text-ink/75">
          <OnlineMark isOnline={row?.online ?? false} />
          {row?.language && (
            <span className="shrink-0">
              <span className="sr-only">Language: </span>
              <span lang={row.language}>{getLanguageName(row.language)}</span>
            </span>
          )}
          {row?.page && (
            <span className="truncate" title={row.page}>
              {row.online ? row.page : `last seen on ${row.page}`}
            </span>
          )}
        </p>
      </div>
      {row && <CreateLead row={row} />}
      <CloseChat userId={userId} isClosed={Boolean(row?.closed_at)} listAddress={listAddress} />
      <DeleteChat userId={userId} listAddress={listAddress} />
    </div>
  )
}

interface CloseChatProps {
  userId: string
  isClosed: boolean
  /** The address of the list, which opens afterwards. */
  listAddress: string
}

/** Closes or reopens a conversation. */
function CloseChat({ userId, isClosed, listAddress }: CloseChatProps) {
  const api = useApi()
  const run = useUndoableAction(userId, listAddress)
  const params = { user_id: userId }
  const reopen = () => api.attempt(conversationsApi.reopen, { params })
  const reopenFailedMessage = 'Failed to reopen the conversation. Please try again.'

  function close() {
    return run({
      action: () => api.attempt(conversationsApi.close, { params }),
      doneMessage: 'The conversation was closed. It reopens when the visitor writes.',
      failedMessage: 'Failed to close the conversation. Please try again.',
      undo: reopen,
      undoFailedMessage: reopenFailedMessage,
    })
  }

  return isClosed ? (
    <Button size="small" onClick={() => runAction(reopen, reopenFailedMessage)}>
      Reopen
    </Button>
  ) : (
    <Button size="small" onClick={close}>
      Close
    </Button>
  )
}

interface DeleteChatProps {
  userId: string
  /** The address of the list, which opens afterwards. */
  listAddress: string
}

function DeleteChat({ userId, listAddress }: DeleteChatProps) {
  const api = useApi()
  const run = useUndoableAction(userId, listAddress)
  const dialog = useRef<HTMLDialogElement>(null)

  function removeAll() {
    return run({
      action: () => api.attempt(messagesApi.removeAll, { querystring: { user_id: userId } }),
      doneMessage: 'All messages for this user have been deleted.',
      failedMessage: 'Failed to delete user messages.',
      undo: () => api.attempt(conversationsApi.restore, { params: { user_id: userId } }),
      undoFailedMessage: 'Failed to restore the messages. Please try again.',
    })
  }

  return (
    <>
      <Button size="small" className="shrink-0" onClick={() => dialog.current?.showModal()}>
        Delete Chat
      </Button>
      <ConfirmDialog
        ref={dialog}
        question="Are you sure you want to delete all messages for this user?"
        confirmLabel="Delete"
        onConfirm={removeAll}
      >
        <p className="text-ink/80">
          The visitor can no longer see them. You can restore them under Deleted within 30 days.
        </p>
      </ConfirmDialog>
    </>
  )
}

interface UndoableAction {
  action: () => Promise<Result<unknown>>
  doneMessage: string
  failedMessage: string
  undo: () => Promise<Result<unknown>>
  undoFailedMessage: string
}

/** Runs an action on a conversation, navigates to `listAddress`, and offers to undo it. */
function useUndoableAction(userId: string, listAddress: string) {
  const navigate = useNavigate()

  return async function run({
    action,
    doneMessage,
    failedMessage,
    undo,
    undoFailedMessage,
  }: UndoableAction) {
    if (!(await runAction(action, failedMessage))) return
    // Does not navigate if the administrator has opened another conversation meanwhile.
    const isStillOpen = new URLSearchParams(window.location.search).get('user') === userId
    if (isStillOpen) await navigate(listAddress, { replace: true })
    await showToast('success', doneMessage, {
      undo: () => void runAction(undo, undoFailedMessage),
    })
  }
}

/** Runs an action and shows an error if it fails. Returns whether it succeeded. */
async function runAction(action: () => Promise<Result<unknown>>, failedMessage: string) {
  const result = await action().catch(() => undefined)
  const reason = result?.ok === false && result.status === 409 && result.failure.detail
  if (!result?.ok) await showToast('error', reason || failedMessage)
  return result?.ok
}

/**
 * Links to the lead of the conversation, or opens the dialog to create one. The shortcut Alt+L works
 * on the whole screen.
 */
function CreateLead({ row }: { row: Conversation }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const shortcut = useShortcut('KeyL')
  return (
    <>
      {row.lead_id ? (
        <Link
          to={`/admin/leads/${row.lead_id}`}
          className={buttonClassName('plain', 'small')}
          {...shortcut}
        >
          Open lead
        </Link>
      ) : (
        <Button size="small" className="shrink-0" onClick={() => setDialogOpen(true)} {...shortcut}>
          Create lead
        </Button>
      )}
      {isDialogOpen && <CreateLeadDialog row={row} onClose={() => setDialogOpen(false)} />}
    </>
  )
}

/**
 * Clicks the element when Alt and the letter are pressed. The shortcut needs Alt, because a letter
 * alone is text for the reply.
 */
function useShortcut(code: `Key${string}`) {
  const target = useRef<HTMLElement>(null)
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { altKey, ctrlKey, metaKey, repeat } = event
      if (event.code !== code || !altKey || ctrlKey || metaKey || repeat) return
      if (isFormOpen()) return
      event.preventDefault()
      target.current?.click()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [code])
  const keys = `Alt+${code.slice(3)}`
  const ref = (element: HTMLElement | null) => {
    target.current = element
  }
  return { ref, title: keys, 'aria-keyshortcuts': keys }
}

const emptyDetails = { name: '', phone: '', email: '' }

function CreateLeadDialog({ row, onClose }: { row: Conversation; onClose: () => void }) {
  const [details, setDetails] = useState(emptyDetails)
  const { submit, isSending, failure } = useSubmission()
  const api = useApi()
  const getControlProps = (name: keyof typeof emptyDetails) => ({
    value: details[name],
    onChange: (text: string) => setDetails({ ...details, [name]: text }),
    path: name,
    autoComplete: 'off',
  })

  async function save() {
    const params = { user_id: row.user_id }
    const result = await submit(api.attempt(conversationsApi.link, { params, body: details }))
    if (!result?.ok) return
    onClose()
    const { user_name } = result.value
    const isExistingLead = user_name !== details.name.trim()
    await showToast('success', `Conversation linked to ${user_name}`, {
      description: isExistingLead ? 'The details were added to this lead.' : undefined,
    })
  }

  return (
    <FormDialog
      title="Create lead"
      action={row.lead_id ? 'Add to lead' : 'Create lead'}
      failure={failure}
      isSending={isSending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label="Name" isRequired {...getControlProps('name')} />
      <TextField label="Phone" {...getControlProps('phone')} />
      <TextField label="Email" type="email" {...getControlProps('email')} />
      {row.lead_id && (
        <p role="status" className="rounded-lg bg-paper px-3 py-2 text-sm">
          A colleague has just created a lead from this conversation: {row.user_name}. The details
          that you enter here are added to it.
        </p>
      )}
      <p className="text-sm text-ink/75">
        If a lead with this phone number or email exists, the conversation is linked to it.
      </p>
    </FormDialog>
  )
}
