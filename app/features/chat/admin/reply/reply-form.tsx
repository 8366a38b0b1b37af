import { useRef, useState } from 'react'
import {
  findUnfilledField,
  formatFieldNames,
  listUnfilledFields,
} from '#app/contract/text-fields.ts'
import { hasVisibleText } from '#app/platform/browser/has-visible-text.ts'
import { Button } from '#app/ui/button.tsx'
import type { Message } from '../../contract.ts'
import { NewerReplyDialog } from './newer-reply-dialog.tsx'
import { ReplyBox } from './reply-box.tsx'
import { useReply } from './use-reply.ts'

export function ReplyForm({ userId }: { userId: string }) {
  const { text, leadId, write, findNewerReply, send } = useReply(userId)
  const form = useRef<HTMLFormElement>(null)
  const [isFieldWarningShown, setFieldWarningShown] = useState(false)
  const unfilled = listUnfilledFields(text)
  const dialog = useRef<HTMLDialogElement>(null)
  const [newerReply, setNewerReply] = useState<Message>()

  function submit() {
    if (!hasVisibleText(text)) return
    if (unfilled.length > 0) return selectUnfilledField()
    const reply = findNewerReply()
    if (!reply) return send()
    setNewerReply(reply)
    dialog.current?.showModal()
  }

  /** Selects the placeholder, so that typing replaces it. */
  function selectUnfilledField() {
    const { from, until } = findUnfilledField(text) ?? { from: 0, until: 0 }
    const box = form.current?.querySelector('textarea')
    box?.focus()
    box?.setSelectionRange(from, until)
    setFieldWarningShown(true)
  }

  return (
    <>
      {isFieldWarningShown && unfilled.length > 0 && (
        <p role="alert" className="border-t border-line bg-white px-3 pt-2 text-sm text-alarm">
          Please replace {formatFieldNames(unfilled)} before you send.
        </p>
      )}
      <form
        ref={form}
        className="relative flex items-end gap-2 border-t border-line bg-white p-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ReplyBox leadId={leadId} text={text} onChange={write} onSend={submit} />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </form>
      <NewerReplyDialog ref={dialog} newerReply={newerReply} onSend={send} />
    </>
  )
}
