import { houseFrom } from '../../zodiac/signs.ts'
import { varnaOf } from '../avakhada.ts'
import { lordOf } from '../grahas.ts'
import { YONIS } from '../nakshatras.ts'
import { attributesOf, type KootaProfile, starCount } from './profiles.ts'
import {
  BAD_BHAKOOTS,
  BAD_TARAS,
  GANA_SCORE,
  KOOTA_MAXIMA,
  type Koota,
  MAITRI_SCORE,
  VARNA_RANK,
  VASHYA_SCORE,
  YONI_SCORE,
} from './tables.ts'

type Rule = (groom: KootaProfile, bride: KootaProfile) => number

export const isGoodTara = (from: KootaProfile, to: KootaProfile) => !BAD_TARAS.includes(starCount(from, to) % 9)

/** The score of each koota for two Moons. */
export const KOOTA_RULES = {
  varna: (groom, bride) => (VARNA_RANK[varnaOf(groom.sign)] >= VARNA_RANK[varnaOf(bride.sign)] ? 1 : 0),
  vashya: (groom, bride) => VASHYA_SCORE[groom.vashya][bride.vashya],
  tara: (groom, bride) => (isGoodTara(bride, groom) ? 1.5 : 0) + (isGoodTara(groom, bride) ? 1.5 : 0),
  yoni: (groom, bride) => YONI_SCORE[attributesOf(groom).yoni][YONIS.indexOf(attributesOf(bride).yoni)]!,
  graha_maitri: (groom, bride) => MAITRI_SCORE[lordOf(groom.sign)][lordOf(bride.sign)],
  gana: (groom, bride) => GANA_SCORE[attributesOf(groom).gana][attributesOf(bride).gana],
  bhakoot: (groom, bride) => (BAD_BHAKOOTS.includes(houseFrom(groom.sign, bride.sign)) ? 0 : KOOTA_MAXIMA.bhakoot),
  nadi: (groom, bride) => (attributesOf(groom).nadi === attributesOf(bride).nadi ? 0 : KOOTA_MAXIMA.nadi),
} satisfies Record<Koota, Rule>
