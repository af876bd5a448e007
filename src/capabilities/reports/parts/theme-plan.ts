import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import type { PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import type { Graha, Lord } from '../../../jyotish/grahas.ts'
import type { Varga } from '../../../jyotish/vargas.ts'
import type { Cell } from '../../../readings/passage.ts'
import type { elementOf, HouseNumber, signName } from '../../../zodiac/signs.ts'
import type { MatterWords } from '../../shared/narrative/reasons.ts'
import type { ThemeRoleName } from '../../shared/narrative/themes.ts'
import type { ChapterHeadings } from './chapter-headings.ts'

/** The parts that a report with themes supplies: texts, names, words, roles. */

/** How well a planet can do its part: strong or able, mixed, weak. */
export const PLANET_SHADES = ['good', 'mixed', 'hard'] as const
export type PlanetShade = (typeof PLANET_SHADES)[number]
export const planetShadeOf = ({ band }: Pick<PlanetAssessment, 'band'>): PlanetShade =>
  band === 'weak' ? 'hard' : band === 'mixed' ? 'mixed' : 'good'

export type ThemeTexts = Readonly<Record<'opening' | 'deed' | 'period', Cell>> & {
  /** By the element of the planet’s sign. */
  readonly finding: Readonly<Record<ReturnType<typeof elementOf>, Cell>>
}

/** The texts of a house: its lord by position and condition, its guests, the planets that aspect it. */
export interface HouseTexts {
  readonly lord_place: Readonly<Record<HouseNumber, Readonly<Record<PlanetShade, Cell>>>>
  readonly guests: Readonly<Record<Graha, Cell>>
  readonly aspects: Readonly<Partial<Record<Graha, Readonly<Partial<Record<HouseNumber, Cell>>>>>>
  readonly alone: Readonly<Record<ReturnType<typeof elementOf>, Cell>>
}

/** Texts on dated times, by the lord of the period. */
export interface PeriodTexts {
  readonly great_period: Readonly<Record<Graha, Cell>>
  readonly periods: Readonly<Record<Graha, Cell>>
  readonly elder_periods: Readonly<Record<Graha, Cell>>
  readonly period_of_strain: Cell
  readonly waiting: Readonly<Record<'adult' | 'elder', Readonly<Record<Graha, Cell>>>>
}

/** The texts of the argument of a report with chapters. The balance and the sentence to take along are in the long form only. */
interface ArgumentTexts {
  readonly verdict: Readonly<Record<AreaBand, Cell>>
  readonly balance: Readonly<Record<AreaBand, Cell>>
  readonly take_along: Readonly<Record<AreaBand, Cell>>
}

/** The texts of a report that its common chapters use. */
export interface ChapterTexts extends HouseTexts, ArgumentTexts {
  readonly main_house: Readonly<Record<AreaBand, Cell>>
  readonly house_yet: Readonly<Record<'higher' | 'lower', Cell>>
  readonly rising: Readonly<Partial<Record<ReturnType<typeof signName>, Cell>>>
  readonly course: Readonly<Record<PlanetShade, Readonly<Record<'rises' | 'level' | 'falls', Cell>>>>
  readonly course_elder: Readonly<Record<'rises' | 'level' | 'falls', Cell>>
  /** Texts for elders that replace those of working life; aspects are left out. */
  readonly elder_house?: {
    readonly lord_place: Readonly<Record<HouseNumber, Cell>>
    readonly guests: Readonly<Record<Graha, Cell>>
    readonly rising: Readonly<Partial<Record<ReturnType<typeof signName>, Cell>>>
  }
}

export interface ChapterPlan {
  readonly name: string | null
  /** Null for a report without chapters. */
  readonly texts: Partial<ChapterTexts> | null
  readonly themes: {
    readonly gift: Readonly<Record<Lord, ThemeTexts>>
    readonly strain: Readonly<Record<Graha, ThemeTexts>>
    /** Findings for elders. */
    readonly elder_gift: Readonly<Record<Lord, Partial<ThemeTexts>>>
    readonly elder_strain: Readonly<Record<Graha, Partial<ThemeTexts>>>
  }
  readonly headings: Pick<ChapterHeadings, 'labels'> & Partial<ChapterHeadings>
  readonly words: MatterWords
  /** The divisional chart of the matter, with its explanation after "rising in your". */
  readonly varga: { readonly code: Varga; readonly rising: string }
  /** True for readers with the texts for elders; default: from 60 years on. */
  readonly late?: boolean
  /** Roles outside the birth chart. */
  readonly further: readonly (readonly [Graha, ThemeRoleName])[]
}
