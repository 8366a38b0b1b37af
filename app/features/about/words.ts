export const ourFigures = 'Our figures'
