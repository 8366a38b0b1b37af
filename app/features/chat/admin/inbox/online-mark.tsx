/** Shows with a dot and a label whether the visitor's chat is open. */
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
