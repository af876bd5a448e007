import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on romance. {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of the house;
// {planet}: a significator; {sign}: its sign
const passage = from('BPHS 11, 16 and 24 on the fifth house, weighed as an area of life')
const natured = from('BPHS 3 on the natures of the planets, with Phaladeepika 2')
const bound = from('BPHS 18, with Phaladeepika 10 on unions of choice')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})
type Group = Exclude<Dignity, 'moolatrikona'>
const dignified = (
  exalted: string,
  own: string,
  friend: string,
  neutral: string,
  enemy: string,
  debilitated: string,
): Record<Group, Passage> => ({
  exalted: natured(exalted),
  own: natured(own),
  friend: natured(friend),
  neutral: natured(neutral),
  enemy: natured(enemy),
  debilitated: natured(debilitated),
})

export default {
  promise: banded(
    'Affection comes easily to this chart, and {helper} is the best witness for it. You are likely to be liked before you have tried, and to know early what you feel. The art is in the second step: to stay with one tie long enough for it to show its worth.',
    'The heart has more help than hindrance here, with {helper} foremost. Fondness grows where you are already at ease: in play, study, music or a team. What gets in the way is {burden}, and it does less harm once you can say aloud what it makes you do.',
    'In matters of the heart this chart pulls two ways. {helper} opens the door and {burden} stands in it, so that interest and caution arrive together. You do best with people who can wait a week for an answer and who do not take a pause for a refusal.',
    'The chart makes you earn your ease in affection, chiefly because of {burden}. Old authors read late or guarded beginnings from this, never a closed heart. {helper} is where warmth gets in first, so give that side of life more room than you think it deserves.',
  ),
  lords: {
    1: passage(
      'The lord of the fifth stands in the ascendant, so your feelings can be read in your face. People know when you like them. Charm of this kind works without effort, and it needs one rule: mean what the face says, or say at once that you do not.',
    ),
    2: passage(
      'In the second house the fifth lord shows love through food, gifts and words that are remembered. Family takes an interest in whom you bring home. Sweet speech is a real talent here; keep it for those you would also lend money to.',
    ),
    3: passage(
      'With the lord of the fifth in the third, courtship is made of messages, short trips and things done with the hands. You like to take the first step. A brother, a sister or a neighbour often stands at the beginning of the story.',
    ),
    4: passage(
      'The fifth lord in the fourth keeps romance close to home. You open up in familiar rooms and with people who knew you when you were small. Affection that is never taken outside grows stale, so plan one evening in the month somewhere new.',
    ),
    5: passage(
      'The lord of the fifth stays in its own house, which is the plainest sign of a warm heart in this tradition. Play and love are one thing to you. Keep a little of that lightness for the dull weeks, because that is when it is worth most.',
    ),
    6: passage(
      'The fifth lord in the sixth meets people at work, in training or while helping someone out. Affection has to pass tests there: differences of rank, busy hours, small quarrels. Those who have solved a problem together trust each other sooner than those who dined together.',
    ),
    7: passage(
      'When the lord of the fifth goes to the seventh, liking wants to become a bond. You think of the long run sooner than others do. Let the other person reach that thought at their own speed, and the step from one to the other is short.',
    ),
    8: passage(
      'In the eighth the lord of the fifth loves deeply and shows little. There are secrets, or long silences, before there is trust. One person who is told everything is worth more to you than a wide circle, so choose that person slowly.',
    ),
    9: passage(
      'The fifth lord in the ninth looks up to those it loves: a teacher, a traveller, somebody of another faith or country. Shared beliefs feed your affection. Admiration is a fine beginning; see to it that the other may also be wrong at times.',
    ),
    10: passage(
      'With the fifth lord in the tenth, affection and ambition share a diary. You are drawn to people who do something well, and you are noticed at your own work. Decide early how much of your private life the workplace may know.',
    ),
    11: passage(
      'The lord of the fifth in the eleventh lets love grow out of friendship. The circle comes first, then the walk home, then the rest. It is a kind place for the heart; the one risk is to keep somebody for years in the row of friends because it is easy there.',
    ),
    12: passage(
      'In the twelfth the fifth lord prefers what is private or far away: letters, foreign cities, an understanding nobody else knows of. Feeling runs high at a distance. Ask now and then whether you love the person or the longing, and bring the person into daylight.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  venus: dignified(
    'Venus, who stands for affection, is exalted in {sign}. You give attention freely, and you forgive what others would count. People rest in your company. Take care that being kind does not become a way of never asking for anything yourself.',
    'Venus, the significator of love, is at home in {sign}. Your taste is your own, in people as in everything else. You know within an hour whether you are at ease with somebody, and that first judgement deserves your trust.',
    'Venus stands in {sign} as the guest of a friend. Love finds you in good company, through introductions and things done together. Small attentions suit you better than grand declarations, and you notice when they stop.',
    'Venus is on neutral ground in {sign}, neither helped nor hindered. Affection becomes what you practise: a message sent, a name remembered, a promise kept. What looks like luck in love with others is, with you, a habit you can learn.',
    'In {sign} Venus has to work among strangers. You may dress up liking as duty, or hide it behind a joke. Saying plainly “I am glad you came” feels like too much to you and is exactly enough for the other person.',
    'Venus is in her fall in {sign}, where love is weighed and measured. You see the fault before the gift. The remedy of every teacher is the same: praise first, and wait a day with the correction; half of it will not be needed.',
  ),
  mars: dignified(
    'Mars, who goes after what the heart wants, is exalted in {sign}. Your courage has method. You ask once, clearly, and take the answer well, which is rarer than daring. Others feel safe with a will that has its own brakes.',
    'Mars keeps his own sign, {sign}, and does not wait to be asked. You are honest about what you want and angry for an hour at most. Somebody slower will need to hear that an argument with you is weather, and passes.',
    'In {sign} Mars has a friend to work with. You pursue what you like with good humour, and you can lose without sulking. Doing things side by side, a sport, a repair, a long road, brings you closer to people than talk does.',
    'Mars stands on neutral ground in {sign}. The will to go toward somebody is there and comes and goes with your strength. When you are tired you grow curt, so put the important conversations into your good hours.',
    'Mars is in an unfriendly sign, {sign}, and his heat has no easy way out. You may press too hard, or wait and then burst. Bodily work on the day of a quarrel, and words on the day after, is the order that serves you.',
    'In {sign} Mars is in his fall, and wanting goes by side roads: hints, moods, a slammed cupboard. Nothing is wrong with the wish itself. Practise asking for small things directly, and the large ones will come out straight as well.',
  ),
  moon: dignified(
    'The Moon, who shows what you need in closeness, is exalted in {sign}. Your feelings are steady, and others lean on that. What you need in return is simple and has to be said, because nobody guesses that the calm one needs anything.',
    'The Moon is at home in {sign}: you feel first and think afterwards, and the feeling is mostly right. You need to be asked how the day was, by someone who listens to the answer. Old hurts stay with you, so let them be spoken of and ended.',
    'The Moon has a friend’s house in {sign}. Your moods find a kind ear, and you give one. You need company more than advice; when you are low, a meal with somebody does more for you than a night of thinking it over.',
    'The Moon stands on neutral ground in {sign}. What you feel depends on sleep, food and the tone of the house more than you like to admit. You need a rhythm: the same evening, the same walk, a person who keeps both.',
    'In {sign} the Moon is among strangers. You read indifference where somebody is only tired. What you need is reassurance in small coin, often, and the courage to ask for it before you have made up the other person’s mind for them.',
    'In {sign} the Moon has its fall. Feeling goes deep there and is guarded like a secret, and a slight is kept for years. You need one person who has seen the worst mood and stayed; after that you are as loyal as anyone.',
  ),
  fifth_house: banded(
    'The fifth house, where love begins, is in very good order under {lord}. Joy is easy to find and easy to share. You are at your most lovable when you play, so let people meet you there and not across a desk.',
    'The fifth house holds up well, and {lord} looks after it. A light heart is given to you, and most people answer it. Keep one pastime that has no use at all, since that is where you are met as yourself.',
    'The fifth house blows hot and cold, with {lord} as its lord. You fall for someone quickly and then wonder why. A rule of thumb helps: let three ordinary meetings pass before you decide that it is love, or that it is not.',
    'The fifth house is under strain, and {lord} cannot hold it alone. Fun may feel like a test you could fail. Choose settings in which nobody is watching, and people who laugh at themselves; the house grows lighter at once in such company.',
  ),
  guests: {
    Sun: passage(
      'The Sun in the fifth house loves to be seen loving. You are generous, proud of those you are fond of, and hurt by a lack of applause. Give the other person the stage in turn, and your warmth will be remembered long after the evening.',
    ),
    Moon: passage(
      'With the Moon in the fifth house the heart is quick and tender and changes its weather. You love by feeding, listening and remembering. Keep large decisions about love for a day on which you have slept, and they will be good ones.',
    ),
    Mars: passage(
      'Mars in the fifth house falls in love at a run. You like a challenge and say what you think of the film and of the friend. The tradition warns of quarrels in play; let there be winners on both sides, and keep sport for sport.',
    ),
    Mercury: passage(
      'Mercury in the fifth house flirts with words. A clever message is worth more to you than roses, and silence worries you more than anger. You stay young in love by learning something together each year, however small it is.',
    ),
    Jupiter: passage(
      'Jupiter in the fifth house is one of the kind placements for affection: trust comes before proof, and teachers and elders smile on the choice. Your fault is advising the person you love. Ask whether counsel is wanted, and your goodwill is twice as welcome.',
    ),
    Venus: passage(
      'Venus in the fifth house makes you easy to love and fond of being so. Music, dress, colour and celebration are your language. There may be more admirers than you need, and it is kind to tell the others early where they stand.',
    ),
    Saturn: passage(
      'Saturn in the fifth house is shy in love and serious once it begins. You test, wait and stay. Age or duty may stand between you and somebody for a time. Allow yourself foolishness on purpose, one hour in the week, and it will thaw you.',
    ),
    Rahu: passage(
      'Rahu in the fifth house is drawn to whoever is different: another country, another class, a person everybody talks about. The spell is strong and early. Wait until you have seen how they treat a waiter and a bad day, then trust it.',
    ),
    Ketu: passage(
      'Ketu in the fifth house loves as if from memory: it knows at once, or it is not interested. You withdraw when you are courted too loudly. Tell people that your quiet is not a no, and they will learn to come near slowly.',
    ),
  } satisfies Record<Graha, Passage>,
  seventh_house: banded(
    'The seventh house, where a liking becomes a promise, stands firm under {lord}. You keep your word and choose people who keep theirs. What is begun with a light heart in the fifth finds solid ground in this house.',
    'The seventh house is in good shape, with {lord} in charge. You can be two without ceasing to be one. Speak of plans early and of rules late, and commitment comes to you as the natural next step.',
    'The seventh house has two minds, and {lord} rules it. You want a bond and want the window open. Both can be had with a person whose own life is full; with anyone else the wish for air will be taken for coldness.',
    'The seventh house carries a load, and {lord} is not free to lift it. Promises come harder than feelings do. Do not be hurried: a bond made a year later, with the difficult questions already asked, is the one that holds here.',
  ),
  likelihood: {
    high: bound(
      'Several of the old marks agree that with you love and marriage are one road. What starts as affection wants a name, a date and a home. The tradition speaks of a union by choice, and of families that are persuaded by the two who insist kindly.',
    ),
    medium: bound(
      'One of the marks that join love to marriage is there, and one is a beginning. A tie of the heart may become a marriage where circumstances help it along. It is worth asking early whether both of you have the same end in view.',
    ),
    low: bound(
      'None of the marks that join love to marriage is in this chart. The books then expect the lasting bond from another door: an introduction, a colleague, an old acquaintance seen anew. Affection is not less for that, it only comes after the meeting.',
    ),
  },
  no_yogas: bound(
    'No combination for marriage is whole in this chart, neither for it nor against it. That is common, and it leaves the word to the fifth and seventh houses and to Venus. Read what they say, and do not look for a promise where the books are silent.',
  ),
  challenges: {
    Sun: natured(
      'What weighs on love comes from the Sun: pride, a father’s opinion, the wish to be right. You would sooner lose somebody than lose face. Apologise first once, as an experiment, and see how little of you is lost by it.',
    ),
    Moon: natured(
      'The Moon is what makes love difficult here: moods, a mother’s voice in the background, an old hurt that a new person has to pay for. Name the mood before you act on it. Most of them are over by the next morning.',
    ),
    Mars: natured(
      'Mars is the trouble in matters of the heart: haste, sharp words, the wish to win. A quarrel seems to you like contact, and to others like an end. Leave the room for a quarter of an hour, and come back as you said you would.',
    ),
    Mercury: natured(
      'Mercury brings the difficulty: too much talk, second thoughts, a joke where an answer was wanted. You can explain a feeling until it is gone. Say one plain sentence about what you want, and let it stand there without a footnote.',
    ),
    Jupiter: natured(
      'The load on affection comes from Jupiter: large expectations, principles, a little preaching. You love an idea of the person and are let down by the person. Keep two or three beliefs that matter and let the rest be a matter of taste.',
    ),
    Venus: natured(
      'Venus herself makes the difficulty: comfort, comparison, the wish to please everyone a little. You may stay where it is pleasant long after it has ceased to be true. Ask yourself each season whether you would choose the same again.',
    ),
    Saturn: natured(
      'Saturn stands in the way of love here: duty, fear of being refused, a long habit of managing alone. You leave before you can be left. Let somebody do a small thing for you each week, and do not repay it on the same day.',
    ),
    Rahu: natured(
      'Rahu complicates the heart: fascination, what others will say, wanting what is out of reach. The beginning is bright and the picture is not complete. Give every great attraction a hundred days of ordinary life before you build on it.',
    ),
    Ketu: natured(
      'Ketu brings the difficulty: a coolness that comes without warning, an exit kept ready. You are sometimes gone while sitting at the table. Say when you need to be alone and for how long, and nobody will have to guess.',
    ),
  } satisfies Record<Graha, Passage>,
  timing: {
    owner: timed(
      '{ruler} owns the fifth house, and matters of the heart come forward while it rules. An acquaintance begins, or an old one asks what it is. What is said plainly under {ruler} is easier to build on than what is only hinted at.',
    ),
    occupant: timed(
      '{ruler} stands in the fifth house and brings its period play, company and chances to be liked. You are seen more than usual under {ruler}. Accept invitations, and let the evenings decide less than the days after them.',
    ),
    aspect: timed(
      '{ruler} looks at the fifth house from elsewhere, so that affection arrives by way of other business: a course, a trip, a friend’s table. In the period of {ruler} the useful question is who keeps turning up.',
    ),
    karaka: timed(
      '{ruler} stands for the heart by nature, and its period warms up what has been left to cool. Under {ruler} it is easier to make peace, to say what you like about somebody, and to hear the same in return.',
    ),
    varga_lord: timed(
      '{ruler} rules the fifth house of the navamsha, the chart of what affection ripens into. The period of {ruler} shows the worth of a tie: some become promises, and some end without bitterness because they have given what they could.',
    ),
    double_transit: timed(
      'While {ruler} rules, the transits of Jupiter and Saturn meet on the fifth house or its lord, the season in which this school looks for events of the heart. What begins in those months, or is made up again, is likelier to take a lasting form.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'Of the periods in these years none has much to do with the fifth house. That silence is not a sentence on the heart. Friendships of such years are often the best of a life, since nobody expects anything of them.',
  ),
  lean: {
    Venus: natured(
      'Lean on Venus, the ablest of the three who speak for the heart in this chart. Your ease with people is real: invite, host, notice what pleases others. When you do not know what to do about somebody, do something kind and see what follows.',
    ),
    Moon: natured(
      'Lean on the Moon, who is the ablest of the three significators here. Your sense of how somebody feels is better than your arguments. Trust it, check it with one question, and let care shown on a bad day speak for you.',
    ),
    Mars: natured(
      'Lean on Mars, the ablest of the three who serve the heart in this chart. You can take the first step, and most people are grateful to whoever does. Ask plainly, take no for an answer without a scene, and your courage stays attractive.',
    ),
  },
  tend: {
    Venus: natured(
      'Venus is the one to tend. Make room for what is merely pleasant, and practise receiving a compliment with two words of thanks. Affection grows in you by small repeated acts, a flower on the table as much as a letter.',
    ),
    Moon: natured(
      'The Moon is the one to tend. Sleep, regular meals and one person to talk to are not luxuries for your heart but its ground. Put off the difficult talk when you are worn out, and keep the appointment for it.',
    ),
    Mars: natured(
      'Mars is the one to tend. Find a place where your force is welcome, a sport, a garden, a workshop, so that it need not come out in words. With those you love, ask for what you want before you are cross about it.',
    ),
  },
  regard: {
    friend: passage(
      '{fifth}, who rules liking, and {seventh}, who rules the bond, are friends in this chart. You need not choose between fun and faithfulness. A tie that begins in laughter may well be the one that lasts.',
    ),
    neutral: passage(
      'The lords of liking and of the bond, {fifth} and {seventh}, take no sides with or against each other. Love and commitment are two decisions for you. Make each of them on purpose, and do not wait for the one to turn into the other by itself.',
    ),
    enemy: passage(
      'The lord of liking, {fifth}, and the lord of the bond, {seventh}, are at odds. Whoever excites you may not be whoever suits you. Write down what you need in a companion on a calm day, and consult the list on an exciting one.',
    ),
  },
}
