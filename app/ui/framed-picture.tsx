interface FramedPictureProps {
  /** Of a file in public/. */
  address: string
  alt: string
  width: number
  height: number
  /** Its shape, where that is not the file's own: the middle is what is seen then. */
  className?: string
}

export function FramedPicture({ address, alt, className = '', ...size }: FramedPictureProps) {
  return (
    <img
      src={address}
      alt={alt}
      {...size}
      loading="lazy"
      className={`h-auto w-full rounded-card border border-line object-cover ${className}`}
    />
  )
}
