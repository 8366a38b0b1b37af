const CONSONANTS = split(
  'क:k ख:kh ग:g घ:gh ङ:ng च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n ' +
    'प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:w श:sh ष:sh स:s ह:h',
)
const VOWELS = split('अ:a आ:aa इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au')
const SIGNS = split('ा:aa ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ्:')
const MARKS = split('ं:n ँ:n ः:h')

/** Transliterates a word from Devanagari to Latin letters: "श्रेष्ठ" is "shreshtha". */
export function toRoman(word: string) {
  const letters = [...word.replace(/ज्ञ/g, 'ग्य').replace(/सिंह/g, 'सिङ')]
  let roman = ''
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1]
    const consonant = CONSONANTS.get(letter)
    if (consonant === undefined)
      roman += VOWELS.get(letter) ?? SIGNS.get(letter) ?? MARKS.get(letter) ?? letter
    else
      roman +=
        consonant + (next !== undefined && SIGNS.has(next) ? '' : isSilent(letters, at) ? '' : 'a')
  }
  return roman
}

/**
 * The inherent "a" of the last consonant is pronounced only after another consonant: Ram, but
 * Krishna.
 */
function isSilent(letters: string[], at: number) {
  return at === letters.length - 1 && letters[at - 1] !== '्'
}

function split(pairs: string) {
  return new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]))
}
