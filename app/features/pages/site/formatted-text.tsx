import { createSrcSet, isUploaded } from '#app/features/media/contract.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import {
  type Block,
  type Inline,
  parseBlocks,
  parseInline,
  type TextPicture,
} from '../formatted-text.ts'
import { table as tableLabel } from '../words.ts'
import { FileDetails } from './file-details.tsx'

/** Renders a formatted line. */
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
    <a
      href={href && localizeAddress(href)}
      rel="noopener"
      className="underline decoration-ink/40 underline-offset-4"
    >
      <InlineNodes nodes={children} />
      {href && <FileDetails address={href} isInText />}
    </a>
  )
}

interface ParagraphsProps {
  text: string
  /** The classes of each block, for example the distance to the block above. */
  className?: string
  /** The level of the first headings in the text: one below the heading that it belongs to. */
  headingLevel?: 2 | 3 | 4
}

/** Renders a formatted text: paragraphs, lists, headings, quotes, tables and pictures. */
export function Paragraphs({ text, className = '', headingLevel = 3 }: ParagraphsProps) {
  return <Blocks blocks={parseBlocks(text)} className={className} headingLevel={headingLevel} />
}

interface BlocksProps extends Required<Pick<ParagraphsProps, 'className' | 'headingLevel'>> {
  blocks: Block[]
}

function Blocks({ blocks, ...props }: BlocksProps) {
  // Blocks have no id and do not move, so the index is the key.
  return blocks.map((block, index) => <FormattedBlock key={index} block={block} {...props} />)
}

interface FormattedBlockProps extends Omit<BlocksProps, 'blocks'> {
  block: Block
}

function FormattedBlock({ block, className, headingLevel }: FormattedBlockProps) {
  switch (block.tag) {
    case 'heading': {
      const Heading = `h${headingLevel + block.level - 1}` as 'h3'
      return (
        <Heading
          className={`mt-6 font-semibold text-night wrap-anywhere ${getHeadingSize(headingLevel, block.level)}`}
        >
          <InlineNodes nodes={block.children} />
        </Heading>
      )
    }
    case 'ul':
    case 'ol':
      return <List block={block} className={className} headingLevel={headingLevel} />
    case 'blockquote':
      return (
        <blockquote className={`border-l-4 border-line pl-4 ${className}`}>
          <Blocks blocks={block.children} className="not-first:mt-2" headingLevel={headingLevel} />
        </blockquote>
      )
    case 'table':
      return <Table rows={block.rows} className={className} />
    case 'picture':
      return <Picture {...block} className={className} />
    default:
      return (
        <p className={`wrap-anywhere ${className}`}>
          <InlineNodes nodes={block.children} />
        </p>
      )
  }
}

/** Headings right below the title of a page are larger. */
function getHeadingSize(first: number, level: number) {
  if (level === 1) return first === 2 ? 'font-display text-2xl' : 'text-lg'
  return first === 2 ? 'text-lg' : ''
}

interface ListProps extends Omit<FormattedBlockProps, 'block'> {
  block: Extract<Block, { tag: 'ul' | 'ol' }>
}

function List({ block, className, headingLevel }: ListProps) {
  const { tag: Tag, start, items } = block
  const marker = Tag === 'ul' ? 'list-disc' : 'list-decimal'

  return (
    <Tag
      className={`grid gap-1 pl-6 ${marker} ${className}`}
      start={Tag === 'ol' && start !== 1 ? start : undefined}
    >
      {items.map((blocks, index) => (
        <li key={index} className="min-w-0 wrap-anywhere">
          <Blocks blocks={blocks} className="not-first:mt-1" headingLevel={headingLevel} />
        </li>
      ))}
    </Tag>
  )
}

/** A table that scrolls within itself if it is wider than the screen. */
function Table({ rows, className }: { rows: Inline[][][]; className: string }) {
  const [head = [], ...body] = rows

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard.
    <section aria-label={tableLabel} tabIndex={0} className={`overflow-x-auto ${className}`}>
      <table className="w-full border-collapse text-left wrap-break-word">
        <thead>
          <tr className="border-b-2 border-line">
            {head.map((cell, index) => {
              // An empty cell is no header, which screen readers would announce without a name.
              const Tag = cell.length > 0 ? 'th' : 'td'

              return (
                <Tag
                  key={index}
                  scope={cell.length > 0 ? 'col' : undefined}
                  className="min-w-28 py-2 pr-4 align-bottom font-semibold"
                >
                  <InlineNodes nodes={cell} />
                </Tag>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index} className="border-b border-line">
              {row.map((cell, column) => (
                <td key={column} className="min-w-28 py-2 pr-4 align-top">
                  <InlineNodes nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Picture({ caption, className, ...picture }: TextPicture & { className: string }) {
  if (!caption) return <Image {...picture} className={className} />

  return (
    <figure className={className}>
      <Image {...picture} className="" />
      <figcaption className="mt-2 text-sm text-ink/75 wrap-anywhere">{caption}</figcaption>
    </figure>
  )
}

type ImageProps = Omit<TextPicture, 'caption'> & { className: string }

function Image({ address, alt, width, height, className }: ImageProps) {
  return (
    <img
      src={address}
      srcSet={isUploaded(address) && width ? createSrcSet(address, width) : undefined}
      sizes="(min-width: 48rem) 43rem, 100vw"
      alt={alt}
      width={width || undefined}
      height={height || undefined}
      loading="lazy"
      className={`h-auto max-w-full rounded-card border border-line ${className}`}
    />
  )
}
