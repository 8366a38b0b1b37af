import { type FunctionComponent, lazy, type MouseEvent, Suspense, useState } from 'react'
import { isOfficeOpen } from '#app/features/office/hours-contract.ts'
import { Button } from '#app/ui/button.tsx'
import type { Conversation, ConversationState } from '../conversation/conversation.ts'
import { CLOSE, Icon } from '../panel/icon.tsx'
import { office } from '../panel/office.ts'
import type { DetailsFormProps } from './details-form.tsx'
import * as words from './words.ts'

/** Loaded on demand, because few visitors open it. */
const DetailsForm = lazy<FunctionComponent<DetailsFormProps>>(() =>
  import('./details-form.tsx').catch(() => ({ default: () => words.cannotLoad })),
)

interface ContactCardProps {
  conversation: Conversation
  state: ConversationState
}

/** Offers a form for contact details. Afterwards confirms them and offers to change them. */
export function ContactCard({ conversation, state: { card, outbox } }: ContactCardProps) {
  const [isOpen, setOpen] = useState(false)
  const errors = outbox.find(({ id }) => id === card.submitted?.id)?.error?.fields

  if (isOpen || errors) {
    return (
      <li className={boxClassName}>
        <Suspense>
          <DetailsForm
            conversation={conversation}
            submitted={card.submitted}
            serverErrors={errors}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      </li>
    )
  }
  if (!card.submitted) return <Offer conversation={conversation} onOpen={() => setOpen(true)} />
  return (
    <li className="-mt-2 self-end px-1 text-ink/75 text-sm">
      {words.detailsReceived}{' '}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 rounded-sm text-indigo underline underline-offset-2"
      >
        {words.changeDetails}
      </button>
    </li>
  )
}

function Offer({ conversation, onOpen }: { conversation: Conversation; onOpen: () => void }) {
  const [isOpen] = useState(() => isOfficeOpen(office, new Date()))
  const offer = isOpen ? office.words.chat_contact_open : office.words.chat_contact_closed

  function close({ currentTarget }: MouseEvent) {
    // The button disappears with the card, so the focus moves to the log.
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus()
    conversation.dismissCard()
  }

  return (
    <li className={`${boxClassName} relative`}>
      <div className="pr-8">
        <p className="font-semibold">{words.howToReachYou}</p>
        <p lang={offer.lang} className="text-sm">
          {offer.text}
        </p>
      </div>
      <button
        type="button"
        aria-label={words.decline}
        onClick={close}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full text-ink/75 hover:bg-paper"
      >
        <Icon path={CLOSE} size={20} />
      </button>
      <Button size="small" className="justify-self-start" onClick={onOpen}>
        {words.addDetails}
      </Button>
    </li>
  )
}

const boxClassName = 'grid gap-2 card p-3'
