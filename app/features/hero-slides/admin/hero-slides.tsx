import { isRemote, isUploaded } from '#app/features/media/contract.ts'
import { RenderedText } from '#app/platform/admin/fact-help.tsx'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { defaultButtonText, defaultImage, heroSlidesApi } from '../contract.ts'
import { useTargets } from './use-targets.ts'

/** The list of hero slides. */
export const heroSlides = defineOrderedList(heroSlidesApi, {
  title: 'Hero Slides',
  singular: 'slide',
  plural: 'slides',
  subject: 'hero_slide',
  add: '+ Add New Slide',
  nameOf: ({ title }) => title,
  shortName: 'slide',
  question: 'Delete this slide?',
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
