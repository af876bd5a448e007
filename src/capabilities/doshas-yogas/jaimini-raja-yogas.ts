import { charaKarakas, EIGHT_KARAKAS, KARAKA_GRAHAS, OFFICES_OF } from '../../jyotish/jaimini/karakas.ts'
import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { arudhaOf, JAIMINI_RAJA, karakamshaOf } from '../../jyotish/yogas/jaimini.ts'
import { nullable, oneOf, rows, t, term } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { Sign } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

const choices = choosing('karakas')

export default capability({
  slug: 'jaimini-raja-yogas',
  title: 'Jaimini raja yogas',
  summary: 'Raja yogas by chara karakas, arudhas and sign aspects.',
  weight: 'standard',
  method:
    'Sources: Jaimini Upadesa Sutras 1.3, BPHS ch. 39. There are seven karakas (`karakas` selects eight), and all aspects are rashi drishti: movable signs to fixed ones except the adjacent one, and the reverse; dual to dual. The yogas are: atmakaraka with amatyakaraka, putrakaraka, 5th lord or darakaraka; lords of the ascendant and 7th with the atmakaraka; one planet that aspects ascendant, hora lagna and ghati lagna; Moon and Venus; equal numbers of benefics in 2, 4 and 5 from arudha lagna or karakamsha; equal numbers of malefics in 3 and 6 from ascendant, arudha lagna or atmakaraka; the exalted atmakaraka; benefics in 2, 4 and 5 from it. Arudhas use the exceptions of 1 and 7.',
  input: yogaBirth(choices.input),
  data: t.Object({
    ...chartHeadFields,
    karakas: t.Array(t.Object({ karaka: oneOf(EIGHT_KARAKAS), planet: term(KARAKA_GRAHAS) }), {
      minItems: 7,
      maxItems: 8,
    }),
    points: t.Object({
      karakamsha: Sign,
      arudha_lagna: Sign,
      hora_lagna: nullable(Sign),
      ghati_lagna: nullable(Sign),
      upapada: Sign,
    }),
    yogas: rows(YogaObject, JAIMINI_RAJA.length),
    ...choices.data,
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const order = charaKarakas(born.chart)
  const [hora, ghati] = [facts.horaLagna(), facts.ghatiLagna()]
  return {
    ...chartHead(born),
    karakas: OFFICES_OF[born.chart.karakas].map((karaka, rank) => ({ karaka, planet: order[rank]! })),
    points: {
      karakamsha: signName(karakamshaOf(facts)),
      arudha_lagna: signName(arudhaOf(facts, 1)),
      hora_lagna: hora && signName(hora.sign),
      ghati_lagna: ghati && signName(ghati.sign),
      upapada: signName(arudhaOf(facts, 12)),
    },
    yogas: JAIMINI_RAJA.map((rule) => yogaWithText(judgeYoga(rule, facts), explain)),
    ...choices.of(birth),
  }
})
