interface FramedPictureProps {
  address: string
  alt: string
  width: number
  height: number
  /** The focal point, as "20% 80%"; default: the centre. */
  focus?: string
  srcSet?: string
  /** Its width on the page; default: that of the page. */
  sizes?: string
  /** The class with the aspect ratio, if it differs from that of the file. */
  className?: string
}

export function FramedPicture({
  address,
  alt,
  focus,
  srcSet,
  sizes = '(width >= 80rem) 76rem, 100vw',
  className = '',
  ...size
}: FramedPictureProps) {
  return (
    <img
      src={address}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      {...size}
      loading="lazy"
      style={{ objectPosition: focus }}
      className={`h-auto w-full rounded-card border border-line object-cover ${className}`}
    />
  )
}
