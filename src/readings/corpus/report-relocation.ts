import type { Graha } from '../../jyotish/grahas.ts'
import type { SETTLING } from '../../jyotish/journeys.ts'
import type { Element, HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on a change of residence. The texts of `guests` follow "With Saturn in your fourth house,".
const houses = from('BPHS 11 and 24 on the 4th, 10th and 12th houses, in our words')
const natured = from('BPHS 3 and 32 on the Moon, in our words')

type Forms = string | readonly [string, string]
const cellOf = (forms: Forms): Cell =>
  typeof forms === 'string' ? natured(forms) : [natured(forms[0]), natured(forms[1])]
const sided = (able: Forms, loaded: Forms): Record<'able' | 'loaded', Cell> => ({
  able: cellOf(able),
  loaded: cellOf(loaded),
})

export default {
  /** Leaving or staying, by the element of the fourth house. */
  leaning: {
    settles: {
      Fire: houses(
        'Leaving comes easily to you, and arriving is the part that needs care. You are gone in your mind before the lease is up. → Have one thing waiting for you in the new town before you go.',
      ),
      Earth: houses(
        'Leaving comes easily to you once the sum is right. You count boxes and costs and feel better. → Move for a person or a good reason, and not because the old flat annoys you.',
      ),
      Air: houses(
        'Leaving comes easily to you, because you make friends fast. You will need a reason to stay in the next place. → Look for one there in the first month.',
      ),
      Water: houses(
        'Leaving comes more easily to you than saying goodbye. You go quickly to avoid the tears. → Take one evening for the farewell; it makes the arrival lighter.',
      ),
    },
    even: {
      Fire: houses(
        'You can stay and you can go, and your impatience would like to decide it. → Let one practical fact decide it, such as the rent. Give it until the end of the month.',
      ),
      Earth: houses(
        'You can stay and you can go; on paper the two weigh the same for you. → Add one line to the list, how you sleep in each place. Let that line decide.',
      ),
      Air: houses(
        'You can stay and you can go, and you talk it over with everybody. → Ask nobody for a week. Then write down what you would regret.',
      ),
      Water: houses(
        'You can stay and you can go, and you will miss something in either case. Neither homesickness nor longing should decide it for you. Rent before you sell.',
      ),
    },
    returns: {
      Fire: houses(
        'Staying comes easier to you than leaving, though you talk of leaving. What you need is a change within the place. → Move to another quarter, or change the work, and see.',
      ),
      Earth: houses(
        'Staying comes easier to you than leaving: you have roots, keys and a garden. → If you must move, take a whole house and something heavy from the old one.',
      ),
      Air: houses(
        'Staying comes easier to you than leaving, because your people are here. → If you must move, go with one of them or to one of them.',
      ),
      Water: houses(
        'Staying comes easier to you than leaving; a place is like a person to you. → If you must move, visit it three times before you sign.',
      ),
    },
  } satisfies Record<(typeof SETTLING)[number], Record<Element, Passage>>,
  /** The lord of the fourth house by its house. */
  lord_place: {
    1: houses(
      'You take your home along: three nights in a place, and there is a shelf with your things. You move for yourself, and the family follows or visits. → Ask them before you sign, and not after.',
    ),
    2: houses(
      'Your home is tied to money and to the family. You can go more easily once it is settled who keeps the old house. → Put that on paper before you look at flats.',
    ),
    3: houses(
      'You move often and not far. The streets change and the district stays, and you know the man with the van. → Choose the next flat for the walk to your friends.',
    ),
    4: houses(
      'You are at home where you are, and roots go down fast with you. When work demands a move, a whole house is better for you than a room. → Keep the old address if you can.',
    ),
    5: houses(
      'You choose an address for children, study or pleasure. A place near a good school, a stage or a park contents you. → Move in summer, even if the rent says otherwise.',
    ),
    6: houses(
      'Your home has repairs, disputes and neighbours in it. You rest better under a clear lease than as an owner. → Move closer to your daily work, and half the wear is gone.',
    ),
    7: houses(
      'You settle where the other person is. Your partner or your business decides the town. → Agree beforehand what happens to the flat if one of you goes.',
    ),
    8: houses(
      'You change roofs suddenly: a sale, an estate, a notice. After each upheaval the next place is better for you. → Keep two months of rent aside, and you need not fear the letter.',
    ),
    9: houses(
      'You find home far away: near a teacher, a shrine or a university. Distance does not trouble you. You may trust a good feeling about a strange town.',
    ),
    10: houses(
      'You live close to what you do. A move follows a task, and people help you with it. → Ask those who want you there to help with the move.',
    ),
    11: houses(
      'You find flats through friends, and friends fill your rooms. → Ask your circle before you ask an agent. Somebody you know may be moving out.',
    ),
    12: houses(
      'You look for your home elsewhere. You find peace at a distance from the place where you were born. Small rooms in a quiet street suit you better than a fine address.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  guests: {
    Sun: houses(
      'You want an address that people respect. You settle well once you have a part to play in the new place.',
    ),
    Moon: houses('You move when your feelings move. You settle well near water, a market or your own people.'),
    Mars: houses(
      'You move in a hurry and in a temper. You settle well if you let the first week pass without drilling.',
    ),
    Mercury: houses(
      'You like to change streets, and you know each shop by Friday. You settle well near a library or a station.',
    ),
    Jupiter: houses('You land softly: somebody keeps a room for you. You settle well near teachers and families.'),
    Venus: houses('You make a flat lovely in two days. You settle well where there is music, green and company.'),
    Saturn: houses('You move slowly and reluctantly. You settle well in an old house, if it is warm and dry.'),
    Rahu: houses(
      'You are drawn to a foreign or a fashionable town. You settle well once you know three people who were born there.',
    ),
    Ketu: houses('You live out of boxes. You settle well when you hang up one picture on the first evening.'),
  } satisfies Record<Graha, Passage>,
  moon: {
    Fire: sided(
      'A new town wakes you up. You have a favourite café by the third day, and you invite people there.',
      'A new town excites you and then leaves you cold in the third month. → Wait until the sixth before you judge it.',
    ),
    Earth: sided(
      [
        'You turn any decent flat into a home within a few weeks: bread in the oven, keys on a hook.',
        'You put down roots where you eat well. A market, a garden or a good baker near by settles you in a month.',
      ],
      'You miss the old smell, the old bed, the old baker. → Take your own bed along, and find the baker first.',
    ),
    Air: sided(
      'You talk with the neighbours on the stairs, and after a month they hold parcels for you.',
      'You are surrounded by people in a new place, and lonely. → Choose one of them and meet every week.',
    ),
    Water: sided(
      'You feel at once whether a place is good for you, and you are right.',
      'You take homesickness along like a second suitcase. → Arrange friends beforehand, and a room that nobody else uses.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  /** The lord of the tenth house by its house. */
  work: {
    1: houses('Your work goes where you go. You need no new town for its sake, and you may move for other reasons.'),
    2: houses(
      'Your work is tied to the family or to one firm that pays well. → Do the sum of the whole household before you follow an offer.',
    ),
    3: houses(
      'Your work likes short ways and many contacts. A town within an hour’s ride gives you more than one across the sea.',
    ),
    4: houses('Your work and your home belong together. You do best where people know you, or with a desk at home.'),
    5: houses(
      'Your work follows your talent. → Go where that talent is taught, shown or played, and not where the rent is low.',
    ),
    6: houses(
      'Your work keeps you busy wherever you are. A new place does not cure an overfull day; settle that first.',
    ),
    7: houses(
      'Your work depends on partners and customers, and these may sit elsewhere. A move to where they are pays within two years.',
    ),
    8: houses('Your work changes suddenly, and an address goes with it. → Keep the lease short and the savings long.'),
    9: houses('Your work grows with distance. An offer from far away is likely to be the better one for you.'),
    10: houses(
      'Your work is strong enough to choose the place. → Name the town you want when you are next asked to stay.',
    ),
    11: houses('Your work comes to you through friends and networks. → Look for a town in which you know five people.'),
    12: houses(
      'Your work leads abroad, or behind closed doors. You are at your best in a place where nobody interrupts you.',
    ),
  } satisfies Record<HouseNumber, Passage>,
}
