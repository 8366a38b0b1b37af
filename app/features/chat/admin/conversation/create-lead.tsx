import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isFormOpen } from '#app/platform/admin/is-form-open.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { useSubmission } from '#app/platform/browser/use-submission.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Conversation, conversationsApi } from '../../conversations-contract.ts'

/**
 * Links to the lead of the conversation, or opens the dialog to create one. The shortcut Alt+L works
 * on the whole screen.
 */
export function CreateLead({ row }: { row: Conversation }) {
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

interface CreateLeadDialogProps {
  row: Conversation
  onClose: () => void
}

const emptyDetails = { name: '', phone: '', email: '' }

function CreateLeadDialog({ row, onClose }: CreateLeadDialogProps) {
  const [details, setDetails] = useState(emptyDetails)
  const { submit, isSending, failure } = useSubmission()
  const api = useApi()
  const getControlProps = (name: keyof typeof emptyDetails) => ({
    value: details[name],
    onChange: (text: string) => setDetails({ ...details, [name]: text }),
    path: name,
    autoComplete: 'off',
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
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
    <Dialog title="Create lead" size="small" onClose={onClose}>
      <form onSubmit={save} noValidate className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <FormErrors failure={failure}>
          <TextField label="Name" isRequired {...getControlProps('name')} />
          <TextField label="Phone" {...getControlProps('phone')} />
          <TextField label="Email" type="email" {...getControlProps('email')} />
          {row.lead_id && (
            <p role="status" className="rounded-lg bg-paper px-3 py-2 text-sm">
              A colleague has just created a lead from this conversation: {row.user_name}. The
              details that you enter here are added to it.
            </p>
          )}
          <p className="text-sm text-ink/75">
            If a lead with this phone number or email exists, the conversation is linked to it.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isSending}>
              {row.lead_id ? 'Add to lead' : 'Create lead'}
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
