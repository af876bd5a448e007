import {
  type Block,
  callout,
  facts,
  listBlock,
  note,
  paragraph,
  type Section,
  subheading,
  table,
} from '../../../document/document.ts'
import { GRAHAS } from '../../../jyotish/grahas.ts'
import { ATTRIBUTES } from '../../../jyotish/nakshatras.ts'
import { PLANET_REMEDIES } from '../../../jyotish/planet-remedies.ts'
import { upperFirst } from '../../../wording.ts'
import type { BookParts } from './book-parts.ts'
import type { Kundli } from './kundli-shapes.ts'
import { KARANA_READINGS, PAKSHA_READINGS, TITHI_READINGS, WEEKDAY_READINGS, YOGA_READINGS } from './limb-readings.ts'

/** Remedies, favourable points, and the panchang of the birth. */

/** The limbs of the panchang at birth, each with its reading. */
export const panchangSection = ({ birth_details, moon_nakshatra }: Kundli): Section => {
  const { vara, tithi, yoga, karana, nakshatra } = birth_details.panchang_at_birth
  const star = ATTRIBUTES[moon_nakshatra]
  return {
    title: 'Panchang of the birth',
    finding: `${tithi.paksha} ${tithi.name}, ${vara ? `${vara}, ` : ''}${moon_nakshatra}, ${yoga}, ${karana}`,
    blocks: [
      table(
        '',
        ['', 'Birth', 'Reading'],
        [
          ...(vara ? [['Weekday', vara, WEEKDAY_READINGS[vara]]] : []),
          [
            'Tithi',
            `${tithi.paksha} ${tithi.name}`,
            `${TITHI_READINGS[tithi.name as keyof typeof TITHI_READINGS]} ${PAKSHA_READINGS[tithi.paksha]}`,
          ],
          [
            'Nakshatra',
            `${moon_nakshatra}, ${nakshatra.pada}`,
            `A star of ${star.deity}, of the gana ${star.gana}, the nadi ${star.nadi} and the yoni ${star.yoni}. The chapter on the Moon reads it.`,
          ],
          ['Yoga', yoga, YOGA_READINGS[yoga]],
          ['Karana', karana, KARANA_READINGS[karana]],
        ],
      ),
      note('', ['Jataka Parijata 9', 'Brihat Samhita 99, 100']),
    ],
  }
}

const STONES = {
  life_stone: 'Life stone',
  benefic_stone: 'Benefic stone',
  lucky_stone: 'Lucky stone',
  dasha_stone: 'Stone of the period',
} as const

/** Gems, beads, mantras and fasts, with reasons and cautions. */
export const remedySection = (data: Kundli, { gems, beads }: BookParts, isShort: boolean): Section => {
  const stones = (Object.keys(STONES) as (keyof typeof STONES)[]).flatMap((key) => {
    const stone = gems[key]
    return stone ? [{ title: STONES[key], ...stone }] : []
  })
  const weak = new Set<string>(data.remedies.map(({ planet }) => planet))
  return {
    title: 'Remedies by custom',
    finding:
      stones.length > 0
        ? `${upperFirst(stones[0]!.gem)} is the first stone of this chart; ${gems.avoid.length > 0 ? `${gems.avoid.map(({ gem }) => gem).join(', ')} ${gems.avoid.length > 1 ? 'are' : 'is'} left aside` : 'none has to be left aside'}`
        : 'No stone is advised for this chart',
    blocks: [
      ...data.sections.find(({ id }) => id === 'remedies')!.paragraphs.map(({ text }) => paragraph(text)),
      ...(stones.length > 0
        ? [
            table(
              'Gems that may be worn',
              ['Stone', 'Gem', 'Planet', 'Least weight', 'Metal', 'Finger', 'Day'],
              stones.map(({ title, gem, planet, weight_carats_min, metal, finger, day }) => [
                title,
                gem,
                planet,
                `${weight_carats_min} carats`,
                metal,
                `${finger} finger`,
                day,
              ]),
            ),
          ]
        : []),
      ...(isShort
        ? []
        : stones.flatMap(({ title, gem, reason, substitutes }): Block[] => [
            subheading(`${title}: ${gem}`),
            paragraph(`${reason} Instead of it: ${substitutes.join(', ')}.`),
          ])),
      ...(gems.avoid.length > 0 && !isShort
        ? [
            subheading('Stones to leave'),
            listBlock(gems.avoid.map(({ gem, reason }) => `${upperFirst(gem)}: ${reason}`)),
          ]
        : []),
      ...(isShort ? [] : [callout('Caution', gems.caution)]),
      subheading('Rudraksha'),
      table(
        'Beads',
        ['Faces', 'Planet', 'Deity', 'Mantra', 'Day'],
        [beads.by_nakshatra, ...beads.by_lagna, ...beads.by_weak_planet]
          .filter((bead, i, all) => all.findIndex(({ mukhi }) => mukhi === bead.mukhi) === i)
          .map(({ mukhi, planet, deity, mantra, day }) => [String(mukhi), planet, deity, mantra, day]),
      ),
      ...(isShort
        ? []
        : [paragraph(`${beads.by_nakshatra.reason} ${beads.combination.reason}`), listBlock(beads.wearing.rules)]),
      subheading('Mantras, fasts and gifts'),
      table(
        'By planet; planets that need help first',
        ['Planet', 'Fast on', 'Mantra', 'Times', 'Deity', 'Gift'],
        GRAHAS.toSorted((a, b) => Number(weak.has(b)) - Number(weak.has(a))).map((graha) => {
          const { day, mantra, count, deity, grain } = PLANET_REMEDIES[graha]
          return [graha, day, mantra, String(count), deity, grain]
        }),
      ),
      note(
        'A fast is one simple meal after sunset. It is not for children, in pregnancy, in old age, or with an illness that food or medicine keeps in balance.',
      ),
      callout('Please note', isShort ? `${gems.caution} ${data.caution}` : `${beads.caution} ${data.caution}`),
    ],
  }
}

/** Days, numbers, colours and signs that suit the birth, and the ghatak marks that it avoids. */
export const favourableSection = ({ lucky, particulars }: BookParts): Section => {
  const { ghatak, favourable } = particulars
  return {
    title: 'Favourable points and ghatak',
    finding: `${lucky.lucky_days.slice(0, 2).join(' and ')}, ${lucky.lucky_colours.join(', ')} and ${lucky.lucky_numbers.slice(0, 3).join(', ')} suit this birth`,
    blocks: [
      facts([
        ['Days', lucky.lucky_days.join(', ')],
        ['Numbers', lucky.lucky_numbers.join(', ')],
        ['Colours', lucky.lucky_colours.join(', ')],
        ['Metal', lucky.lucky_metal],
        ['Deity', lucky.lucky_deity],
        ['Deity of the birth star', favourable.birth_star_deity],
        ['Friendly signs', lucky.friendly_signs.join(', ')],
        ['Years of age', lucky.auspicious_period.years.join(', ')],
        ['Days to leave', lucky.unlucky_days.join(', ') || '–'],
        ['Numbers to leave', lucky.unlucky_numbers.join(', ') || '–'],
      ]),
      subheading('Ghatak'),
      facts([
        ['Month', ghatak.month],
        ['Tithi', ghatak.tithi],
        ['Weekday', ghatak.weekday],
        ['Nakshatra', ghatak.nakshatra],
        ['Yoga', ghatak.yoga],
        ['Karana', ghatak.karana],
        ['Prahara', String(ghatak.prahara)],
        ['Moon', ghatak.moon_sign],
      ]),
      note(
        'The ghatak marks of a Moon sign are avoided for journeys and beginnings; weddings and worship are exempt.',
        ['Muhurta Chintamani'],
      ),
    ],
  }
}
