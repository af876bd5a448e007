import type { ClassicalPlanet, Planet } from '../../western/points.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The rising sign, and the planets in signs, in the tropical chart of a child, written for the parents. {child}: the name or `your
// child`; {sign}: the sign of a planet that a whole age group shares
const child = from('Common Western practice, told for the parents of a child; own wording')

export default {
  rising: {
    Aries: child(
      '{child} walks into a new place first and looks around later. → Agree on one stop word that both of you keep, and use it rarely; a child who may run most of the time does stop for it.',
      'open to strangers',
    ),
    Taurus: child(
      '{child} needs time at every door and is steady once inside. → Arrive ten minutes early, let them hold something familiar, and do not push; they will not need you for long after that.',
      'guarded',
    ),
    Gemini: child(
      '{child} meets the world with a question, and often with three. → Answer one properly and write the others on a list for Sunday. You teach them that curiosity can wait and is not forgotten.',
    ),
    Cancer: child(
      '{child} studies faces from behind your leg before coming out. → Tell them beforehand who will be there and when you go home. With that known, they become the kindest guest in the room.',
      'guarded',
    ),
    Leo: child(
      '{child} likes to be greeted by name and notices when it is left out. → Give them a small part in every gathering, such as handing round the plates, and praise the way it was done.',
    ),
    Virgo: child(
      '{child} checks how things work before joining in, and dislikes doing it wrong in public. → Let them try a new thing at home first. Say aloud when you make a mistake yourself and go on.',
      'guarded',
    ),
    Libra: child(
      '{child} smiles first and adapts to the company, so people find them easy. → Ask in private what they would have liked, because they gave it up without a word. Let them choose once a day.',
    ),
    Scorpio: child(
      '{child} watches you closely and knows when something is wrong at home. A short true sentence calms them more than a cheerful one. → Let them have a drawer that nobody opens.',
    ),
    Sagittarius: child(
      '{child} greets strangers and runs ahead to see what is round the corner. → Fix the farthest point before you set out, a tree or a bench. Within it they can be as free as they like.',
      'open to strangers',
    ),
    Capricorn: child(
      '{child} seems older than the years and takes instructions seriously. → Make sure there is something silly in the day. When you laugh at yourself in front of them, they learn that it is allowed.',
    ),
    Aquarius: child(
      '{child} is friendly with everyone and a little apart from all. → Do not ask them to be like the others. Look for one friend with the same odd interest; it is worth more than ten invitations.',
    ),
    Pisces: child(
      '{child} takes on the mood of a room and grows quiet in a loud one. → Leave early without blame. Half an hour of drawing, water or music afterwards gives them back to themselves.',
      'takes on moods',
    ),
  },
  Sun: {
    Aries: child(
      '{child} grows by going first: with the Sun in Aries, a start matters more to them than a finish. → Give short tasks with a visible end, and cheer the courage of the attempt.',
      'leaves unfinished',
    ),
    Taurus: child(
      '{child} grows at a walking pace and keeps what is learnt, for the Sun is in Taurus. → Do not hurry a change of shoes or of schools; announce it three times and let them touch the new thing.',
    ),
    Gemini: child(
      '{child} grows by asking, telling and changing the subject, since the Sun is in Gemini. → Read to them above their age. Let one hobby in three be finished, and the other two be fun.',
      'talks much',
    ),
    Cancer: child(
      '{child} grows where they feel they belong: the Sun in Cancer needs a family that eats together. → Keep one small ritual every evening, even on bad days, and they will dare more outside.',
    ),
    Leo: child(
      '{child} grows by being seen, as the Sun in Leo asks. → Watch the whole show, with your phone away. Praise what they did for somebody else as warmly as what they did well.',
      'in front',
    ),
    Virgo: child(
      '{child} grows by doing things properly, since the Sun is in Virgo. → Show how you would do it, once, and then leave the room. A badge for a mistake that was mended does them good.',
    ),
    Libra: child(
      '{child} grows with another child at their side, for the Sun is in Libra. → Invite one friend at a time rather than five. Ask what is fair, and let them argue it to the end.',
    ),
    Scorpio: child(
      '{child} grows by going deep, as the Sun in Scorpio does: one subject, one friend, one secret. → Keep what you are told in confidence, always. A broken promise is remembered for years here.',
      'holds on',
    ),
    Sagittarius: child(
      '{child} grows with every mile, because the Sun is in Sagittarius. A day trip with a map in their hands teaches more than a course. → Answer the large questions, even at bedtime.',
    ),
    Capricorn: child(
      '{child} grows by being trusted with something real: the Sun in Capricorn likes a duty. → Give one that counts, and praise patience more than results. Then send them out to play.',
      'patient',
    ),
    Aquarius: child(
      '{child} grows by thinking for themselves, since the Sun is in Aquarius. A rule needs a reason, and a good reason is accepted at once. → Let them run one experiment at home each month.',
      'resists rules',
    ),
    Pisces: child(
      '{child} grows through pictures, music and pity for small creatures, as the Sun in Pisces does. → Believe the story and check the facts gently. A fixed bedtime holds them together.',
    ),
  },
  Moon: {
    Aries: child(
      '{child}’s feelings arrive in a flash and are gone by supper: the Moon is in Aries. → Wait two minutes before you answer a rage. Then offer food or a run, and do not return to it.',
      'shows feelings',
    ),
    Taurus: child(
      '{child} is comforted by the same blanket, the same song and the same porridge, for the Moon is in Taurus. → Keep those when you travel. Change one habit at a time, never two in a week.',
      'likes things to stay',
    ),
    Gemini: child(
      '{child} gets over a sorrow by talking, since the Moon is in Gemini. → Ask on a walk or in the car, when nobody looks at anybody. Ten minutes of chat before sleep clear the day.',
      'shows feelings',
    ),
    Cancer: child(
      '{child} feels your mood before you have noticed it: the Moon is at home in Cancer. → Say aloud that it is not their fault when you are tired. A hug at the door starts the evening well.',
      'takes on moods',
    ),
    Leo: child(
      '{child} wants to be somebody’s favourite for a while each day, as the Moon in Leo does. Ten minutes alone with you are enough. → Never tell a story against them in company.',
    ),
    Virgo: child(
      '{child} worries about small things and feels better when useful: the Moon is in Virgo. → Let them peel, sort or water. Say clearly which of the worries belong to the grown-ups.',
    ),
    Libra: child(
      '{child} cannot rest while two people at home are cross, for the Moon is in Libra. → Let them hear you make peace, not only the quarrel. Ask for their own wish first and the polite one second.',
      'keeps the peace',
    ),
    Scorpio: child(
      '{child} hides the strongest feelings, since the Moon is in Scorpio. → Stay near without questions. What is told to you in the dark stays between the two of you.',
      'hides feelings',
    ),
    Sagittarius: child(
      '{child} cheers up as soon as there is a plan: the Moon is in Sagittarius. → Open air helps more than talk. Name the next thing to look forward to before you say good night.',
    ),
    Capricorn: child(
      '{child} cries seldom and copes early, as the Moon in Capricorn does. → Do not praise that too much. Offer help before it is asked for, and stay until it has been accepted.',
      'hides feelings',
    ),
    Aquarius: child(
      '{child} needs a little distance to know what they feel, because the Moon is in Aquarius. → Give a quarter of an hour alone. After it a joke opens the door sooner than a hug.',
    ),
    Pisces: child(
      '{child} feels with everybody and sleeps badly after sad films: the Moon is in Pisces. → Choose the pictures with care. Water, a song and a low light bring them back.',
      'sleeps badly',
      'takes on moods',
    ),
  },
  Mercury: {
    Aries: child(
      '{child} thinks out loud and answers before the question ends, with Mercury in Aries. → Let the first answer stand as a guess. Then ask for the second one, which is usually the better.',
      'thinks fast',
    ),
    Taurus: child(
      '{child} learns slowly and for good, with Mercury in Taurus. Hands help the head: beads, clay, real coins. → Never compare the pace with a brother’s or a sister’s.',
      'thinks slowly',
    ),
    Gemini: child(
      '{child} learns by talking and has heard everything twice by noon, with Mercury in Gemini. → Feed the quickness with word games. Ask for one sentence written down, because writing slows it.',
      'talks much',
    ),
    Cancer: child(
      '{child} remembers what was said with feeling, with Mercury in Cancer. They learn best from somebody they like. → Tell them about your own first days at something.',
    ),
    Leo: child(
      '{child} tells a story so that people listen, with Mercury in Leo. → Let them read aloud to an audience of two. Correct in private, with the good part named first.',
      'talks much',
    ),
    Virgo: child(
      '{child} notices the missing button and the wrong word, with Mercury in Virgo. → Give puzzles, lists and kits with many parts. Ask what was right on the page as well.',
    ),
    Libra: child(
      '{child} sees both sides and cannot choose, with Mercury in Libra. → Offer two possibilities, never five. Let them explain the losing one, too; it makes the choice easier.',
      'decides slowly',
    ),
    Scorpio: child(
      '{child} asks until the real answer comes, with Mercury in Scorpio. → Give it in small words. Riddles, locks and detective stories are food for such a mind.',
    ),
    Sagittarius: child(
      '{child} has the big idea before the small facts, with Mercury in Sagittarius. → Enjoy it, then look one fact up together. Maps and languages hold their interest.',
      'thinks fast',
    ),
    Capricorn: child(
      '{child} thinks before speaking and means what is said, with Mercury in Capricorn. → Wait for it. A plan on paper, with boxes to tick, calms them before anything new.',
      'says little',
    ),
    Aquarius: child(
      '{child} finds another way to the right result, with Mercury in Aquarius. → Ask how they did it before you show yours. Machines and systems are good toys.',
    ),
    Pisces: child(
      '{child} learns by pictures, tunes and stories, with Mercury in Pisces. → Sing the tables and draw the spelling. Read instructions once more together, since the middle goes missing.',
    ),
  },
  Venus: {
    Aries: child(
      '{child} likes people at once and says so: Venus is in Aries. A friendship may begin with a push. → Show how to ask before taking, and how to come back after a quarrel.',
      'loves quickly',
    ),
    Taurus: child(
      '{child} loves soft things, good food and old friends, for Venus is in Taurus. Sharing a favourite is hard, so agree which toys are put away before guests come.',
    ),
    Gemini: child(
      '{child} makes friends through jokes and has a new one each month: Venus is in Gemini. → Help them to write to the old ones. A card with three lines is enough.',
      'seeks company',
    ),
    Cancer: child(
      '{child} is fond of a few people and jealous of none of their things, only of their time. Venus is in Cancer. → Let them cook with you for somebody they like.',
    ),
    Leo: child(
      '{child} gives presents with a bow on them and waits for the face: Venus is in Leo. → Show delight without hurry. Teach them to clap for another child, first and loudest.',
    ),
    Virgo: child(
      '{child} shows affection by helping, since Venus is in Virgo. → Notice the folded napkin. Tell them that people like them on days when they do nothing useful, too.',
    ),
    Libra: child(
      '{child} has charm and hates a scene, for Venus is in Libra. → Practise one friendly no together, in front of the mirror. Colours and clothes matter; let them choose.',
      'keeps the peace',
    ),
    Scorpio: child(
      '{child} has one best friend and is loyal to the bone: Venus is in Scorpio. When that friend plays with another, it hurts for days. → Plan something good for the same afternoon.',
      'easily hurt',
    ),
    Sagittarius: child(
      '{child} likes people from elsewhere and says what they think: Venus is in Sagittarius. → Teach that a true thing can be said kindly. Invite the new one in the class.',
    ),
    Capricorn: child(
      '{child} is shy with affection and faithful in it, as Venus in Capricorn is. → Do not force the kiss for the aunt. A small duty shared with a grandparent makes the bond.',
      'loves slowly',
    ),
    Aquarius: child(
      '{child} wants to be friends with all and owned by none: Venus is in Aquarius. Clubs suit them. → Remind them of the one friend who sat at home yesterday.',
    ),
    Pisces: child(
      '{child} gives the toy away and cries at night: Venus is in Pisces. → Praise the kindness and set its limit. Music or painting is a good place for such feeling.',
    ),
  },
  Mars: {
    Aries: child(
      '{child} gets angry fast and is ready to play again at once, with Mars in Aries. Running and climbing every day are half of the peace at home. → Keep the rules few and firm.',
      'lets go',
      'quick anger',
    ),
    Taurus: child(
      '{child} seldom loses patience and then cannot be moved, with Mars in Taurus. → Do not pull. Leave a way out that is not a defeat, and come back in ten minutes.',
      'slow anger',
    ),
    Gemini: child(
      '{child} fights with words, with Mars in Gemini. → Do not laugh at the sharp ones, however good they are. Two short activities suit them better than one long one.',
      'seeks contests',
    ),
    Cancer: child(
      '{child} sulks where others shout, with Mars in Cancer. What looks like a whim is often a hurt. → Ask what happened before the quarrel, and cook something together.',
      'easily hurt',
    ),
    Leo: child(
      '{child} acts boldly when somebody looks on, with Mars in Leo. → Let them captain one thing and serve in the next. Losing well is a skill; play it with them weekly.',
      'in front',
    ),
    Virgo: child(
      '{child} works hard at a skill and hates an untidy result, with Mars in Virgo. → Praise the hour, not only the page. A tool of their own, well kept, is a fine present.',
      'keeps going',
    ),
    Libra: child(
      '{child} waits to see what others do and acts with a companion, with Mars in Libra. → Do the first half together. Let them say I want once a day without adding please do not mind.',
      'decides slowly',
    ),
    Scorpio: child(
      '{child} has a strong will and keeps silent about it, with Mars in Scorpio. → Do not enter a contest you must win. Give a hard task that takes a month; they will finish it.',
      'finishes',
    ),
    Sagittarius: child(
      '{child} needs room to move and a goal that excites, with Mars in Sagittarius. Walks with a destination work. → Ask them to bring the jacket home, every time.',
    ),
    Capricorn: child(
      '{child} goes on when others stop, with Mars in Capricorn. Long projects suit them. → Plan the pause for them, because they will not ask for it.',
      'keeps going',
    ),
    Aquarius: child(
      '{child} obeys a reason and resists an order, with Mars in Aquarius. → Explain once, in one sentence. Let them invent a better way to do the dull task.',
    ),
    Pisces: child(
      '{child} runs out of strength without a warning, with Mars in Pisces. Swimming and dancing build it gently. → Watch whose quarrel they have made their own.',
    ),
  },
  Jupiter: {
    Aries: child(
      '{child} believes that it will work and tries, since Jupiter is in Aries. → Let them take small risks under your eyes. Luck comes to them with the first step.',
      'expects good',
    ),
    Taurus: child(
      '{child} is lucky with things that grow, for Jupiter is in Taurus. A garden bed or a money box teaches patience. → Show them how much is enough.',
    ),
    Gemini: child(
      '{child} collects facts like shells, since Jupiter is in Gemini. A library card is the best present. → Choose one subject each season to know really well.',
    ),
    Cancer: child(
      '{child} is lucky through family and feels safe in plenty: Jupiter is in Cancer. → Tell the old stories. Let them share the full plate with somebody who has less.',
    ),
    Leo: child(
      '{child} thinks large and is generous, as Jupiter in Leo is. → Give their idea a real stage, a shelf or an evening. Keep the praise true, and it will last.',
    ),
    Virgo: child(
      '{child} grows by small improvements, since Jupiter is in Virgo. A craft learnt from someone skilled is worth a lot. → Count progress by the month.',
    ),
    Libra: child(
      '{child} finds good fortune in company: Jupiter is in Libra. Friends open doors here, and manners keep them open. → Teach them to thank by name.',
    ),
    Scorpio: child(
      '{child} trusts slowly and then wholly, since Jupiter is in Scorpio. Hard questions make them wiser. → Let them help where somebody is sad; they can.',
      'trusts slowly',
    ),
    Sagittarius: child(
      '{child} is a hopeful child with wide plans, for Jupiter is in its own sign, Sagittarius. → Say yes to the trip. Ask about the map, the shoes and the way home.',
      'expects good',
    ),
    Capricorn: child(
      '{child} trusts what has been tested: Jupiter is in Capricorn. A long-term plan, with a date, pleases them. → Remind them that some luck may simply be enjoyed.',
      'trusts slowly',
    ),
    Aquarius: child(
      '{child} is lucky in groups and with new ideas, since Jupiter is in Aquarius. Clubs, workshops and causes suit them. → Help them to choose one for a year.',
    ),
    Pisces: child(
      '{child} believes in good endings, as Jupiter in Pisces does. Stories and prayers mean much to them. → Let them care for a creature that really needs it.',
      'expects good',
    ),
  },
  Saturn: {
    Aries: child(
      '{child} hesitates at the start, where others leap, with Saturn in Aries. → Share the first step. A dare from outside should be refused, and you can rehearse how.',
      'decides slowly',
    ),
    Taurus: child(
      '{child} is careful with belongings and afraid of losing them, with Saturn in Taurus. → Keep your promises about things exactly. Show that a broken toy can be mended.',
      'keeps money',
    ),
    Gemini: child(
      '{child} fears saying the wrong thing, with Saturn in Gemini. → Do not finish their sentences. Read aloud together each evening, a page each.',
      'timid',
      'says little',
    ),
    Cancer: child(
      '{child} hides the need for comfort, with Saturn in Cancer. → Offer it on an ordinary day without a cause. Keep the goodbye short and the time of return exact.',
      'hides feelings',
    ),
    Leo: child(
      '{child} is shy of the stage and longs for it, with Saturn in Leo. → Begin with an audience of one. Play something together that neither of you does well.',
      'timid',
      'doubts self',
    ),
    Virgo: child(
      '{child} rubs out until the paper tears, with Saturn in Virgo. → Set a time for stopping. Show them your own crossed-out lines.',
      'exact',
    ),
    Libra: child(
      '{child} takes fairness very seriously, with Saturn in Libra. → Admit when you were unfair. One reliable friend matters more than being liked by all.',
    ),
    Scorpio: child(
      '{child} guards secrets and fears that trust may be broken, with Saturn in Scorpio. → Knock before you enter. What you promise, keep to the word.',
      'trusts slowly',
    ),
    Sagittarius: child(
      '{child} doubts before believing and wants proof, with Saturn in Sagittarius. → Let them test a rule. Choose teachers who can say that they do not know.',
    ),
    Capricorn: child(
      '{child} is responsible early, with Saturn in its own sign, Capricorn. → See that it is not too early. Take one duty away each holiday and do not replace it.',
    ),
    Aquarius: child(
      '{child} feels like the outsider at times, with Saturn in Aquarius. → Help them to a group with a task, where being different is useful. One loyal friend is plenty.',
    ),
    Pisces: child(
      '{child} has fears without a name, at dusk above all, with Saturn in Pisces. → Draw them together by daylight. A lamp and a fixed bedtime are worth more than arguments.',
    ),
  },
  generation: {
    Uranus: child(
      'All who were born within about seven years of {child} have Uranus in {sign}, so it says little about one person. Its house shows where they like to do things in their own way; give them room there.',
    ),
    Neptune: child(
      '{child} shares Neptune in {sign} with some fourteen years of births. It tells of a mood of the time. Its house shows where dreams are strongest and where you can help with plain facts.',
    ),
    Pluto: child(
      'Pluto is in {sign} for everybody of {child}’s age and for many who are older. By itself it tells you little. Its house shows where feelings go deep and patience helps more than pressure.',
    ),
  },
} satisfies Record<ClassicalPlanet, Record<Sign, Passage>> & {
  rising: Record<Sign, Passage>
  generation: Record<Exclude<Planet, ClassicalPlanet>, Passage>
}
