import { type Cell, from } from '../passage.ts'

/**
 * The lord of a matter in its divisional chart: by its condition at birth and by the course of its dignity; a level one has no text. `{lord}`: the
 * planet; `{varga}`: the divisional chart; `{matter}`: the matter.
 */

const divided = from('BPHS ch. 6-7 on the divisional charts, in our words')
const two = (one: string, other: string): Cell => [divided(one), divided(other)]

export default {
  course: {
    good: {
      rises: two(
        '{lord} grows stronger still in your {varga}, so what you hope for in {matter} may well turn out better than you plan it.',
        'In your {varga} {lord} gains even more ground: you can ask a little more of {matter} than you dare now.',
      ),
      falls: two(
        'In your {varga} {lord} loses some ground, so {matter} begins well for you and needs upkeep afterwards.',
        '{lord} is less at home in your {varga}: you get a good start in {matter}, and the second year asks more of you than the first.',
      ),
    },
    mixed: {
      rises: two(
        '{lord} does better in your {varga} than at birth, so {matter} improves for you with time and practice.',
        'Your {varga} gives {lord} a better place: your second attempt in {matter} goes better than the first.',
      ),
      falls: two(
        '{lord} has less support in your {varga}, so keep {matter} simple, and let somebody you trust check it with you.',
        'In your {varga} {lord} loses a little: what looks settled in {matter} deserves a second look from you.',
      ),
    },
    hard: {
      rises: two(
        '{lord} recovers in your {varga}: you start {matter} with a handicap and lose it on the way.',
        'In your {varga} {lord} finds help, so the hard part of {matter} is the first part for you.',
      ),
      falls: two(
        '{lord} carries more in your {varga}, so do not manage {matter} alone; one experienced person beside you changes much.',
        'In your {varga} {lord} has a hard place as well, so leave yourself time in {matter} and promise little.',
      ),
    },
  },
}
