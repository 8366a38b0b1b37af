import { useEffect, useState } from 'react'
import { formatFileSize } from '#app/contract/files.ts'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useCommand } from '#app/platform/admin/use-command.ts'
import type { ChatFile } from '../../contract.ts'
import { chatFilesApi } from '../../files-contract.ts'
import { useObservable } from '../../transport/observable.ts'
import { sendingProgress } from '../../transport/send-file.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import type { Reply } from '../inbox/inbox-state.ts'

interface FileMessageProps {
  /** The id of the message. */
  id: string
  name: string
  file: ChatFile
  isSent: boolean
}

/**
 * A file of the chat. It is loaded on request through the API, because a link would not be
 * authenticated and the audit log records each download.
 */
export function FileMessage({ id, name, file, isSent }: FileMessageProps) {
  const { view } = useInbox().state
  const { run, isSending } = useCommand()
  const [pictureUrl, setPictureUrl] = useState<string>()

  useEffect(() => () => URL.revokeObjectURL(pictureUrl ?? ''), [pictureUrl])

  async function load() {
    const input = { params: { id }, querystring: { user_id: view.user ?? '' } }
    const result = await run(chatFilesApi.read, input, `${name} could not be downloaded`)
    return result?.value
  }

  async function show() {
    const picture = await load()
    if (picture) setPictureUrl(URL.createObjectURL(picture))
  }

  async function download() {
    const loaded = await load()
    if (loaded) saveFile(loaded, name)
  }

  return (
    <>
      {pictureUrl && <img src={pictureUrl} alt={name} className="mb-1 max-h-96 rounded-lg" />}
      <span className="font-semibold">{name}</span>
      <span className="flex flex-wrap gap-x-3 text-sm">
        {formatFileSize(file.size)}
        {file.is_scanned === false && <span>Not scanned for viruses</span>}
        {isSent && file.type !== 'pdf' && !pictureUrl && (
          <FileButton label="Show" name={name} isDisabled={isSending} onClick={show} />
        )}
        {isSent && (
          <FileButton label="Download" name={name} isDisabled={isSending} onClick={download} />
        )}
      </span>
    </>
  )
}

interface FileButtonProps {
  label: string
  /** The name of the file. */
  name: string
  isDisabled: boolean
  onClick: () => void
}

function FileButton({ label, name, isDisabled, onClick }: FileButtonProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onClick}
      className="min-h-6 rounded-sm underline underline-offset-2"
    >
      {label}
      <span className="sr-only"> {name}</span>
    </button>
  )
}

export function UploadProgress({ reply: { id, message } }: { reply: Reply }) {
  const { [id]: progress = 0 } = useObservable(sendingProgress)
  return <progress aria-label={`Sending ${message}`} value={progress} className="h-2 w-24" />
}
