import { RINGS, runningHouse, SUDARSHANA_VERDICTS, sudarshana } from '../../jyotish/sudarshana.ts'
import { distinct, maybe, rows, t, term } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { dateText } from '../../time/iso.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { birthday, currentDay } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha, House, Houses, houseRows, Lord, Sign } from '../shared/shapes.ts'
import { housesSection, siderealHeading } from '../shared/sidereal-text.ts'

export default capability({
  slug: 'sudarshana-chakra',
  title: 'Sudarshana chakra',
  summary:
    'The rashi chart in three rings, from ascendant, Moon and Sun, with the verdict on each house and the running house.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 74. Each ring counts the benefics and malefics that occupy or aspect the house (graha drishti, nodes by occupation only); the Sun in house 1 is a benefic. A house is supported if benefics lead in at least two rings, afflicted if malefics do. Each completed year moves one house.',
  input: birthWithNode({
    format: TextFormatInput,
    age: maybe(
      t.Integer({
        minimum: 0,
        maximum: 120,
        description: 'Completed years; default: the age at the time of the call.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    rings: rows(t.Object({ from: term(RINGS), sign: Sign, houses: Houses }), 3),
    houses: rows(
      t.Object({
        house: House,
        signs: rows(Sign, 3),
        planets: distinct(Graha),
        benefic_count: t.Integer(),
        malefic_count: t.Integer(),
        lords: rows(Lord, 3),
        verdict: term(SUDARSHANA_VERDICTS),
      }),
      12,
    ),
    running: t.Object({
      age: t.Integer(),
      house: House,
      signs: rows(Sign, 3),
      period: t.Object(
        { start: t.String({ format: 'date' }), end: t.String({ format: 'date' }) },
        { description: 'Birthday to birthday.' },
      ),
    }),
    text: TextField,
  }),
  example: { ...independence, age: 27 },
  varies: true,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart, moment } = birth
  const { rings, houses } = sudarshana(chart)
  const age = input.age ?? Math.min(completedYears(moment.local, currentDay(birth, world)), 120)
  const house = runningHouse(age)
  const names = (signs: readonly SignIndex[]) => signs.map(signName)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    rings: rings.map(({ from, sign }) => ({ from, sign: signName(sign), houses: houseRows(sign, chart.planets) })),
    houses: houses.map((row) => ({
      house: row.house,
      signs: names(row.signs),
      planets: row.planets,
      benefic_count: row.beneficCount,
      malefic_count: row.maleficCount,
      lords: row.lords,
      verdict: row.verdict,
    })),
    running: {
      age,
      house,
      signs: names(houses[house - 1]!.signs),
      period: {
        start: dateText(birthday(moment.local, age)),
        end: dateText(birthday(moment.local, age + 1)),
      },
    },
    ...textField(input.format, siderealHeading('Sudarshana chakra', birth), () => [
      ...rings.map(({ from, sign }) => ({
        ...housesSection(`Ring of ${from}`, houseRows(sign, chart.planets)),
        short: houseRows(sign, chart.planets).flatMap(({ house, planets }) =>
          planets.length ? [`${house} ${planets.join(' ')}`] : [],
        ),
      })),
      {
        title: 'Verdicts',
        lines: houses.map(({ house: number, verdict }) => `House ${number}: ${verdict}`),
        short: houses.map(({ house: number, verdict }) => `${number} ${verdict}`),
      },
    ]),
  }
})
