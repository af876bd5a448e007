import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Chapters of the detailed report: love by the sign of Venus and of the seventh house, work by the Midheaven, rest by the Moon, money by the second house and home by the fourth
const passage = from('Common Western practice (signs of the tropical zodiac)')

export default {
  venus: {
    Aries: passage(
      'You fall in love at first sight and show it. You like to win someone, and you stay awake as long as there is still something to win.',
      'loves quickly',
    ),
    Taurus: passage(
      'You love slowly and with all your senses. Once you have chosen, you stay, and you expect the same without saying so.',
      'loves slowly',
    ),
    Gemini: passage(
      'You fall in love in conversation. Someone who makes you laugh on a Tuesday evening has you, and silence at table loses you.',
      'loves quickly',
    ),
    Cancer: passage(
      'You love by looking after. You remember what everyone likes to eat, and you are hurt when nobody remembers it of you.',
      'easily hurt',
    ),
    Leo: passage(
      'You love with style and want to be proud of the person beside you. You give generously, and you need to hear that it was noticed.',
    ),
    Virgo: passage(
      'You show love by doing things right. You mend, plan and bring the medicine, and you find it hard to believe that you are wanted for yourself.',
    ),
    Libra: passage(
      'You are made for two. You know what the other would like before they do, and you forget to say what you would like.',
    ),
    Scorpio: passage(
      'You give your heart whole or you keep it. You test people before you trust them, and most of them never know that they have passed.',
      'trusts slowly',
      'loves slowly',
      'guarded',
    ),
    Sagittarius: passage(
      'You love someone to travel and think with. You need a bond with a wide horizon, and you grow restless where every day is agreed.',
    ),
    Capricorn: passage(
      'You are careful with your heart and faithful with your calendar. You show love by staying, and the words come years later.',
      'loves slowly',
      'hides feelings',
    ),
    Aquarius: passage(
      'You love your friends and befriend your loves. You need room to breathe, and people who leave it to you have you for life.',
    ),
    Pisces: passage(
      'You love without an edge. You feel what the other feels, forgive almost everything, and lose sight of what you need.',
      'lets go',
      'loves quickly',
    ),
  },
  seventh: {
    Aries: passage('You are drawn to people who decide quickly, and you learn from them to say what you want.'),
    Taurus: passage('You look for someone calm who brings bread and money home and does not change with the weather.'),
    Gemini: passage(
      'You need a partner who talks, reads and has friends of their own; a quiet one makes you feel alone.',
    ),
    Cancer: passage(
      'You look for someone who makes a home for you, and you easily become their child or their parent.',
    ),
    Leo: passage('You choose people with presence, and it works as long as there is applause for both of you.'),
    Virgo: passage('You choose somebody useful and exact, and you are grateful until the corrections reach you too.'),
    Libra: passage('You look for an equal with good manners, and you have to learn to disagree aloud.'),
    Scorpio: passage('You meet intense people, and with them you find out how much truth you can bear.'),
    Sagittarius: passage(
      'You are drawn to foreigners, teachers and travellers, to anyone with a larger map than yours.',
    ),
    Capricorn: passage(
      'You choose someone serious, often older or busier than you, and the bond gets warmer with the years.',
    ),
    Aquarius: passage(
      'You choose the unusual person, and you do best with an arrangement that suits only the two of you.',
    ),
    Pisces: passage('You are drawn to gentle, artistic or lost people, and you must not mistake rescuing for loving.'),
  },
  venus_deed: {
    Aries: passage('→ Plan something new for the two of you this month; you need it more than reassurance.'),
    Taurus: passage('→ Say the loving sentence aloud this week; you have cooked it often enough.'),
    Gemini: passage(
      '→ Put the phone away for one evening this week and stay with a feeling until it has ended by itself.',
    ),
    Cancer: passage('→ Say what you would like before you are hurt that nobody guessed it.'),
    Leo: passage('→ Praise somebody this week for what they are, and see how soon you are warm yourself.'),
    Virgo: passage('→ Leave one thing undone for somebody’s sake this week and sit down with them instead.'),
    Libra: passage('→ Choose the restaurant yourself next time, and say why.'),
    Scorpio: passage('→ Tell one thing that you usually keep back, to one person, without a test at the end.'),
    Sagittarius: passage('→ Promise one evening a week and keep it; adventure grows well next to a fixed point.'),
    Capricorn: passage('→ Say one tender sentence this week before you do the next useful thing.'),
    Aquarius: passage('→ Tell somebody close when you need to be alone and when you will be back.'),
    Pisces: passage('→ Name one wish of your own this week, before you ask what the other would like.'),
  },
  midheaven: {
    Aries: passage(
      'You are known for starting things. You need a field where you may go first, and a chief who leaves you alone.',
    ),
    Taurus: passage('You make your name slowly, with something that can be touched and that keeps its value.'),
    Gemini: passage('You make your name with words, and probably in two professions rather than one.'),
    Cancer: passage('You become known for looking after people, a place or a tradition.'),
    Leo: passage(
      'You want work that carries your name, and you grow as soon as somebody trusts you with the stage.',
      'in front',
    ),
    Virgo: passage('You are known for skill. You rise because things go wrong on the days when you are away.', 'exact'),
    Libra: passage('You are asked where tact, taste or justice is needed, and you rarely reach the top alone.'),
    Scorpio: passage('You are sent for when it is serious. People tell you what they would not tell the board.'),
    Sagittarius: passage(
      'You become known for a wide view: you teach, travel, publish or persuade, and you leave when it gets narrow.',
      'likes change',
    ),
    Capricorn: passage(
      'You climb step by step and arrive. You respect a title only when the work behind it is real, your own included.',
      'patient',
      'finishes',
      'keeps going',
    ),
    Aquarius: passage('You become known for doing it differently, and for a cause that is larger than your career.'),
    Pisces: passage('Your work does not fit on a card: care, art, healing or faith have something to do with it.'),
  },
  moon: {
    Aries: passage(
      'You rest by doing. Waiting makes you nervous, and a quick walk or a small victory puts you right again.',
      'impatient',
    ),
    Taurus: passage(
      'You rest when nothing changes: the same chair, good bread, a garden. → Take your time with every move.',
      'likes things to stay',
    ),
    Gemini: passage(
      'You rest by talking. Ten minutes with a friend do more for you than an hour of silence.',
      'seeks company',
      'talks much',
    ),
    Cancer: passage(
      'You rest behind your own door. You need to feed somebody and to be fed, and you keep the recipes and the letters of your people.',
      'holds on',
    ),
    Leo: passage(
      'You rest when you are seen. A warm word changes your whole day, so say openly that you need it.',
      'shows feelings',
    ),
    Virgo: passage(
      'You rest when things are in order. Your worries shrink with each drawer you tidy, and come back if you tidy at midnight.',
    ),
    Libra: passage(
      'You rest in peace and good company. A quarrel in the next room upsets you as if it were your own.',
      'takes on moods',
      'keeps the peace',
    ),
    Scorpio: passage(
      'You rest only where you trust. You feel everything deeply, show little of it, and need one person who knows.',
      'trusts slowly',
      'hides feelings',
      'guarded',
    ),
    Sagittarius: passage(
      'You rest on the way. An open road, a plan or a good laugh restores you, and a locked room depresses you.',
      'likes change',
    ),
    Capricorn: passage(
      'You rest when the work is done, which is never. You manage alone, and you have to be invited to lean on someone.',
      'copes alone',
      'hides feelings',
    ),
    Aquarius: passage(
      'You rest with some distance. You look at your feelings as if they were somebody’s, and a friend brings you closer to them than family.',
      'hides feelings',
    ),
    Pisces: passage(
      'You rest in water, music and sleep. You take in every mood around you and need to rinse it off alone.',
      'takes on moods',
    ),
  },
  second: {
    Aries: passage(
      'You earn quickly and spend the same way. A fixed saving on the day you are paid protects you from your own speed.',
      'leaks money',
    ),
    Taurus: passage(
      'You have a sense for value and hold on to what is good. You sleep best with a reserve you can see.',
      'keeps money',
    ),
    Gemini: passage(
      'You earn in two ways at once, mostly with words or contacts. One page with all your accounts would calm you.',
    ),
    Cancer: passage(
      'Your income follows your mood and your family. → Put something aside in good months without telling anybody at home.',
    ),
    Leo: passage(
      'You like to be generous and seen to be so. → Give yourself a sum for it each month, and it will never hurt.',
      'leaks money',
    ),
    Virgo: passage(
      'You know where each coin went, and you undercharge. → Raise your price once a year, on a fixed date.',
      'keeps money',
    ),
    Libra: passage(
      'You share what you have and buy what is beautiful. → Ask for your half before the bill is paid.',
      'leaks money',
    ),
    Scorpio: passage(
      'You keep your figures to yourself and hold on in bad years. You do well with capital, and badly with secrets about it.',
      'keeps money',
    ),
    Sagittarius: passage(
      'You trust that there will be more, and there often is. → Keep one account that your optimism cannot reach.',
      'leaks money',
    ),
    Capricorn: passage(
      'You build your means slowly and do not show them. → Allow yourself one useless thing a year.',
      'keeps money',
    ),
    Aquarius: passage('Your income comes in jumps and by unusual ways. → Live on the average of the last two years.'),
    Pisces: passage(
      'Money runs through your fingers, mostly to people who asked. → See a patient bookkeeper four times a year.',
      'leaks money',
    ),
  },
  fourth: {
    Aries: passage('You are quick and direct at home, and you start things before breakfast.'),
    Taurus: passage(
      'You need a house that stays, with a garden or at least a kitchen that smells of something.',
      'likes things to stay',
    ),
    Gemini: passage(
      'Your home is full of talk, books and visitors, and you move more often than you planned.',
      'likes change',
      'seeks company',
    ),
    Cancer: passage('You carry your first home with you, its songs and its sorrows, and you cook them both.'),
    Leo: passage('You want a home that can be shown, and a family that is proud of you in return.'),
    Virgo: passage('You show love at home by being useful. → Leave one drawer untidy and see that nobody minds.'),
    Libra: passage(
      'You keep the peace at home and pay for it with small silences. → Say the second sentence too.',
      'keeps the peace',
    ),
    Scorpio: passage(
      'You keep family matters private, and you want one room at home that nobody enters without knocking.',
      'guarded',
    ),
    Sagittarius: passage(
      'You feel at home where the view is wide, and you would rather travel than own a second sofa.',
      'likes change',
    ),
    Capricorn: passage('You take your duties at home seriously, and you build so that it lasts longer than you.'),
    Aquarius: passage('Your home is unlike the others in the street, and some of your friends have a key.'),
    Pisces: passage(
      'You let everybody in at home and feel each mood in the house. You need a room with a door.',
      'takes on moods',
    ),
  },
} as const satisfies {
  [part in 'venus' | 'venus_deed' | 'seventh' | 'midheaven' | 'moon' | 'second' | 'fourth']: Record<Sign, Passage>
}
