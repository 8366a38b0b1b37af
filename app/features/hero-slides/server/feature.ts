import { ordered } from '#app/base/server/ordered/ordered.ts'
import {
  defaultButtonText,
  defaultImage,
  type HeroSlide,
  type HeroSlideChange,
  heroSlidesApi,
} from '../contract.ts'
import { addFirstSlides } from './first-content.ts'

const usual = {
  image: '',
  subtitle: '',
  tagline: '',
  description: '',
  button_text: defaultButtonText,
  target: '',
}

export const heroSlides = {
  ...ordered<HeroSlide>({
    api: heroSlidesApi,
    table: 'hero_slides',
    columns: [
      'id',
      'image',
      'title',
      'subtitle',
      'tagline',
      'description',
      'button_text',
      'target',
      'position',
    ],
    subject: 'hero_slide',
    called: 'Slide',
    name: 'title',
    toRow: (stored: HeroSlide) => ({ ...stored, image: stored.image || defaultImage }),
    toStored: (given: HeroSlideChange, before) => ({ ...(!before && usual), ...toStored(given) }),
    isShown: true,
    picture: 'image',
    facts: { columns: ['title', 'subtitle', 'tagline', 'description', 'button_text'], place: '/' },
  }),
  addFirstContent: addFirstSlides,
}

/** '' stands for the default picture, a blank button for the default text. */
function toStored({ image, button_text, ...rest }: HeroSlideChange) {
  return {
    ...rest,
    ...(image !== undefined && { image: image === defaultImage ? '' : image }),
    ...(button_text !== undefined && { button_text: button_text || defaultButtonText }),
  }
}
