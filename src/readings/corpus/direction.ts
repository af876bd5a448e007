import type { Direction } from '../../jyotish/panchang/day-parts.ts'
import { type Cell, from } from '../passage.ts'

// A direction from the birthplace: supported, neutral or strained by the chart
const ruled = (planet: string) =>
  from(`Directions of the planets by BPHS 3 and Jataka Parijata 2: ${planet}, in our words`)
type Forms = string | readonly [string, string, ...string[]]
const three = (planet: string, supported: Forms, neutral: string, strained: Forms) => {
  const cellOf = (forms: Forms): Cell => {
    if (typeof forms === 'string') return ruled(planet)(forms)
    const [first, second, ...more] = forms
    return [ruled(planet)(first), ruled(planet)(second), ...more.map((text) => ruled(planet)(text))]
  }
  return { supported: cellOf(supported), neutral: cellOf(neutral), strained: cellOf(strained) }
}

export default {
  North: three(
    'Mercury',
    [
      'The north is open to you. It is Mercury’s side, of trade, schools and papers, and letters that you send there come back with an answer. → Go for a first visit during a fair or a term.',
      'You find words in the north. Mercury looks after it, so go there to sell, to study or to ask.',
    ],
    'The north, Mercury’s side, treats you like anybody. → Go there if the offer is good, and compare three prices before you say yes.',
    'The north is uphill for you. Mercury’s side means small print, delays and changes of mind there, so keep your errands short and have each promise in writing.',
  ),
  'North-east': three(
    'Jupiter',
    'The north-east is open to you. It is Jupiter’s side, of teachers, courts and temples, and somebody older helps you there. → Go to learn first, and the income follows.',
    'The north-east, Jupiter’s side, gives you what you ask for and no more. → Choose a school or a post there for its own merit.',
    'The north-east is uphill for you. Jupiter’s side promises you more there than it pays, so go with a return ticket and look for yourself.',
  ),
  East: three(
    'the Sun',
    [
      'The east is open to you. It is the Sun’s side, and you make a name there faster than elsewhere. → Look at capital cities, hospitals and public posts.',
      'You are seen in the east. The Sun looks after it, so go there with your full name and a clear aim.',
    ],
    'The east, the Sun’s side, has no strong opinion of you. A post with a clear title is worth the move there; a vague one is not worth your fare.',
    'The east is uphill for you. On the Sun’s side superiors take up much room, so go only with a definite rank and a written task.',
  ),
  'South-east': three(
    'Venus',
    'The south-east is open to you. It is Venus’s side, and you find comfort, company and beauty there early. You keep the friends whom you make there.',
    'The south-east, Venus’s side, is pleasant for you and undecided. → Settle the pay before you praise the view.',
    [
      'The south-east is uphill for you. Venus’s side costs you more there than the guidebook says, so fix a budget and take rooms of your own.',
      'You spend more than you get in the south-east. Venus has little to give you on that side, so go as a guest and not as an owner.',
    ],
  ),
  South: three(
    'Mars',
    [
      'The south is open to you. It is Mars’s side, of building, engines and land, and your effort shows results there within the season. → Go with a task and your own tools.',
      'You have strength in the south. Mars looks after it, so take on something there that has to be built, trained or defended.',
      '→ Look south if you can choose. You meet people there who act, and you can keep up with them.',
    ],
    'The south, Mars’s side, answers to your effort and to nothing else. → Judge a house there by its deeds and its drains.',
    'The south is uphill for you. On Mars’s side you get into haste and quarrels over ground, so insure what you own, and do not drive by night.',
  ),
  'South-west': three(
    'Rahu',
    'The south-west is open to you. It is Rahu’s side, where a stranger has the advantage. What looks odd about you at home is wanted there.',
    'The south-west, Rahu’s side, keeps its intentions from you. → Take a short contract there and see what half a year brings.',
    'The south-west is uphill for you. Rahu’s side shows you a bright front there, so sign nothing at the first meeting.',
  ),
  West: three(
    'Saturn',
    [
      'The west is open to you. It is Saturn’s side, and it gives you slowly what it does not take back. → Plan for ten years there, with a long lease.',
      'You are well supported in the west. Saturn looks after it: old firms, large employers, people of few words who keep theirs.',
      '→ Look west if you can choose. Saturn’s side rewards your patience there with something that nobody can take from you.',
    ],
    'The west, Saturn’s side, pays you the usual rate for patience. You may go there when you are ready to begin at the bottom.',
    [
      'The west is uphill for you. Saturn’s side asks you to wait there for longer than the errand is worth, so set yourself a fixed term and a warm room.',
      'You grow tired in the west. Saturn asks you there for years before it gives, so go only for something that is signed.',
    ],
  ),
  'North-west': three(
    'the Moon',
    'The north-west is open to you. It is the Moon’s side, and people there take you in and feed you before they ask questions. → Look at ports, markets and kitchens.',
    'The north-west, the Moon’s side, changes with the month for you. Rent for a year there, and do not buy.',
    [
      'The north-west is uphill for you. On the Moon’s side you sleep lightly and borrow the moods of the neighbours, so make short visits to people you know.',
      'You are restless in the north-west. The Moon has no calm to give you on that side, so book a return before you leave.',
    ],
  ),
} satisfies Record<Direction, Record<'supported' | 'neutral' | 'strained', Cell>>
