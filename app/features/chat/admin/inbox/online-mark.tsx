/** A dot and a label that show whether the visitor has the chat open. */
export function OnlineMark({ isOnline }: { isOnline: boolean }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${isOnline ? 'bg-green-700' : 'border border-ink/50'}`}
      />
      {isOnline ? 'Online' : 'Offline'}
    </span>
  )
}
