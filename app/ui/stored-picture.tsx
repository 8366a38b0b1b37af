import { useState } from 'react'

interface StoredPictureProps {
  address: string
  alt: string
  className: string
}

/** A picture. If it cannot be loaded, for example because it was deleted, a text replaces it. */
export function StoredPicture({ address, alt, className }: StoredPictureProps) {
  const [failedAddress, setFailedAddress] = useState<string>()
  if (failedAddress === address) {
    return (
      <span className="rounded-lg border border-dashed border-ink/40 bg-paper px-3 py-2 text-sm">
        This picture is not available{alt ? `: ${alt}` : '.'}
      </span>
    )
  }
  return (
    <img
      src={address}
      alt={alt}
      onError={() => setFailedAddress(address)}
      className={`rounded-lg border border-line bg-paper object-cover ${className}`}
    />
  )
}
