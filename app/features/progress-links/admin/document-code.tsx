import { type ReactNode, useState } from 'react'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { type NewCode, type ProgressLink, progressLinksApi } from '../contract.ts'

interface DocumentCodeProps {
  link: ProgressLink
  /** The digits of a wa.me link. */
  digits?: string
  /** Tells the buttons of several people apart. */
  ofName?: ReactNode
}

/** Creates a code that opens stored documents, to give by phone or WhatsApp. */
export function DocumentCode({ link, digits, ofName }: DocumentCodeProps) {
  const { run, isSending } = useCommand()
  const [created, setCreated] = useState<NewCode>()
  const { code_asked_at } = link

  async function create() {
    const input = { params: { id: link.id } }
    const result = await run(progressLinksApi.addCode, input, 'The code could not be created.')
    if (result) setCreated(result.value)
  }

  return (
    <div className="grid gap-2">
      {code_asked_at && (
        <p className="text-sm font-medium">
          Asked for a code on <OfficeDateTime at={code_asked_at} />
        </p>
      )}
      <div role="status">
        {created && (
          <p className="text-sm">
            <b className="mr-2 text-2xl tracking-widest text-indigo">{created.code}</b>
            Works once, until <OfficeDateTime at={created.expires_at} />
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-2">
        <Button size="small" disabled={isSending} onClick={() => void create()}>
          Code for documents
          {ofName}
        </Button>
        {created && digits && (
          <a
            href={`https://wa.me/${digits}?text=${created.code}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClassName('plain', 'small')}
          >
            Send code by WhatsApp
            {ofName}
          </a>
        )}
      </p>
    </div>
  )
}
