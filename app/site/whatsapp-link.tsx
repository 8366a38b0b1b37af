import { office } from '#app/features/office/contract.ts'
import * as words from './words.ts'

/** Floats at the bottom right; on small screens it makes way while a form field is being filled. */
export function WhatsAppLink() {
  return (
    <a
      href={office.whatsapp}
      target="_blank"
      rel="noopener"
      className="floating fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full border-2 border-white bg-[#0b7a5c] text-white shadow-lg transition-transform hover:scale-105"
    >
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-7">
        <path d="M12.04 2a9.9 9.9 0 0 0-8.5 14.96L2 22l5.17-1.36A9.9 9.9 0 1 0 12.04 2Zm0 1.8a8.1 8.1 0 1 1-4.13 15.07l-.3-.18-3.06.8.82-2.98-.2-.31A8.1 8.1 0 0 1 12.04 3.8Zm-3.3 4.05c-.17 0-.44.06-.67.31-.23.25-.88.86-.88 2.1 0 1.23.9 2.43 1.03 2.6.12.16 1.74 2.78 4.3 3.8 2.12.83 2.55.67 3.01.62.46-.04 1.48-.6 1.69-1.19.2-.58.2-1.08.15-1.18-.06-.11-.23-.17-.49-.3-.25-.12-1.48-.73-1.7-.81-.24-.09-.4-.13-.57.12-.17.26-.65.82-.8.98-.14.17-.3.19-.55.06-.25-.12-1.06-.39-2.02-1.24-.74-.67-1.25-1.49-1.4-1.74-.14-.25-.01-.39.11-.51.12-.12.26-.3.38-.45.13-.15.17-.25.25-.42.09-.17.05-.31-.02-.44-.06-.12-.55-1.36-.77-1.86-.2-.47-.4-.44-.56-.45h-.49Z" />
      </svg>
      <span className="sr-only">{words.chatOnWhatsApp}</span>
    </a>
  )
}
