export const ourTeam = 'Our team'
export const describeTeam = (office: string) =>
  `The people of ${office} who advise you, with their languages.`
export const speaks = 'Speaks'
export const wholeTeam = 'The whole team'
