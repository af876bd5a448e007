import type { GocharaEffect } from '../../../jyotish/gochara.ts'
import { GRAHAS, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { AreaScore, ScoreShare } from '../../../jyotish/sign-scores.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'

const shareOf = ({ shares }: AreaScore, planet: Graha): ScoreShare | undefined =>
  shares.find((share) => share.planet === planet)

/** Changes of the effect of a planet that stays in its house; other changes have no words. */
const CHANGED_EFFECTS: Partial<Record<`${GocharaEffect} ${GocharaEffect}`, string>> = {
  'obstructed good': 'is no longer obstructed in',
  'good obstructed': 'is obstructed in',
  'bad relieved': 'is relieved in',
  'relieved bad': 'is no longer relieved in',
}

/** Why an area is easier or harder than the day before, by the planet that changed most; empty without such a planet. */
export const changeText = (now: AreaScore, before: AreaScore): string => {
  const change = now.score - before.score
  const [planet] = GRAHAS.map((graha) => ({
    graha,
    points: (shareOf(now, graha)?.points ?? 0) - (shareOf(before, graha)?.points ?? 0),
  }))
    .filter(({ points }) => points * change > 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ graha }) => graha)
  if (!planet) return ''
  const [today, yesterday] = [shareOf(now, planet), shareOf(before, planet)]
  const verb = !today
    ? 'has left'
    : today.house !== yesterday?.house
      ? 'has come to'
      : CHANGED_EFFECTS[`${yesterday.effect} ${today.effect}`]
  if (!verb) return ''
  const house = ordinalInWords((today ?? yesterday)!.house)
  return `${change > 0 ? 'Easier' : 'Harder'} than yesterday: ${nameInSentence(planet)} ${verb} your ${house} house.`
}
