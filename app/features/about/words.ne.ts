export const ourFigures = 'हाम्रा तथ्याङ्क'
