import { splitLinks } from './links.ts'

/** Plain text in which https addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ position, content, isLink }) =>
    isLink ? (
      <a
        key={position}
        href={content}
        target="_blank"
        rel="noopener nofollow ugc"
        className="underline underline-offset-2"
      >
        {content}
      </a>
    ) : (
      content
    ),
  )
}
