import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { from, type Passage } from '../passage.ts'

// A section of a life report on a child, by the band of its score, written for the parents. {sign}, {house}, {lord}: the first house of the
// section. The words of periods are lords and days
const houses = from('Own weighing of houses (BPHS 11 and 24), told for the parents of a child')
const periods = from('Own weighing of the lords of periods after BPHS 46-47, told for the parents of a child')
const bands =
  (passage: typeof houses) =>
  (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
    strong: passage(strong),
    good: passage(good),
    mixed: passage(mixed),
    weak: passage(weak),
  })
const matter = bands(houses)
const term = bands(periods)

export default {
  personality: matter(
    'Your child walks into a room gladly, with {sign} rising and {lord} as its ruler. → Give them something real to be in charge of this month.',
    'Your child is sure of themselves among people they know, with {sign} rising. {lord} likes company, so take a friend along to new places.',
    'Your child is bold on some days and shy on others, with {sign} rising and {lord} as its ruler. → Let them watch first and join in when they are ready.',
    'Your child warms up slowly, with {sign} rising and {lord} as its ruler. → Practise the first sentence at home before a visit.',
  ),
  mind: matter(
    'Your child calms down quickly, with {sign} in the {house} house and {lord} as its ruler. → Keep one quiet hour a day, so that it stays like this.',
    'Your child is calm on most days, with {lord} ruling the {house} house. Under {sign} an evening at home puts the rest right.',
    'Your child’s mood changes quickly, with {lord} ruling the {house} house. → Wait a while before you ask what happened; under {sign} the answer comes at bedtime.',
    'Your child is glad of your help in settling down, with {sign} in the {house} house, ruled by {lord}. → Tell the same story by the same light each evening.',
  ),
  family: matter(
    'Your child belongs to people who share, with {sign} in the {house} house and {lord} as its ruler. → Ask a grandparent, an uncle or an aunt for one afternoon a month.',
    'Your child is at ease among relatives, with {lord} ruling the {house} house. Under {sign} a shared meal does more than a present.',
    'Your child is close to some relatives and shy of others, with {sign} in the {house} house. {lord} asks for short visits with a fixed end.',
    'Your child hears every sharp word at table, with {sign} in the {house} house, ruled by {lord}. → Settle the matters of grown-ups in another room.',
  ),
  education: matter(
    'Your child learns fast, with {sign} in the {house} house and {lord} as its ruler. → Offer the harder book before the easy one gets dull.',
    'Your child learns well with a routine, with {lord} ruling the {house} house. Under {sign} they remember what they have explained to you.',
    'Your child is quick in one subject and absent in the next, with {sign} in the {house} house, ruled by {lord}. → Begin with the favourite one, and do the other together.',
    'Your child learns better by doing than by listening, with {sign} in the {house} house. {lord} asks for short lessons and one question at a time.',
  ),
  health_tendencies: matter(
    'Your child has energy to spare, with {sign} in the {house} house and {lord} as its ruler. → Spend an hour outdoors together each day.',
    'Your child has a good measure of strength, with {lord} ruling the {house} house. Under {sign} regular meals and bedtimes keep it.',
    'Your child is lively in spells and tired after them, with {sign} in the {house} house, ruled by {lord}. → Plan the rest before the outing.',
    'Your child does best with a routine, with {sign} in the {house} house, ruled by {lord}. → Keep meals and bedtime at fixed hours, and ask the doctor whatever you want to know.',
  ),
  travel: matter(
    'Your child loves to be on the road, with {sign} in the {house} house and {lord} as its ruler. → Let them pack their own bag and choose one stop.',
    'Your child enjoys a trip that has a plan, with {lord} ruling the {house} house. Under {sign}, go to one place often.',
    'Your child is glad to leave and slow to arrive, with {sign} in the {house} house. {lord} asks for a quiet first evening.',
    'Your child likes short ways better than long ones, with {sign} in the {house} house, ruled by {lord}. → Put a favourite toy in the bag.',
  ),
  spirituality: matter(
    'Your child asks large questions and is glad of honest answers, with {sign} in the {house} house and {lord} as its ruler. → Light a lamp or say thanks together in the evening.',
    'Your child likes small customs that come back each week, with {lord} ruling the {house} house. Under {sign}, let them carry the lamp or choose the song.',
    'Your child believes on one day and asks on the next, with {sign} in the {house} house, ruled by {lord}. → Answer as you see it yourself.',
    'Your child has little patience for long prayers, with {sign} in the {house} house. A short walk or a kind deed is enough for {lord} at this age.',
  ),
  current_period: term(
    'Your child has help until {until}, in the years of {lords}. → Let them try something larger, such as a team, a class or a stage.',
    'Your child finds things a little easier than usual until {until}, in the years of {lords}. Ordinary care is enough, so leave room for play.',
    'Your child has easy weeks and harder ones until {until}, in the years of {lords}. → Keep mealtimes and bedtime the same in both.',
    'Your child needs more of your patience than usual until {until}, in the years of {lords}. → Ask for one thing at a time and praise the attempt.',
  ),
  next_periods: term(
    'Your child has good years ahead, the best of them with {best}, from {best_from}. → Keep the evenings quiet in the time of {least}, from {least_from}.',
    'Your child has a fair stretch ahead, and {best} opens its best months on {best_from}. → Plan fewer things for the time of {least}, from {least_from}.',
    'Your child has ups and downs ahead, and the easiest months begin with {best} on {best_from}. The time of {least}, from {least_from}, asks for more of your patience.',
    'Your child needs your company in the years ahead, most of all in the time of {least}, from {least_from}. The lightest part is that of {best}, from {best_from}.',
  ),
} satisfies Record<string, Record<AreaBand, Passage>>
