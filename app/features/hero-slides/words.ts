export const highlights = 'Highlights'
export const studyAbroadWithUs = 'Study abroad with us'
export const pauseTheSlides = 'Pause the slides'
export const playTheSlides = 'Play the slides'
export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'
export const carousel = 'carousel'
export const slideRole = 'slide'

export const highlightsOf = (office: string) => `Highlights of ${office}`
export const placeOf = (place: number, count: number) => `${place} of ${count}`
export const slide = (place: number, title: string) => `Slide ${place}: ${title}`
