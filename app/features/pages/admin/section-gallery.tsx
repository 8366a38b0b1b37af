import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Section } from '../standard-contract.ts'
import { sectionTypes } from './section-types.ts'

type SectionTypeName = Section['type']

interface SectionGalleryProps {
  onChoose: (type: SectionTypeName) => void
}

/** A button that opens the section types with small pictures, to choose one. */
export function SectionGallery({ onChoose }: SectionGalleryProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-5" /> Add a section
      </Button>
      {isOpen && (
        <Dialog title="Add a section" onClose={() => setOpen(false)}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 px-5 pt-4 pb-5 sm:px-6">
            {(Object.keys(sectionTypes) as SectionTypeName[]).map((type) => (
              <li key={type} className="grid">
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false)
                    onChoose(type)
                  }}
                  className="grid content-start gap-2 rounded-lg border border-ink/30 p-3 text-left hover:border-indigo hover:bg-paper"
                >
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 96 60"
                    className="w-full rounded bg-paper text-indigo"
                  >
                    {sketches[type]}
                  </svg>
                  <span className="font-semibold">{sectionTypes[type].name}</span>
                  <span className="text-sm text-ink/75">{sectionTypes[type].purpose}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="flex justify-end px-5 pb-5 sm:px-6">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

interface LineProps {
  x?: number
  y: number
  width: number
  isHeading?: boolean
}

/** A line of text. */
const Line = ({ x = 8, y, width, isHeading = false }: LineProps) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={isHeading ? 5 : 3}
    rx="1.5"
    fill="currentColor"
    opacity={isHeading ? 1 : 0.35}
  />
)

const heading = <Line y={8} width={40} isHeading />

/** A small picture of each section type. */
const sketches: Record<SectionTypeName, ReactNode> = {
  text: (
    <>
      {heading}
      {[20, 27, 34, 41].map((y) => (
        <Line key={y} y={y} width={y === 41 ? 48 : 80} />
      ))}
    </>
  ),
  steps: (
    <>
      {heading}
      {[24, 37, 50].map((y) => (
        <g key={y}>
          <circle cx="13" cy={y} r="4.5" fill="currentColor" />
          <Line x={24} y={y - 1.5} width={58} />
        </g>
      ))}
    </>
  ),
  cards: (
    <>
      {heading}
      {[8, 51].map((x) => (
        <g key={x}>
          <rect x={x} y="20" width="37" height="32" rx="4" fill="white" stroke="currentColor" />
          <Line x={x + 5} y={27} width={22} />
          <Line x={x + 5} y={34} width={27} />
        </g>
      ))}
    </>
  ),
  questions: (
    <>
      {heading}
      {[20, 33, 46].map((y) => (
        <g key={y}>
          <rect x="8" y={y} width="80" height="9" rx="2" fill="white" stroke="currentColor" />
          <Line x={13} y={y + 3} width={46} />
          <path d={`M78 ${y + 3} l3 3 l3 -3`} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </g>
      ))}
    </>
  ),
  picture: (
    <>
      <rect x="8" y="8" width="80" height="38" rx="4" fill="currentColor" opacity="0.2" />
      <path d="M14 42 l20 -20 l14 14 l9 -9 l20 15 z" fill="currentColor" opacity="0.6" />
      <circle cx="70" cy="18" r="5" fill="currentColor" opacity="0.6" />
      <Line y={51} width={50} />
    </>
  ),
  gallery: (
    <>
      {heading}
      {[20, 38].flatMap((y) =>
        [8, 36, 64].map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="24"
            height="14"
            rx="2"
            fill="currentColor"
            opacity="0.4"
          />
        )),
      )}
    </>
  ),
  album: (
    <>
      {heading}
      <rect x="14" y="18" width="74" height="30" rx="3" fill="currentColor" opacity="0.2" />
      <rect x="8" y="23" width="74" height="30" rx="3" fill="currentColor" opacity="0.4" />
      <path d="M14 49 l16 -16 l10 10 l7 -7 l18 13 z" fill="currentColor" opacity="0.6" />
    </>
  ),
  video: (
    <>
      {heading}
      <rect x="8" y="19" width="80" height="35" rx="4" fill="currentColor" opacity="0.8" />
      <path d="M43 29 l14 8 l-14 8 z" fill="white" />
    </>
  ),
  map: (
    <>
      {heading}
      <rect x="8" y="19" width="80" height="35" rx="4" fill="currentColor" opacity="0.2" />
      <path d="M8 46 L40 28 L88 40 M54 19 L62 54" stroke="white" strokeWidth="3" fill="none" />
      <path d="M48 42 c-6 -8 -6 -14 0 -14 c6 0 6 6 0 14" fill="currentColor" />
    </>
  ),
  files: (
    <>
      {heading}
      {[20, 32, 44].map((y) => (
        <g key={y}>
          <rect x="8" y={y} width="8" height="10" rx="1" fill="currentColor" opacity="0.6" />
          <Line x={22} y={y + 3} width={54} />
        </g>
      ))}
    </>
  ),
  quote: (
    <>
      <rect x="8" y="10" width="3" height="40" fill="currentColor" />
      {[14, 22, 30].map((y) => (
        <rect key={y} x="18" y={y} width="66" height="4" rx="2" fill="currentColor" opacity="0.6" />
      ))}
      <Line x={18} y={43} width={34} />
    </>
  ),
  columns: (
    <>
      {heading}
      {[8, 52].map((x) => (
        <g key={x}>
          <Line x={x} y={20} width={24} isHeading />
          {[30, 37, 44].map((y) => (
            <Line key={y} x={x} y={y} width={36} />
          ))}
        </g>
      ))}
    </>
  ),
  notice: (
    <>
      <rect x="8" y="12" width="80" height="36" rx="4" fill="currentColor" opacity="0.15" />
      <Line x={16} y={20} width={36} isHeading />
      <Line x={16} y={31} width={62} />
      <Line x={16} y={38} width={50} />
    </>
  ),
  articles: (
    <>
      {heading}
      {[8, 51].map((x) => (
        <g key={x}>
          <rect x={x} y="20" width="37" height="16" rx="3" fill="currentColor" opacity="0.4" />
          <Line x={x} y={40} width={30} />
          <Line x={x} y={47} width={36} />
        </g>
      ))}
    </>
  ),
  events: (
    <>
      {heading}
      {[20, 37].map((y) => (
        <g key={y}>
          <rect x="8" y={y} width="14" height="13" rx="3" fill="currentColor" opacity="0.4" />
          <Line x={28} y={y + 2} width={46} />
          <Line x={28} y={y + 9} width={34} />
        </g>
      ))}
    </>
  ),
  form: (
    <>
      {heading}
      {[19, 31].map((y) => (
        <rect key={y} x="8" y={y} width="80" height="8" rx="2" fill="currentColor" opacity="0.3" />
      ))}
      <rect x="8" y="44" width="30" height="11" rx="5.5" fill="currentColor" />
    </>
  ),
  team: (
    <>
      {heading}
      {[8, 51].map((x) => (
        <g key={x}>
          <circle cx={x + 8} cy="31" r="8" fill="currentColor" opacity="0.4" />
          <Line x={x + 20} y={26} width={17} isHeading />
          <Line x={x + 20} y={34} width={14} />
        </g>
      ))}
    </>
  ),
  contact: (
    <>
      {heading}
      <circle cx="14" cy="27" r="5" fill="currentColor" />
      <Line x={25} y={25} width={46} />
      <circle cx="14" cy="43" r="5" fill="currentColor" />
      <Line x={25} y={41} width={52} />
    </>
  ),
  action: (
    <>
      {heading}
      <Line y={20} width={76} />
      <rect x="8" y="33" width="44" height="15" rx="7.5" fill="currentColor" />
    </>
  ),
}
