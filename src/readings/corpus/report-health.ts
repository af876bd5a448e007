import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Humour } from '../../jyotish/physique.ts'
import type { Element, HouseNumber, Sign } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on health: habits and care, never an illness. The texts of `guests` follow "With Saturn in your first house,".
const body = from('BPHS 11 and 24 on the ascendant, in our words')
const humours = from(
  'BPHS 3 and Brihat Jataka 2 on the humours of the planets, with common Ayurvedic custom, in our words',
)
const natures = from('BPHS 3 and 32 on the planets and what they stand for, in our words')
const guarded = from('BPHS 11 and 24 on the sixth and eighth houses, in our words')
const limbs = from('BPHS 4 and 11 on the limbs of Kalapurusha, in our words')

type Forms = string | readonly [string, string]
const cellOf = (forms: Forms): Cell =>
  typeof forms === 'string' ? natures(forms) : [natures(forms[0]), natures(forms[1])]
const sided = (able: Forms, loaded: Forms): Record<'able' | 'loaded', Cell> => ({
  able: cellOf(able),
  loaded: cellOf(loaded),
})
const part = (ease: string, care: string, again?: string): Record<'ease' | 'care', Cell> => ({
  ease: limbs(ease),
  care: again ? [limbs(care), limbs(again)] : limbs(care),
})

export default {
  /** The lord of the ascendant by its house. */
  lord_place: {
    1: body(
      'You have your strength in your own hands. You feel well when you set the pace, and unwell when others do. → Keep one hour of the day for your body, and treat it like an appointment with your best customer.',
    ),
    2: body(
      'You are as well as you eat. Your strength follows your table: regular, warm and shared, it carries you far. → Change one meal of the day first, and leave the other two alone.',
    ),
    3: body(
      'You keep well by using your hands and your legs for something. You tire of exercise for its own sake. → Walk to the shop, carry the bag, mend the shelf, and count it as training.',
    ),
    4: body(
      'You recover at home. One quiet evening in your own chair does more for you than a weekend away. → Keep your bedroom dark, cool and free of work.',
    ),
    5: body(
      'You are well when you play. A dance, a game, a child on your shoulders, and you forget that you were tired. → Put one hour of play into your week before you put in another hour of effort.',
    ),
    6: body(
      'You spend your strength on work and on the troubles of others, and you notice late. Routine is your medicine: fixed hours, plain food, a day off that stays off. → Write the day off into the calendar in ink.',
    ),
    7: body(
      'Your strength depends on the people close to you. After a good talk you sleep well, after a cold look you do not. → Take your walk with somebody, and settle a quarrel before the evening.',
    ),
    8: body(
      'You have deep reserves and draw on them too long. You go on for months and then stop for a week. → Rest on the day on which you first feel it, and you will need one day in place of seven.',
    ),
    9: body(
      'You get strength from a purpose, a teacher or a long road. You feel better the farther you can see. → Walk uphill once a week, with a view at the end.',
    ),
    10: body(
      'You live standing up, and people see you working. You are strong while a task is on, and empty when it ends. → Plan the rest after a large task before you begin it.',
    ),
    11: body(
      'You keep well in company. A team, a course or two friends who ring the bell get you moving; alone you stay on the sofa. → Pay for the course together with somebody.',
    ),
    12: body(
      'You need more sleep and solitude than you admit. After crowds you are used up, after a night of ten hours you are new. → Protect the last hour of the day from screens and from guests.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  guests: {
    Sun: body(
      'You have warmth and will, and you overrule your tiredness. You gain by stopping while you still feel strong.',
    ),
    Moon: body(
      'You feel every change of weather and mood. You gain by eating and sleeping at the same hours, whatever happens.',
    ),
    Mars: body(
      'You have drive, and you knock into things. You gain by warming up and by slowing down on stairs and roads.',
    ),
    Mercury: body(
      'You are quick and your nerves are always on. You gain by ten minutes a day in which nothing is read or said.',
    ),
    Jupiter: body(
      'You recover well and enjoy life, and you eat a little too much. You gain by leaving a third on the plate.',
    ),
    Venus: body('You have charm and like comfort. You gain by moving in a way that is fun, a dance or a swim.'),
    Saturn: body('You are enduring, and you feel the cold. You gain by warmth, oil and a daily stretch.'),
    Rahu: body(
      'You push your body in fits and then neglect it. You gain by a simple rhythm that you do not improve every week.',
    ),
    Ketu: body(
      'You live in your head and forget to drink. You gain by a signal every two hours, and by bare feet on the ground.',
    ),
  } satisfies Record<Graha, Passage>,
  sun: {
    Fire: sided(
      [
        'Your basic fire is strong. You wake up ready, and you are at your best before noon; put the hard things there.',
        'You have warmth in you that others notice in a cold room. Sunlight on your face in the morning keeps it burning.',
      ],
      'Your strength is high in the morning and low by afternoon. You need daylight before ten o’clock, every day, also in winter.',
    ),
    Earth: sided(
      'Your strength is steady. You do not shine at seven in the morning, and at seven in the evening you are still there.',
      'Your strength comes slowly in the morning. You need a start without hurry: light, warm water, ten slow minutes.',
    ),
    Air: sided(
      'Your strength comes from interest. As long as you like what you do, you hardly notice the hours.',
      'Your strength goes where your attention goes, and that is in too many places. You need one thing at a time, and a window open.',
    ),
    Water: sided(
      'Your strength is quiet and lasts. Water, music and affection fill it up for you.',
      'Your strength falls when you feel unloved or unseen. You need warmth on your back, and one person who asks how you are.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  moon: {
    Fire: sided(
      'Your mind gets rid of worry by action. You are upset for ten minutes, and then you do something.',
      'Your mind heats up in the evening. You sleep better if you write the angry letter, and put it into a drawer.',
    ),
    Earth: sided(
      [
        'Your mind is calm and likes order. A full cupboard and a paid bill let you sleep.',
        'Your mind comes to rest by what is regular: the same bed, the same tea, the same voice at night.',
      ],
      'Your mind worries about money and food, mostly at three in the morning. You sleep better if you check the sums by daylight.',
    ),
    Air: sided(
      'Your mind gets light by talking. A friend on the telephone helps you most.',
      'Your mind goes round in circles, and your breath gets short with it. You calm down by breathing out twice as long as you breathe in.',
    ),
    Water: sided(
      'Your mind is deep and heals itself by sleep, tears and song.',
      'Your mind takes in what others feel, and keeps it. You need an hour alone to know which mood is yours.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  mars: {
    Fire: sided(
      [
        'Your muscles want to be used, and hard. Effort clears your head more surely than rest does.',
        'You feel best after something strenuous, with red cheeks. Two hard hours a week keep your temper sweet as well.',
      ],
      'Your vigour comes in bursts, and you overdo the first one. You do well to stop at two thirds.',
    ),
    Earth: sided(
      'Your body is made for long work: carrying, climbing, digging. You get stronger by it.',
      'Your body stiffens when you sit and complains when you hurry. You do well with slow strength, three times a week.',
    ),
    Air: sided(
      'Your body is quick and has good reflexes. Ball games, dance or a bicycle suit you.',
      'Your body is tense in neck and hands. You do well to shake out your arms each time you end a call.',
    ),
    Water: sided(
      'Your body loves water, and swimming does for you what the gym does for others.',
      'Your anger goes inward and costs you strength. You do well to tire yourself out on the day of a quarrel.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  saturn: {
    Fire: sided(
      'Your endurance is proud: you finish what you have started. You are the one who walks the last mile.',
      'Your endurance breaks when you are forced. You keep up a habit only if it was your own idea.',
    ),
    Earth: sided(
      [
        'Your endurance is remarkable. What you do daily for years pays you back in old age.',
        'You last. Slow, daily movement suits you so well that you should never give it up for something faster.',
      ],
      'Your endurance is spent on standing, sitting and cold rooms. You need warmth and a stretch at the same hour.',
    ),
    Air: sided(
      [
        'Your endurance is in your mind: you can follow a plan for years without a word of praise.',
        'You keep going because you know why. A plan on paper, with dates, holds you better than company does.',
      ],
      'Your endurance suffers from travel, draughts and short nights. You need warm food and fewer appointments.',
    ),
    Water: sided(
      'Your endurance is silent. You carry a sorrow and still get up in the morning, and it does not break you.',
      'Your endurance hides what hurts you. You need to say “I am tired” aloud, once a week, to somebody.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  /** The lord of the sixth house. */
  resistance: {
    Sun: guarded(
      'You resist strain by pride: you simply refuse to be unwell. It works in small things; in larger ones let somebody else judge.',
    ),
    Moon: guarded(
      'You resist strain by eating and sleeping well, and it gets in by worry. → When you do not sleep, eat early and lightly.',
    ),
    Mars: guarded(
      'You resist strain by attack: you sweat it out. It gets in by haste, so keep an easy week after a hard one.',
    ),
    Mercury: guarded(
      'You resist strain by knowing what is good for you, and it gets in through your nerves. → Choose one rule, and stop reading about others.',
    ),
    Jupiter: guarded(
      'You resist strain by good cheer, and it gets in by excess. One plain day a week keeps you in order.',
    ),
    Venus: guarded(
      'You resist strain by comfort and company, and it gets in with sugar and late nights. → Make the early night pleasant.',
    ),
    Saturn: guarded(
      'You resist strain by habit, and it gets in by overwork. → Keep your visit to the doctor on a fixed date.',
    ),
  } satisfies Record<Lord, Passage>,
  /** The lord of the eighth house. */
  reserves: {
    Sun: guarded(
      'Your reserves fill up in sunlight and in silence. You are used up by having to be strong before others, so have one person before whom you need not be.',
    ),
    Moon: guarded(
      'Your reserves fill up in sleep, by water and among your own people. You are used up by other people’s sorrow, so limit the hours in which you listen.',
    ),
    Mars: guarded(
      'Your reserves fill up after effort: first sweat, then rest. You are used up by anger that you swallow, so find a place for it.',
    ),
    Mercury: guarded(
      'Your reserves fill up by a change of subject. You are used up by screens and by being always reachable, so be out of reach for an hour a day.',
    ),
    Jupiter: guarded(
      'Your reserves are large, and they fill up by faith, teachers and laughter. You are used up by saying yes too often.',
    ),
    Venus: guarded(
      'Your reserves fill up by touch, music and beauty. You are used up by discord, so leave the room earlier than you think polite.',
    ),
    Saturn: guarded(
      'Your reserves fill up slowly, by long nights and long holidays. You are used up by duty without an end, so set the end yourself.',
    ),
  } satisfies Record<Lord, Passage>,
  /** The first humour, then the second. */
  humours: {
    vata: {
      pitta: humours(
        'You are quick and then sharp: vata (movement) leads in you, and pitta (heat) follows. You start early, skip lunch and are cross by four. Warm food at noon is the best thing you can give yourself.',
      ),
      kapha: humours(
        'You are quick and then slow: vata (movement) leads in you, and kapha (calm) follows. You run about all morning and sink in the afternoon. Warmth and a short walk at three keep you even.',
      ),
    },
    pitta: {
      vata: [
        humours(
          'You are keen and restless: pitta (heat) leads in you, and vata (movement) follows. You work fast, argue well and sleep lightly. Cool evenings and an early supper calm you.',
        ),
        humours(
          'You burn quickly: pitta (heat) leads in you, and vata (movement) fans it. You are hungry at once and tired at once. A real lunch and a walk in the shade do more for you than coffee.',
        ),
      ],
      kapha: humours(
        'You are keen and strong: pitta (heat) leads in you, and kapha (calm) follows. You can work long hours, and you get stubborn in the heat. Water, shade and sport suit you.',
      ),
    },
    kapha: {
      vata: [
        humours(
          'You are calm with restless days: kapha (calm) leads in you, and vata (movement) follows. You put things off and then worry about them. → Begin each day with ten minutes of movement.',
        ),
        humours(
          'You are steady and at times restless: kapha (calm) leads, and vata (movement) comes second. You rest well and worry in between. Warm, light food and a brisk start keep both in order.',
        ),
      ],
      pitta: humours(
        'You are calm and at times hot-tempered: kapha (calm) leads in you, and pitta (heat) follows. You are slow to anger, and slow to forgive. Brisk walks and light suppers keep you bright.',
      ),
    },
  } satisfies Record<Humour, Partial<Record<Humour, Cell>>>,
  /** The leading humour, by the element of the ascendant. */
  routine: {
    vata: {
      Fire: humours(
        'Your day needs a fixed start and a fixed end. → Eat something warm within an hour of waking, and finish the last task by eight.',
      ),
      Earth: humours(
        'Your day needs warmth in the joints and quiet at table. → Rub your feet with oil before bed, and chew slowly.',
      ),
      Air: humours(
        'Your day needs fewer appointments than you make. → Leave one hour empty, and sit by a window in it.',
      ),
      Water: humours(
        'Your day needs soup, company and an early night. → Turn down one invitation a week, without giving a reason.',
      ),
    },
    pitta: {
      Fire: humours(
        'Your day needs a real break at noon. → Stop before you are hungry and angry, and drink a glass of water first.',
      ),
      Earth: humours(
        'Your day needs shade and plain food. → Leave chilli and fried things for the days on which you do not work.',
      ),
      Air: humours(
        'Your day needs an hour in which nothing is measured. → Swim or stroll, and leave the watch at home.',
      ),
      Water: humours('Your day needs cool evenings and a kind tone. → Decide nothing after nine at night.'),
    },
    kapha: {
      Fire: humours(
        'Your day needs an early start and a goal. → Train before breakfast, with somebody who waits for you.',
      ),
      Earth: humours(
        'Your day needs stairs, spices and a small supper. → Do not lie down after lunch, walk round the block.',
      ),
      Air: humours('Your day needs new faces and new streets. → Take another way to work twice a week, on foot.'),
      Water: humours('Your day needs dry warmth and lively company. → Put the walk before the film and not after it.'),
    },
  } satisfies Record<Humour, Record<Element, Passage>>,
  /** Signs by their limb of Kalapurusha. */
  parts: {
    Aries: part(
      'Your head is the best protected part in your chart. You think clearly after short sleep; use the early hours.',
      '→ Be kind to your head (Aries): sleep before midnight, shade at noon, and no screen in your last hour.',
    ),
    Taurus: part(
      'Your face and throat are the best protected part in your chart. You have a voice that carries; sing or read aloud.',
      '→ Be kind to your mouth and throat (Taurus): see your dentist on a fixed date, and rest your voice after long talking.',
    ),
    Gemini: part(
      'Your arms and shoulders are the best protected part in your chart. You have quick hands; keep an instrument or a craft.',
      '→ Be kind to your shoulders (Gemini): raise your desk, and let your arms hang each hour.',
      '→ Be kind to your arms and hands (Gemini): carry in two bags, and leave the keyboard alone for a while each hour.',
    ),
    Cancer: part(
      'Your chest is the best protected part in your chart. You breathe easily, and walking puts most things right for you.',
      '→ Be kind to your chest (Cancer): open your window at night, and breathe out slowly before you answer.',
    ),
    Leo: part(
      'Your heart and upper belly are the best protected part in your chart. You may be trusted with an invitation.',
      '→ Be kind to your heart and back (Leo): choose moderate effort on many days, and do not stay late out of pride.',
    ),
    Virgo: part(
      'Your digestion is the best protected part in your chart. You feel early what does not suit you; listen to it.',
      '→ Be kind to your belly (Virgo): eat sitting down, at the same hours, and never during a quarrel.',
    ),
    Libra: part(
      'Your waist and loins are the best protected part in your chart. You find your balance soon after too much of a thing.',
      '→ Be kind to your lower back (Libra): drink water through your day, and keep your waist warm.',
    ),
    Scorpio: part(
      'Your deep powers of recovery are the best protected part in your chart. You get over things by sleep and privacy.',
      '→ Be kind to what you keep private (Scorpio): ask your doctor early rather than late, and rest without explaining it.',
    ),
    Sagittarius: part(
      'Your hips and thighs are the best protected part in your chart. You walk with pleasure, so walk a little every day.',
      '→ Be kind to your hips (Sagittarius): get out of your chair every hour, and use the large muscles gently.',
    ),
    Capricorn: part(
      'Your knees are the best protected part in your chart. You keep that gift if you move a little each day.',
      '→ Be kind to your knees (Capricorn): wear good shoes, take stairs without haste, and carry less at once.',
    ),
    Aquarius: part(
      'Your calves and ankles are the best protected part in your chart. A short walk wakes you at once.',
      '→ Be kind to your calves and ankles (Aquarius): put your legs up in the evening, and walk after long sitting.',
    ),
    Pisces: part(
      'Your feet are the best protected part in your chart. You sleep deeply, and water does you good.',
      '→ Be kind to your feet (Pisces): give them a warm bath in the evening, and shoes that you forget you wear.',
    ),
  } satisfies Record<Sign, Record<'ease' | 'care', Cell>>,
  /** Texts for the old in place of those on hard effort, work and small children. */
  late: {
    lord_place: {
      1: body(
        'You keep your strength by your own pace. You feel well when you set the pace, and unwell when others hurry you. → Keep one hour of the day for your body, and let nobody book it.',
      ),
      3: body(
        'You keep well by using your hands for something. Exercise for its own sake bores you. → Water the plants, fold the washing, walk to the corner, and count it as training.',
      ),
      5: body(
        'You are well while you play. Over a game, a song or a story for a grandchild you forget that you were tired. → Put an hour of play into each week, before the duties.',
      ),
      9: body(
        'You get strength from a purpose, a teacher or a prayer. You feel better with the sky above you. → Walk once a day to a place with a view, and sit down there.',
      ),
      10: body(
        'You like to be useful, and people see it. You are strong while you have something to do, and empty when it ends. → Choose one small duty for each day, and rest after it.',
      ),
    },
    mars: {
      Fire: sided(
        'You feel better after moving. → Walk twice a day at a pace at which you can talk; ask your doctor before anything harder.',
        'Your vigour comes in bursts, and you pay for it the next day. You do well to stop while you could still go on.',
      ),
      Earth: sided(
        'Your body likes steady use. A little work in the garden or the kitchen each day keeps your strength.',
        'Your body stiffens when you sit for long. You do well to get up once an hour, and to hold on to something as you do.',
      ),
      Air: sided(
        'Your body likes variety. You feel lighter after a walk with somebody who talks.',
        'Your body holds its tension in neck and hands. You do well to let your shoulders drop each time you sit down.',
      ),
      Water: sided(
        'Your body loves warm water. A bath, or gentle movement in a pool with others, does you good.',
        'Your anger stays inside and tires you. You do well to talk to somebody on the day of a quarrel.',
      ),
    },
    saturn: {
      Fire: sided(
        'Your endurance is proud, and you finish things. You may leave the last part for tomorrow.',
        'Your endurance breaks when you are pushed. You keep to a habit only if it was your own idea.',
      ),
      Earth: sided(
        'You keep going. → Thank what you have done daily for years, so keep your small habits.',
        'Your endurance goes in cold rooms and long sitting. You need a blanket, and a stretch at the same hour.',
      ),
      Air: sided(
        'Your endurance is in your mind: you keep going because you know why.',
        'Your endurance dries out, through cold draughts and thin sleep. You need soup, quiet and fewer dates.',
      ),
      Water: sided(
        'Your endurance makes no noise. Sorrow does not keep you from getting up in the morning.',
        'Your endurance hides your troubles. You need to tell somebody once a week how you really are.',
      ),
    },
    resistance: {
      Mars: guarded(
        'You resist strain by not giving in, and it gets in by haste. → Leave ten minutes between two things, and rest the day after a full one.',
      ),
      Saturn: guarded(
        'You resist strain by habit, and it gets in when you carry too much alone. → Put your check with a doctor on a fixed date, and take somebody along.',
      ),
    },
    reserves: {
      Mars: guarded(
        'Your reserves fill up after a little movement and a long rest. You are used up by anger that you swallow, so say it early and in a low voice.',
      ),
    },
    humours: {
      pitta: {
        kapha: humours(
          'You are keen and steady: pitta (heat) leads in you, and kapha (calm) follows. You get stubborn in the heat. Water, shade and a quiet noon suit you.',
        ),
      },
    },
    routine: {
      vata: {
        Fire: humours(
          'Your day needs a start and an end by the clock. → Eat something warm within an hour of waking, and put the last task away before supper.',
        ),
        Earth: humours('Your day needs warmth and quiet at table. → Rub your feet with warm oil, and chew slowly.'),
        Air: humours('Your day needs one empty hour. → Sit by a window in it, and let the telephone ring.'),
        Water: humours('Your day needs warm soup and an early night. → Ask somebody to eat with you once a week.'),
      },
      pitta: {
        Fire: humours(
          'Your day needs a real rest at noon. → Eat before you are hungry, and drink a glass of water first.',
        ),
        Earth: humours('Your day needs shade and simple dishes. → Leave chilli and fried things for feast days.'),
        Air: humours('Your day needs an hour without numbers. → Stroll with a friend, and leave the watch at home.'),
        Water: humours('Your day needs cool evenings and kind voices. → Leave every decision for the morning.'),
      },
      kapha: {
        Fire: humours('Your day needs an early start. → Open the window, stretch, and walk a little before breakfast.'),
        Earth: humours(
          'Your day needs light food and a little movement. → Eat a small early supper and walk a little afterwards.',
        ),
        Air: humours('Your day needs new faces. → Visit somebody once a week, or ask a neighbour in for tea.'),
        Water: humours(
          'Your day needs dry warmth and laughter. → Walk in the daylight, and keep the evening for music.',
        ),
      },
    } satisfies Record<Humour, Record<Element, Passage>>,
  },
}
