import { type Inline, parseInline } from '../inline-text.ts'

/** Renders a formatted text. */
export function InlineText({ text }: { text: string }) {
  return <Parts parts={parseInline(text)} />
}

function Parts({ parts }: { parts: Inline[] }) {
  return parts.map((part, index) => {
    // Parts have no id and do not move, so the index is the key.
    return typeof part === 'string' ? part : <Part key={index} {...part} />
  })
}

function Part({ tag: Tag, href, parts }: Exclude<Inline, string>) {
  if (Tag === 'br') return <br />
  if (Tag !== 'a') {
    return (
      <Tag>
        <Parts parts={parts} />
      </Tag>
    )
  }
  return (
    <a href={href} rel="noopener" className="underline decoration-ink/40 underline-offset-4">
      <Parts parts={parts} />
    </a>
  )
}

/** Renders paragraphs, which are separated by empty lines. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim())
  return paragraphs.map((paragraph, index) => (
    <p key={`${index} ${paragraph}`} className={className}>
      <InlineText text={paragraph} />
    </p>
  ))
}
