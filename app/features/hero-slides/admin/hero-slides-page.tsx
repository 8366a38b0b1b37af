import { useEffect, useState } from 'react'
import { isRemote, isUploaded } from '#app/features/media/contract.ts'
import { isFixed } from '#app/features/pages/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { RenderedText } from '#app/platform/admin/fact-help.tsx'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { defaultButtonText, defaultImage, heroSlidesApi, ownPages } from '../contract.ts'
import type { Route } from './+types/hero-slides-page.ts'

type Target = [address: string, name: string]

/** Returns the pages that a slide may link to. */
function useTargets() {
  const api = useApi()
  const [published, setPublished] = useState<Target[]>([])

  useEffect(() => {
    let isCancelled = false
    api.call(publishedApi.list, {}).then(
      (list) => {
        const pages = list.filter(({ type }) => !isFixed(type))
        if (isCancelled) return
        setPublished(pages.map(({ address, label, title }) => [address, label || title]))
      },
      (error) => console.warn('The published pages could not be read', error),
    )
    return () => {
      isCancelled = true
    }
  }, [api])

  const usual: Target = ['', 'Contact page (default)']
  return [usual, ...(Object.entries(ownPages) as Target[]), ...published]
}

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(heroSlides, context)

export const shouldRevalidate = isSameSearch

export default function HeroSlidesPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={heroSlides} reading={reading} />
}

/** The list of hero slides. */
const heroSlides = defineOrderedList(heroSlidesApi, {
  title: 'Hero Slides',
  singular: 'slide',
  subject: 'hero_slide',
  add: '+ Add New Slide',
  nameOf: ({ title }) => title,
  shortName: 'slide',
  empty:
    'Press “+ Add New Slide” to create the first one. It appears on the home page immediately. Without slides, the home page begins with the destinations.',
  intro: 'Visitors see the slides in this order. Drag the dots to change it.',
  fields: {
    title: { label: 'Title', isRequired: true, maxLength: 120, hasFacts: true },
    subtitle: { label: 'Subtitle', maxLength: 200, hasFacts: true },
    tagline: {
      label: 'Tagline',
      maxLength: 120,
      hint: 'A few words above the title.',
      hasFacts: true,
    },
    description: { label: 'Description', maxLength: 1000, rows: 3, hasFacts: true },
    button_text: {
      label: 'Button text',
      maxLength: 40,
      initial: defaultButtonText,
    },
    target: {
      label: 'Button link',
      options: useTargets,
    },
    image: {
      label: 'Image',
      maxLength: 2000,
      picture: {
        placeholder: defaultImage,
        className: 'aspect-video w-48',
        addressLabel: 'Or image address',
        addressHint: 'A picture from another site is copied when you save.',
      },
    },
  },
  columns: [
    {
      heading: 'Title',
      cell: ({ title }, { handle }) => (
        <span className="flex items-center gap-2 max-lg:flex-row-reverse max-lg:justify-between">
          {handle}
          <span className="font-semibold wrap-anywhere">
            <RenderedText text={title} />
          </span>
        </span>
      ),
    },
    { heading: 'Subtitle', cell: ({ subtitle }) => <RenderedText text={subtitle || '–'} /> },
    {
      heading: 'Image',
      width: 'w-44',
      cell: ({ image, image_focus }) => (
        <img
          src={thumbnail(image)}
          alt=""
          width="160"
          height="90"
          loading="lazy"
          style={{ objectPosition: image_focus }}
          className="aspect-video w-40 rounded-lg border border-line object-cover"
        />
      ),
    },
    {
      heading: 'Actions',
      width: 'w-44',
      cell: (_, { actions }) => <span className="flex gap-2">{actions}</span>,
    },
  ],
})

/** Uploaded pictures are available in this width. */
function thumbnail(image: string) {
  if (isRemote(image)) return defaultImage
  return isUploaded(image) ? `${image}?w=480` : image
}
