import { checkTexts } from '#app/base/admin/check-texts.ts'
import { defaultButtonText, defaultImage, type HeroSlide } from '../contract.ts'

/** What stands in the form. */
export type SlideTexts = Omit<HeroSlide, 'id' | 'position'>

export const emptySlide: SlideTexts = {
  title: '',
  subtitle: '',
  tagline: '',
  description: '',
  button_text: defaultButtonText,
  image: '',
}

export function toTexts({ id, position, image, ...texts }: HeroSlide): SlideTexts {
  return { ...texts, image: image === defaultImage ? '' : image }
}

export function checkSlide(texts: SlideTexts) {
  const isAddress = texts.image.trim() === '' || isPictureAddress(texts.image)
  return {
    ...checkTexts(texts, {
      title: { most: 120, isRequired: true },
      subtitle: { most: 200 },
      tagline: { most: 120 },
      description: { most: 1000 },
      button_text: { most: 40 },
      image: { most: 2000 },
    }),
    ...(!isAddress && { image: 'Please give an address that begins with https://.' }),
  }
}

export const isPictureAddress = (text: string) => /^(https?:\/)?\/[^/]/.test(text.trim())
