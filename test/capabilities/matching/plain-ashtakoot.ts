/**
 * A second, plain implementation of Ashtakoot for comparison. It uses numbers instead of words (stars 1 .. 27, padas 1
 * .. 4, signs 1 .. 12), and its tables were written independently from the printed rules. Source: Muhurta Chintamani,
 * Vivaha prakarana; the lists are those of North Indian almanacs.
 */
const GANA = 'DMRMDMDDRRMMDRDRDRRMMDRRMMD'
const NADI = 'AMNNMAAMNNMAAMNNMAAMNNMAAMN'
const ANIMALS = 'Ho El Sh Se Se Do Ca Sh Ca Ra Ra Co Bu Ti Bu Ti De De Do Mo Mg Mo Li Ho Li Co El'.split(' ')
const ORDER = 'Ho El Sh Se Do Ca Ra Co Bu Ti De Mo Mg Li'.split(' ')
/** The values below the diagonal, row by row. */
const YONI = [
  '4',
  '24',
  '234',
  '3324',
  '22124',
  '222124',
  '2211104',
  '12312224',
  '033122234',
  '1112112014',
  '32220323214',
  '330223222124',
  '2230121222234',
  '10121121111224',
]
const LORDS = 'ma ve me mo su me ve ma ju sa sa ju'.split(' ')
/** BPHS ch. 3. */
const FRIENDS: Record<string, string> = {
  su: 'mo ma ju',
  mo: 'su me',
  ma: 'su mo ju',
  me: 'su ve',
  ju: 'su mo ma',
  ve: 'me sa',
  sa: 'me ve',
}
const ENEMIES: Record<string, string> = {
  su: 've sa',
  mo: '',
  ma: 'me',
  me: 'mo',
  ju: 'me ve',
  ve: 'su mo',
  sa: 'su mo ma',
}

const regard = (a: string, b: string) => (FRIENDS[a]!.includes(b) ? 2 : ENEMIES[a]!.includes(b) ? 0 : 1)
const maitri = (a: string, b: string) =>
  a === b
    ? 5
    : [0, 0.5, 1, 3, 4, 5][
        [
          [0, 1, 2],
          [1, 3, 4],
          [2, 4, 5],
        ][regard(a, b)]![regard(b, a)]!
      ]!

const vashyaClass = (sign: number, ninth: number) => {
  // `ninth`: the number of the pada among the nine of its sign, 0 .. 8. The fifth contains the middle of the sign and
  // counts with the second half.
  if (sign === 9) return ninth < 4 ? 'man' : 'cha'
  if (sign === 10) return ninth < 4 ? 'cha' : 'jal'
  return ['cha', 'cha', 'man', 'jal', 'van', 'man', 'man', 'kee', '', '', 'man', 'jal'][sign - 1]!
}
const VASHYA: Record<string, number> = {
  'cha cha': 2,
  'cha man': 1,
  'cha jal': 1,
  'cha van': 0,
  'cha kee': 1,
  'man man': 2,
  'jal man': 0.5,
  'man van': 0,
  'kee man': 1,
  'jal jal': 2,
  'jal van': 1,
  'jal kee': 1,
  'van van': 2,
  'kee van': 0,
  'kee kee': 2,
}

/** varna, vashya, tara, yoni, graha maitri, gana, bhakoot, nadi. */
export const plainAshtakoot = (
  groomStar: number,
  groomPada: number,
  brideStar: number,
  bridePada: number,
): number[] => {
  const groomPlace = (groomStar - 1) * 4 + groomPada - 1
  const bridePlace = (brideStar - 1) * 4 + bridePada - 1
  const groomSign = Math.floor(groomPlace / 9) + 1
  const brideSign = Math.floor(bridePlace / 9) + 1
  const rank = (sign: number) => ({ 1: 3, 2: 2, 3: 1, 0: 4 })[sign % 4]!
  const varna = rank(groomSign) >= rank(brideSign) ? 1 : 0
  const classes = [vashyaClass(groomSign, groomPlace % 9), vashyaClass(brideSign, bridePlace % 9)]
  const vashya = VASHYA[classes.join(' ')] ?? VASHYA[classes.reverse().join(' ')]!
  const good = (from: number, to: number) => ![3, 5, 7].includes((((to - from + 27) % 27) + 1) % 9)
  const tara = (good(brideStar, groomStar) ? 1.5 : 0) + (good(groomStar, brideStar) ? 1.5 : 0)
  const animals = [ORDER.indexOf(ANIMALS[groomStar - 1]!), ORDER.indexOf(ANIMALS[brideStar - 1]!)]
  const yoni = Number(YONI[Math.max(...animals)]![Math.min(...animals)])
  const gana = { DD: 6, DM: 6, DR: 0, MD: 5, MM: 6, MR: 0, RD: 1, RM: 0, RR: 6 }[
    GANA[groomStar - 1]! + GANA[brideStar - 1]!
  ]!
  const apart = (brideSign - groomSign + 12) % 12
  const bhakoot = [1, 4, 5, 7, 8, 11].includes(apart) ? 0 : 7
  const nadi = NADI[groomStar - 1] === NADI[brideStar - 1] ? 0 : 8
  return [varna, vashya, tara, yoni, maitri(LORDS[groomSign - 1]!, LORDS[brideSign - 1]!), gana, bhakoot, nadi]
}
