export const whatGoesWithIt = 'What goes with it'
export const allServices = 'All services'
export const services = 'Services'
export const talkItOverWithUs = 'Talk it over with us'
export const parts = 'Parts'
export const notSureWhereToBegin = 'Not sure where to begin?'
export const beginWithAQuestion =
  "Begin with a question. The first consultation is free, and we'll get back to you within 24 hours."
export const askUs = 'Ask us'
export const whatWeDoForYou = 'What we do for you'
export const toTheBoardingGate =
  'From the first question to the boarding gate, by people who have done it before.'
