export const label = 'Website'
export const hint = 'Please leave this empty.'
