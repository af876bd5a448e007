import { combinationsHold, lordYogasHold, sadeSatiHolds } from './combinations.ts'
import { axisHolds, countsHold, emptyHolds } from './counts.ts'
import { fieldsHold } from './fields.ts'
import { matchHolds } from './match.ts'
import { areasHold, dayHolds, effectsHold, sharesHold } from './ratings.ts'
import type { Reader } from './scene.ts'
import { bindusHold, degreesHold, ranksHold } from './strength.ts'

/** What a sentence counts, ranks and rates. */

const MEASURES: readonly Reader[] = [
  ...[
    axisHolds,
    emptyHolds,
    sadeSatiHolds,
    lordYogasHold,
    combinationsHold,
    fieldsHold,
    matchHolds,
    sharesHold,
    bindusHold,
  ],
  ...[ranksHold, degreesHold, areasHold, dayHolds, effectsHold, countsHold],
]
export const measuresHold: Reader = (scene) => MEASURES.every((holds) => holds(scene))
