interface IconProps {
  path: string
  size: number
  className?: string
}

/** An icon that weighs less than those of lucide-react, from which the paths are. */
export const Icon = ({ path, size, className = '' }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    width={size}
    height={size}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`fill-none stroke-2 stroke-current ${className}`}
  >
    <path d={path} />
  </svg>
)

export const CLOSE = 'M18 6 6 18M6 6l12 12'
export const REFRESH = 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5'
