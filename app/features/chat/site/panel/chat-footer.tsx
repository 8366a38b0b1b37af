export function ChatFooter({ onErase }: { onErase: () => void }) {
  return (
    <footer className="chat-footer text-ink/75 text-xs">
      <p className="chat-keys">Enter sends, Shift+Enter breaks the line</p>
      <button type="button" onClick={onErase} className="underline underline-offset-2">
        Erase on this device
      </button>
    </footer>
  )
}
