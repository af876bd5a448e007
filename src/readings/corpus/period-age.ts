import type { DashaNature } from '../../jyotish/dasha-scores.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Periods of a lord, for people too young for work, partnership and an own home (for the parents), and for people past them. For mahadashas
// and antardashas alike, so the texts name no length
const passage = from('BPHS 46-47, read by the age of the person as Parashara asks (desha, kala and patra)')
const shades = (supportive: string, mixed: string, testing: string): Record<DashaNature, Passage> => ({
  supportive: passage(supportive),
  mixed: passage(mixed),
  testing: passage(testing),
})

export default {
  young: {
    Sun: shades(
      'Your child grows by being trusted in the time of the Sun. A father, or another grown-up with a firm and friendly hand, comes closer. → Give one small duty, the class register or the youngest cousin, and praise the effort more than the prize.',
      'Your child wants to be seen in the time of the Sun. On good days they lead the game, and on others they leave the field because someone else was chosen. → Make clear rules that bind the grown-ups as well; they are understood at once.',
      'Your child may feel overlooked in the time of the Sun, or ruled a little too strictly. A sharp tone goes deeper than it shows. → Give one task that belongs to nobody else, and say thank you for it at supper.',
    ),
    Moon: shades(
      'Your child has tender years in the time of the Moon. The nearness of a mother or grandmother, animals, water and bedtime stories do them good. What feels like home now stays their measure of home, so keep the evenings simple.',
      'Your child’s moods change with the weather in the time of the Moon. Food, sleep and the order of the day decide more than reasons do. A fixed evening, the same on holidays, is the best present you can give.',
      'Your child feels uneasy at night in the time of the Moon. A move, a tired parent or too many changes can make them cling. → Leave a lamp on, and see that the same face comes back each day.',
    ),
    Mars: shades(
      'Your child wants to run in the time of Mars, and there is somewhere to run to. Sport, climbing, tools and a brave friend teach more than a desk. → Let the knees be scraped, and let them try again.',
      'Your child is full of fire in the time of Mars and does not know yet where to put it. Quarrels in the yard are over by supper. → Find a team with a patient trainer; it turns the wish to win into skill.',
      'Your child has a short temper in the time of Mars. Scrapes, broken toys and words regretted by evening belong to it. A helmet, a run before homework and a grown-up who does not shout back help most.',
    ),
    Mercury: shades(
      'Your child asks everything and remembers most of it in the time of Mercury. Letters, numbers, a second language and a clever friend come by themselves. → Answer the questions as long as they last; it is the best schooling there is.',
      'Your child’s mind hops in the time of Mercury. Ten things are begun and three finished, and those three are done well. → Keep lessons short, put a joke into them, and let the child teach the lesson back to you.',
      'Your child tangles words for a while in the time of Mercury. Reading, spelling or playground talk costs more than it costs others. → Read aloud together without a clock, and have eyes and ears looked at.',
    ),
    Jupiter: shades(
      'Your child has good teachers in the time of Jupiter, in the family and at school. Festivals, grandparents’ tales and a sense of fairness stay with them. → Keep every promise you make; their trust is growing on it.',
      'Your child gets much encouragement in the time of Jupiter, and many sweets, and less practice. → Choose one thing to be learned properly, a prayer, a poem or an instrument, and do it together for ten minutes a day.',
      'Your child notices that grown-ups promise more than they keep, in the time of Jupiter. Belief in a teacher may shake. → Promise small things and keep them to the day, and admit one mistake of your own.',
    ),
    Venus: shades(
      'Your child makes friends and pretty things in the time of Venus. Music, dance, colours and a kind aunt bring joy. → Sign up for one lesson of it, and hang the pictures where guests see them.',
      'Your child finds young company sweet and a little fickle in the time of Venus. Best friends change by the month. → Share one good thing instead of buying the second; it teaches what these years are about.',
      'Your child wants too much to be liked in the time of Venus. An afternoon without an invitation weighs like a winter. One craft and one true friend do more than a party, so invite that one friend.',
    ),
    Saturn: shades(
      'Your child learns to carry something in the time of Saturn, and is proud of it. Routine suits them, and an old person’s company too. → Give a duty with a fixed hour, and thank them on the same day.',
      'Your child feels some weight early in the time of Saturn: a long way to school, a chore, a parent with much to do. It makes them patient and a little shy. → Praise quietly, and keep one hour a week without any purpose.',
      'Your child finds things hard and slow in the time of Saturn. Comparison hurts most. → Measure them only against last month, cut one duty, and sit beside them for the first ten minutes of homework.',
    ),
    Rahu: shades(
      'Your child learns new things fast in the time of Rahu: machines, languages, games nobody at home knows. → Be curious with them. Set the hours for screens and for sleep, and let the rest be tried.',
      'Your child is hungry for what is new in the time of Rahu. Fashions are caught like colds, and something true is among them. → Ask them to explain the new thing to you before you judge it.',
      'Your child is easily talked into things in the time of Rahu. Odd friends or screens pull. → Know where they are, meet the friends at home, and agree on a word that means: come and fetch me.',
    ),
    Ketu: shades(
      'Your child likes quiet and one odd subject in the time of Ketu, and is good at it. Few friends are enough. → Give them books or tools for that subject, and do not push them on stage.',
      'Your child gives toys away and drops a friend without a reason, in the time of Ketu. A gift for one thing shows itself. → Remind gently of meals and shoes, and leave out the lectures.',
      'Your child seems far away in the time of Ketu, or is afraid of small things. It passes. → Keep the day simple, stay near at bedtime, and ask a doctor or a teacher if the fear does not go.',
    ),
  } satisfies Record<Graha, Record<DashaNature, Passage>>,
  elder: {
    Sun: shades(
      'You are asked for your word and it counts, in the time of the Sun. A name you made is spoken with respect, and the mornings are good to you. → Give your blessing openly this week; it travels far.',
      'You have honour and a little too much of it in the time of the Sun. You like to be asked, and not for everything. → Take the seat of honour, and leave the carrying to others.',
      'You may feel passed over in the time of the Sun, by a visitor in a hurry or an office. Your dignity does not depend on them. Morning light, a round of small duties and one good listener give it back.',
    ),
    Moon: shades(
      'People come to your table again in the time of the Moon. Family, neighbours and old songs return, and you sleep better. → Tell the stories now, and let somebody younger write them down for you.',
      'Your mood rises and falls with visits in the time of the Moon. A week without one feels long to you. → Fix company at certain hours, and look after something alive, be it only a plant.',
      'Your evenings are long in the time of the Moon, and old griefs knock. → Ask for company before you need it; nobody minds. Keep water by the bed and one trusted number by the phone.',
    ),
    Mars: shades(
      'You have more fire left than the calendar says, in the time of Mars. You settle a repair or an old dispute, and younger arms help. → Walk daily; the strength is yours while you use it.',
      'You want to do it yourself in the time of Mars, and the ladder is a little high. → Decide what to do and let somebody else climb. Keep your temper for the evening news on television.',
      'You get angry at small hindrances in the time of Mars, and haste makes you stumble. → Hold the rail, count to ten, and let the other driver go first. A short walk cools you down.',
    ),
    Mercury: shades(
      'Your mind is quick and you enjoy company in the time of Mercury. Letters, cards, a new gadget or a grandchild’s question keep you young. → Write down one page a week of what you remember.',
      'You have many papers and half of them are in order, in the time of Mercury. A name escapes you and returns at night. → Label the folders this month, with somebody young to help you.',
      'Papers and calls confuse you in the time of Mercury. → Sign nothing on the day on which it comes. Show each letter to one person you trust, and keep one list of numbers by the phone.',
    ),
    Jupiter: shades(
      'You are honoured as a teacher in the time of Jupiter. Children listen, and faith gives you joy. → Give away one thing you treasure this year, with its story, while you can see it enjoyed.',
      'You give much advice in the time of Jupiter, and some of it is asked for. → Tell one story instead of giving three rules. Share your table, and go a little easy on the sweets.',
      'You doubt what you believed, or the young do not ask you, in the time of Jupiter. → Go where you are asked: a school, a temple, a neighbour. Do one good deed a week, a small one.',
    ),
    Venus: shades(
      'You have affection and comfort around you in the time of Venus. Music, flowers and old friends please you. → Wear the good clothes on an ordinary day, and invite somebody who has not been asked for long.',
      'You like comfort and you miss some of it in the time of Venus. An old love or an old song comes up. → Buy one lovely thing, and share it with a neighbour on Sunday.',
      'You miss somebody in the time of Venus, or comfort costs more than it should. → Say it to a friend over a cup of tea. Keep one small treat a week, and do not count the cost.',
    ),
    Saturn: shades(
      'Your patience pays in the time of Saturn. What you built stands, and others keep it up. → Put your papers and wishes in order now, with one trusted person, and then enjoy the quiet years.',
      'You go more slowly in the time of Saturn, and you arrive. Some days are grey, and they pass. → Keep fixed hours, warm clothes and one appointment each week that you look forward to for days.',
      'You feel the weight of things in the time of Saturn, in the bones and in the evenings. → Ask for help by name. See a doctor in good time, and a friend every week by daylight.',
    ),
    Rahu: shades(
      'You try something new in the time of Rahu, and it suits you: a trip, a device, a different circle. → Take somebody along. The young people in the family will be surprised, and proud of you.',
      'You are curious and a little restless in the time of Rahu. Not every caller means it well. → Try the new thing, if at all, in small doses, and hang up whenever somebody is in a hurry.',
      'You may be worried by strange things in the time of Rahu: calls, rumours, nights. → Give no number and no money on the phone. Tell one person about each odd offer on the same day.',
    ),
    Ketu: shades(
      'You let go with a light heart in the time of Ketu, and prayer or silence is good to you. → Sort one drawer a week, and give the things to those who will use them.',
      'You withdraw a little in the time of Ketu, and your family wonders at it. → Tell them that it is peace and not sorrow. Keep one visit a week, and one small task for each day.',
      'You feel far from people in the time of Ketu, or things slip your mind. → Keep the days simple and the same. Let somebody look in daily, and see a doctor about what worries you.',
    ),
  } satisfies Record<Graha, Record<DashaNature, Passage>>,
}
