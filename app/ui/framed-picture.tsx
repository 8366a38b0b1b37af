interface FramedPictureProps {
  address: string
  alt: string
  width: number
  height: number
  /** What a crop keeps in sight, as "20% 80%"; the middle unless said. */
  focus?: string
  srcSet?: string
  /** Its shape, where that is not the file's own. */
  className?: string
}

export function FramedPicture({
  address,
  alt,
  focus,
  srcSet,
  className = '',
  ...size
}: FramedPictureProps) {
  return (
    <img
      src={address}
      srcSet={srcSet}
      sizes={srcSet && '(width >= 80rem) 76rem, 100vw'}
      alt={alt}
      {...size}
      loading="lazy"
      style={{ objectPosition: focus }}
      className={`h-auto w-full rounded-card border border-line object-cover ${className}`}
    />
  )
}
