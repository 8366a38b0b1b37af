import * as words from './words.ts'

export function ChatFooter({ onErase }: { onErase: () => void }) {
  return (
    <footer className="chat-footer text-ink/75 text-sm">
      <p className="chat-new-line-hint">{words.newLineHint}</p>
      <button type="button" onClick={onErase} className="underline underline-offset-2">
        {words.eraseOnDevice}
      </button>
    </footer>
  )
}
