import { splitLinks } from './links.ts'

/** Plain text in which https addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ at, part, isLink }) =>
    isLink ? (
      <a
        key={at}
        href={part}
        target="_blank"
        rel="noopener nofollow ugc"
        className="underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}
