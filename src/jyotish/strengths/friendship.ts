import {
  compoundRelation,
  isTemporaryFriend,
  naturalRegard,
  type Rasi,
  type Regard,
  type Relation,
} from '../dignity.ts'
import { GRAHAS, type Graha } from '../grahas.ts'

/** The relation of one graha to another: by nature, by place, and both together. */
export interface GrahaRelation {
  toward: Graha
  natural: Regard
  temporaryFriend: boolean
  compound: Relation
}

/** The relations of a graha to the other eight, in the order of `GRAHAS` (BPHS ch. 3). */
export const grahaRelations = (of: Graha, rasi: Rasi): GrahaRelation[] =>
  GRAHAS.filter((toward) => toward !== of).map((toward) => ({
    toward,
    natural: naturalRegard(of, toward),
    temporaryFriend: isTemporaryFriend(rasi[of].sign, rasi[toward].sign),
    compound: compoundRelation(of, toward, rasi),
  }))
