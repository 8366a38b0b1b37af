export const home = 'Home'
export const showWhatIsTyped = 'Show what is typed'
export const show = 'Show'
