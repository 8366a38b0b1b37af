export const relatedServices = 'Related services'
export const allServices = 'All services'
export const services = 'Services'
export const talkToUs = 'Talk to us'
export const parts = 'Parts'
export const askUs = 'Ask us'
export const nextClasses = 'Next classes'
export const askForAPlace = 'Ask for a place'
export const noFee = 'no fee'
export const weeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`)
export const places = (count: number) => (count === 1 ? '1 place' : `${count} places`)
export const placeRequest = (test: string, day: string) =>
  `I would like a place in the ${test} class that begins on ${day}.`
