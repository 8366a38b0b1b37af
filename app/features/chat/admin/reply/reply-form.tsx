import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Message } from '../../contract.ts'
import { AnsweredDialog } from './answered-dialog.tsx'
import { ReplyBox } from './reply-box.tsx'
import { useReply } from './use-reply.ts'

export function ReplyForm({ userId }: { userId: string }) {
  const { text, write, findAnswer, send } = useReply(userId)
  const dialog = useRef<HTMLDialogElement>(null)
  const [answer, setAnswer] = useState<Message>()

  function submit() {
    if (!text.trim()) return
    const answered = findAnswer()
    if (!answered) return send()
    setAnswer(answered)
    dialog.current?.showModal()
  }

  return (
    <>
      <form
        className="relative flex items-end gap-2 border-t border-line bg-white p-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ReplyBox text={text} onChange={write} onSend={submit} />
        <Button type="submit" look="primary">
          Send
        </Button>
      </form>
      <AnsweredDialog ref={dialog} answer={answer} onSend={send} />
    </>
  )
}
