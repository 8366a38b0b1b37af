/** A decorative dotted route from Kathmandu (coral) to a destination (marigold). */
export function RouteLine({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 224 72" fill="none" aria-hidden="true" className={className}>
      <path
        d="M12 60C60 12 164 12 212 60"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <circle cx="12" cy="60" r="7" className="fill-coral" />
      <circle cx="212" cy="60" r="7" className="fill-marigold" />
    </svg>
  )
}
