import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Awake and asleep houses of Lal Kitab: an awake house has an occupant or an aspect
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  1: {
    awake: passage(
      'Somebody lives in the first house or looks at it, so the throne room is lit. What you begin is seen. The ruler of this room must be content, or no other room of the house has peace.',
    ),
    asleep: passage(
      'The first house sleeps: nobody stands in it and nobody looks. Your own wishes are the last to be asked. It is woken by the custom of Mars, which is courage used for something and truth told for nothing.',
    ),
  },
  2: {
    awake: passage(
      'There is a light in the second house, the treasury and the place of prayer. What comes in by family or marriage finds a keeper. Whoever stands here is the true banker of the chart.',
    ),
    asleep: passage(
      'Nobody sits in the treasury and nobody watches its door. Money does not stay where it is not looked at. The Moon wakes this house: the mother’s blessing, rice kept from her hand, a habit of thanks.',
    ),
  },
  3: {
    awake: passage(
      'Brothers and weapons are in the third house, and it is awake. Help arrives from the neighbour’s side of the wall. Departures, in every sense, are arranged from this room and by whoever lives in it.',
    ),
    asleep: passage(
      'The third house is asleep, and courage has to be sent for. Brothers mean well at a distance. Mercury is its awakener: letters written, a sister visited, something small repaired with one’s own hands. Courage comes.',
    ),
  },
  4: {
    awake: passage(
      'Water runs in the fourth house, for it is lived in or looked upon. Peace of mind has an address. The planet concerned with it decides what the home smells of: bread, medicine, ink or horses.',
    ),
    asleep: passage(
      'The spring of the fourth house is covered over. Home is a place for sleeping. By the custom of the Moon, milk and silver and an hour with the mother, the stone is rolled away from it.',
    ),
  },
  5: {
    awake: passage(
      'The fifth house has its lamp, and what comes after you is already on the way. Children, pupils or works will carry the name. Today’s manners toward the young are tomorrow’s old age. It pays back exactly.',
    ),
    asleep: passage(
      'Tomorrow sleeps in this chart, since the fifth is empty and unseen. Plans do not look beyond the year. The Sun wakes it, by an act of generosity to somebody’s child done in plain daylight.',
    ),
  },
  6: {
    awake: passage(
      'There is work for somebody in the cellar of the house, the sixth. Debts are known by name there. The mother’s kin, servants and animals bring help in proportion to what they were given. Nobody else does.',
    ),
    asleep: passage(
      'The sixth house is shut, and its quarrels with it. Help from the mother’s kin is slow to come. In this list Rahu holds the key: a debt owned up to is the knock that he answers.',
    ),
  },
  7: {
    awake: passage(
      'The mill of the seventh house is turning: two stones, and grain between them. Partners matter more than plans. The planet at work here says what is ground, and for whose bread. It seldom stops.',
    ),
    asleep: passage(
      'The mill stands still where the seventh is empty and no one looks. Bread is bought ready. Venus starts it, with an attention paid to the partner before anything is asked of them. The wheel is light.',
    ),
  },
  8: {
    awake: passage(
      'The eighth house is awake, and whatever has to end will not end unobserved. There is a watchman among the stones. He is stern, he is fair, and he knows a way through. He is not bribed.',
    ),
    asleep: passage(
      'It is well that this room sleeps, says the book of an empty eighth, and no one should bang upon its door. The Moon alone may wake it. An offering of water to the dead is its whole errand.',
    ),
  },
  9: {
    awake: passage(
      'Ancestors sit by the window of the ninth house, and somebody is keeping them company. Luck has roots here. What was done by the grandfather is received by the grandchild with interest, of either kind.',
    ),
    asleep: passage(
      'The window of the ninth is curtained, and fortune passes in the street. Jupiter draws the curtain back. Respect paid to an elder, without a reason and without a witness, is the cord. It pulls easily.',
    ),
  },
  10: {
    awake: passage(
      'The workshop of the tenth is lit from early morning. Deeds are looked at and judged there. The planet in it is the foreman, whose temper the whole career takes on. He is not changed by complaint.',
    ),
    asleep: passage(
      'Nobody has opened the workshop in the tenth. Work is done at other people’s benches. Saturn turns the lock, by ten plain tasks finished in a row and the eleventh begun. Nobody has to watch.',
    ),
  },
  11: {
    awake: passage(
      'Gain knows the way to the eleventh house, for there is somebody at home. Income follows the habits of that planet to the letter. What is received here has always been promised earlier somewhere else.',
    ),
    asleep: passage(
      'No one waits for gain in the eleventh, and it goes next door. Jupiter is asked to sit there instead. Something of the father’s, kept with care, holds his place until he comes. He is never far.',
    ),
  },
  12: {
    awake: passage(
      'Behind the last wall, in the twelfth, somebody is awake. Sleep, stays abroad and the giving away of money are in those hands. Dreams ought to be listened to, at least by the dreamer. They are frank.',
    ),
    asleep: passage(
      'The room behind the wall is dark. Expenses slip out by it and sleep does not slip in. Ketu wakes it in this list: a dog fed, a debt to the forgotten paid, a window opened.',
    ),
  },
} satisfies Record<HouseNumber, Record<'awake' | 'asleep', Passage>>
