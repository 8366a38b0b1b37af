import { type Inline, parseInline } from '../inline-text.ts'

/** Renders a formatted text. */
export function InlineText({ text }: { text: string }) {
  return <InlineNodes nodes={parseInline(text)} />
}

function InlineNodes({ nodes }: { nodes: Inline[] }) {
  return nodes.map((node, index) => {
    // Nodes have no id and do not move, so the index is the key.
    return typeof node === 'string' ? node : <FormattedNode key={index} {...node} />
  })
}

function FormattedNode({ tag: Tag, href, children }: Exclude<Inline, string>) {
  if (Tag === 'br') return <br />
  if (Tag !== 'a') {
    return (
      <Tag>
        <InlineNodes nodes={children} />
      </Tag>
    )
  }
  return (
    <a href={href} rel="noopener" className="underline decoration-ink/40 underline-offset-4">
      <InlineNodes nodes={children} />
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
