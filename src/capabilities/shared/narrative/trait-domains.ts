import { domainOf } from '../../../readings/traits.ts'

/** Parts of life in which a passage on a placement can be an exception. A part has no exception from the traits that it is about. */

export const FIRST_MEETING = domainOf('at a first meeting', 'open to strangers', 'trusts quickly')
export const FEELINGS = domainOf(
  'with your feelings',
  'shows feelings',
  'lets go',
  'hard to upset',
  'takes on moods',
  'sleeps well',
  'at rest',
)
export const WILL = domainOf(
  'when you want something badly',
  'decides fast',
  'patient',
  'bold',
  'finishes',
  'holds firm',
)
export const TALK = domainOf('in talk', 'talks much', 'blunt')
export const CLOSE_BONDS = domainOf('with the people closest to you', 'loves quickly', 'seeks company', 'gives in')
