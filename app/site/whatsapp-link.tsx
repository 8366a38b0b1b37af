import * as words from './words.ts'

export function WhatsAppLink({ digits }: { digits: string }) {
  const address = `https://wa.me/${digits}`

  return (
    <a href={address} target="_blank" rel="noopener" className="help-button bg-[#0b7a5c]">
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M12 2a9.9 9.9 0 0 0-8.5 15L2 22l5.2-1.4A9.9 9.9 0 1 0 12 2Zm0 1.8a8.1 8.1 0 1 1-4.1 15.1l-.3-.2-3.1 .8 .8-3-.2-.3A8.1 8.1 0 0 1 12 3.8Zm-3.3 4c-.2 0-.4 .1-.7 .3-.2 .2-.9 .9-.9 2.1 0 1.2 .9 2.4 1 2.6 .1 .2 1.7 2.8 4.3 3.8 2.1 .8 2.5 .7 3 .6 .5 0 1.5-.6 1.7-1.2 .2-.6 .2-1.1 .1-1.2-.1-.1-.2-.2-.5-.3-.2-.1-1.5-.7-1.7-.8-.2-.1-.4-.1-.6 .1-.2 .3-.7 .8-.8 1-.1 .2-.3 .2-.6 .1-.2-.1-1.1-.4-2-1.2-.7-.7-1.2-1.5-1.4-1.7-.1-.2 0-.4 .1-.5 .1-.1 .3-.3 .4-.5 .1-.1 .2-.2 .2-.4 .1-.2 .1-.3 0-.4-.1-.1-.6-1.4-.8-1.9-.2-.5-.4-.4-.6-.5h-.5Z" />
      </svg>
      <span className="sr-only">{words.chatOnWhatsApp}</span>
    </a>
  )
}
