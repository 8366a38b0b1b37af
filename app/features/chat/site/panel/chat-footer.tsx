import * as words from './words.ts'

export function ChatFooter({ onErase }: { onErase: () => void }) {
  return (
    <footer className="chat-footer text-ink/75 text-sm">
      <p className="chat-keys">{words.keys}</p>
      <button type="button" onClick={onErase} className="underline underline-offset-2">
        {words.eraseHere}
      </button>
    </footer>
  )
}
