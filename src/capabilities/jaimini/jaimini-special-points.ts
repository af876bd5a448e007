import { aspectedSigns, signAspects } from '../../jyotish/drishti.ts'
import type { GRAHAS } from '../../jyotish/grahas.ts'
import { brahma, maheshwara, rudra, type SpecialPlanetChoice } from '../../jyotish/jaimini/special-planets.ts'
import { tithiNumber } from '../../jyotish/limbs.ts'
import { dagdhaSigns, navamsha64 } from '../../jyotish/markers.ts'
import { NAKSHATRAS, nakshatraLord } from '../../jyotish/nakshatras.ts'
import type { SiderealPoint } from '../../jyotish/points.ts'
import { sphutas } from '../../jyotish/upagrahas.ts'
import { distinct, nullable, rows, t } from '../../schema.ts'
import { SIGN_INDEXES, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  decimals,
  Graha,
  Lord,
  Sign,
  SignAndLord,
  Star,
  StarLord,
  signAndLord,
  signFields,
} from '../shared/shapes.ts'

const yogiFields = {
  point: t.Number({ description: 'Sidereal longitude.' }),
  sign: Sign,
  nakshatra: Star,
  planet: StarLord,
}
const starPoint = ({ longitude, sign, nakshatra }: SiderealPoint) => ({
  point: decimals(longitude),
  sign: signName(sign),
  nakshatra: NAKSHATRAS[nakshatra]!,
  planet: nakshatraLord(nakshatra) as (typeof StarLord)['enum'][number],
})

const Significator = t.Object({ planet: Graha, sign: Sign, reasons: t.Array(t.String()) })

const choices = choosing('karakas', 'node_exaltation', 'positions')

export default capability({
  slug: 'jaimini-special-points',
  title: 'Jaimini special points',
  summary: 'Yogi and avayogi, Brahma, Rudra, Maheshwara, burnt signs, the 64th navamsha, and rashi drishti.',
  weight: 'heavy',
  method:
    "The yogi is the nakshatra lord of Sun + Moon + 93°20'; the avayogi is that of 186°40' further. Brahma, Rudra and Maheshwara follow Jaimini Upadesa Sutras 2.1 as read by P. V. R. Narasimha Rao, from the atmakaraka of the selected scheme (default: seven). Co-lords of Scorpio and Aquarius, and planets, are compared by company, support, exaltation, modality and degree; Rudra uses the vriddha eighth. Burnt signs follow the tithi of birth. The 64th navamsha is the fourth sign from the navamsha sign. Rashi drishti follows BPHS ch. 8.",
  input: birthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    yogi: t.Object({ ...yogiFields, duplicate_yogi: Lord }),
    avayogi: t.Object(yogiFields),
    brahma: nullable(Significator),
    rudra: t.Object({
      planet: Graha,
      sign: Sign,
      candidates: t.Array(Graha, { minItems: 1, maxItems: 2 }),
      trishula: rows(Sign, 3),
    }),
    maheshwara: Significator,
    dagdha_rashis: distinct(Sign),
    navamsha_64th: t.Object({ from_moon: SignAndLord, from_ascendant: SignAndLord }),
    rashi_aspects: rows(t.Object({ sign: Sign, aspects: rows(Sign, 3), planets_aspecting: distinct(Graha) }), 12),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const { graha } = chart
  const sphuta = (name: string) => sphutas(chart, null).find((each) => each.name === name)!.point!
  const yogi = sphuta('yogi_sphuta')
  const chosen = ({ planet, reasons }: SpecialPlanetChoice) => ({ planet, sign: signName(graha[planet].sign), reasons })
  const first = brahma(chart)
  if (!first)
    world.warn(
      'not_determined',
      'The lords of the 6th, 8th and 12th from the stronger of ascendant and seventh are nodes; `brahma` is null.',
    )
  const terrible = rudra(chart)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    yogi: { ...starPoint(yogi), duplicate_yogi: signFields(yogi.sign).sign_lord },
    avayogi: starPoint(sphuta('avayogi_sphuta')),
    brahma: first && chosen(first),
    rudra: {
      planet: terrible.planet,
      sign: signName(graha[terrible.planet].sign),
      candidates: terrible.candidates,
      trishula: terrible.trishula.map(signName),
    },
    maheshwara: chosen(maheshwara(chart)),
    dagdha_rashis: dagdhaSigns(tithiNumber(graha.Moon.longitude, graha.Sun.longitude)).map(signName),
    navamsha_64th: {
      from_moon: signAndLord(navamsha64(graha.Moon)),
      from_ascendant: signAndLord(navamsha64(chart.ascendant)),
    },
    rashi_aspects: SIGN_INDEXES.map((i) => ({
      sign: signName(i),
      aspects: aspectedSigns(i).map(signName),
      planets_aspecting: chart.planets
        .filter((p) => signAspects(p.sign, i))
        .map((p) => p.name as (typeof GRAHAS)[number]),
    })),
    ...choices.of(input),
  }
})
