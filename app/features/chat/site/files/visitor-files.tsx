import type { ReactNode } from 'react'
import { shrinkPhoto } from '#app/platform/browser/shrink-photo.ts'
import type { ChatFile } from '../../contract.ts'
import { chatFilesApi } from '../../files-contract.ts'
import { useObservable } from '../../transport/observable.ts'
import { cancelFile, checkFile, sendingProgress } from '../../transport/send-file.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { OutboxEntry } from '../conversation/message-sender.ts'
import { files } from './send-visitor-file.ts'
import * as words from './words.ts'

/** Adds the file to the conversation until it is sent. Resolves to a sentence if it is not accepted. */
export async function chooseFile(conversation: Conversation, chosen: File) {
  const file = await shrinkPhoto(chosen)
  const { messages, outbox } = conversation.getState()
  const accepted = checkFile(file)
  if (accepted === 'notAccepted') return words.notAccepted
  if (accepted === 'tooLarge') return words.tooLarge
  const hasWritten =
    messages.some(({ sender }) => sender === 'user') || outbox.some((entry) => !entry.file)
  if (!hasWritten) return words.messageFirst
  const id = conversation.addFile(file.name, accepted)
  await files.removeExcept(conversation.getState().outbox.map((entry) => entry.id))
  await files.write(id, file)
  return undefined
}

export interface FileMessageProps {
  conversation: Conversation
  /** The id of the message. */
  id: string
  name: string
  file: ChatFile
  /** The outbox entry; undefined once the server has stored the file. */
  entry?: OutboxEntry
}

/** A picture or a link to a PDF. The browser sends the cookie that gives access. */
export function FileMessage(props: FileMessageProps): ReactNode {
  const { conversation, id, name, file, entry } = props
  const label = `${name} (${words.fileSize(file.size)})`
  if (entry) return <UnsentFile conversation={conversation} label={label} entry={entry} />
  const { visitorId } = conversation.getState()
  const url = `${chatFilesApi.read.url.replace(':id', id)}?user_id=${visitorId}`
  return (
    <a href={url} download={name} className="underline underline-offset-2">
      {file.type !== 'pdf' && <img src={url} alt="" loading="lazy" className="chat-picture" />}
      {label}
    </a>
  )
}

interface UnsentFileProps {
  conversation: Conversation
  label: string
  entry: OutboxEntry
}

/** Offers to send or remove a chosen file, and shows the progress of its upload. */
function UnsentFile({ conversation, label, entry: { id, message, error } }: UnsentFileProps) {
  const { [id]: progress = 0 } = useObservable(sendingProgress)
  // The row offers to try again or to discard a refused file.
  if (error?.kind === 'refused') return label

  function discard() {
    cancelFile(id)
    conversation.discard(id)
    void files.remove(id)
  }

  return (
    <>
      {label}
      <span className="flex flex-wrap items-center gap-x-3">
        {error ? (
          <FileButton label={words.sendThisFile} onClick={() => conversation.retry(id)} />
        ) : (
          <progress aria-label={words.sendingFile(message)} value={progress} className="w-24" />
        )}
        <FileButton label={error ? words.remove : words.cancel} onClick={discard} />
      </span>
    </>
  )
}

function FileButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        // The button is removed, so the focus moves to the log.
        currentTarget.closest<HTMLElement>('[role="log"]')?.focus()
        onClick()
      }}
      className="min-h-6 rounded-sm underline underline-offset-2"
    >
      {label}
    </button>
  )
}
