import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isFormOpen } from '#app/base/admin/is-form-open.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Conversation, conversationsApi } from '../../conversations-contract.ts'

/** Leads to whose conversation it is, or asks who it is; with Alt+L from wherever one writes. */
export function MakeLead({ row }: { row: Conversation }) {
  const [isAsking, setAsking] = useState(false)
  const shortcut = useShortcut('KeyL')
  if (row.lead_id) {
    return (
      <Link
        to={`/admin/leads/${row.lead_id}`}
        className={buttonLook('plain', 'small')}
        {...shortcut}
      >
        Open lead
      </Link>
    )
  }
  return (
    <>
      <Button size="small" className="shrink-0" onClick={() => setAsking(true)} {...shortcut}>
        Make lead
      </Button>
      {isAsking && <PersonDialog userId={row.user_id} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Presses what it is given to, with Alt: a letter alone would be part of a reply. */
function useShortcut(code: `Key${string}`) {
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { altKey, ctrlKey, metaKey, repeat } = event
      if (event.code !== code || !altKey || ctrlKey || metaKey || repeat) return
      if (isFormOpen()) return
      event.preventDefault()
      pressed.current?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [code])
  const keys = `Alt+${code.slice(3)}`
  const ref = (element: HTMLElement | null) => {
    pressed.current = element
  }
  return { ref, title: keys, 'aria-keyshortcuts': keys }
}

interface PersonDialogProps {
  userId: string
  onClose: () => void
}

const nobody = { name: '', phone: '', email: '' }

function PersonDialog({ userId, onClose }: PersonDialogProps) {
  const [person, setPerson] = useState(nobody)
  const { submit, isSending, failure } = useSubmission()
  const api = useApi()
  const control = (name: keyof typeof nobody) => ({
    value: person[name],
    onChange: (text: string) => setPerson({ ...person, [name]: text }),
    path: name,
    autoComplete: 'off',
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const params = { user_id: userId }
    const result = await submit(api.attempt(conversationsApi.link, { params, body: person }))
    if (!result?.ok) return
    onClose()
    await showToast('success', `This is ${result.value.user_name}`)
  }

  return (
    <Dialog title="Who is this?" size="small" onClose={onClose}>
      <form onSubmit={save} noValidate className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <FormErrors failure={failure}>
          <TextField label="Name" isRequired {...control('name')} />
          <TextField label="Phone" {...control('phone')} />
          <TextField label="Email" type="email" {...control('email')} />
          <p className="text-sm text-ink/75">
            Whoever is known by one of them keeps what is known; nobody is kept twice.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" disabled={isSending}>
              Make lead
            </Button>
          </div>
        </FormErrors>
      </form>
    </Dialog>
  )
}
