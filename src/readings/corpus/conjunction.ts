import { from, type Passage } from '../passage.ts'

// Two or three of the seven planets in one sign; the key has them in the order of the weekdays. {field}: the field of their house
const located =
  (passage: (text: string) => Passage) =>
  (text: string): Passage =>
    passage(text.replace('. ', ', and you notice it most in {field}. '))
const two = located(from('Saravali 15; Brihat Jataka 14'))
const three = located(from('Saravali 16'))

const CONJUNCTIONS = {
  'Sun Moon': two(
    'Your head and your heart want the same thing, because the Sun and the Moon share a sign, as on the night of no moon. Saravali adds skill with tools. → Ask somebody else for the other view before you decide.',
  ),
  'Sun Mars': two(
    'You have double heat, since the Sun and Mars are together: strong, brave and quick to offend, in the old verse. You need hard work under a fair chief. → Tire your body on purpose, and your temper stays cool.',
  ),
  'Sun Mercury': two(
    'You think near the seat of power, because Mercury stands with the Sun, as in five charts of ten. The verse grants you skill, a good name and sweet speech. → Let your ideas be checked by a person who is not impressed.',
  ),
  'Sun Jupiter': two(
    'You advise people who decide, since the Sun and Jupiter share a sign. The old verse sees a priest or a minister in you. → Give your advice in one sentence, and let them take the credit.',
  ),
  'Sun Venus': two(
    'You like colours, stages and applause, because Venus stands with the Sun, as in three charts of ten. You may earn by art or by gifts from people of rank. → Put love before the title on two evenings a week.',
  ),
  'Sun Saturn': two(
    'You work with heavy things and under strict people, since Saturn stands with the Sun. Father and duty are a theme. What you build is solid; say once a year that you are proud of it.',
  ),
  'Moon Mars': two(
    'You are brave with feeling and quick to act on it, because Mars stands with the Moon. Money comes by energy, the verse says. → Eat before you argue, and bring your mother something.',
  ),
  'Moon Mercury': two(
    'You speak gently and you find the right word, since Mercury stands with the Moon. The verse gives you a pleasant face and a gift for verse or trade. → Write down what you feel before you discuss it.',
  ),
  'Moon Jupiter': two(
    'You have a kind and steady heart, because Jupiter stands with the Moon. People trust you with their worries, and the family does well through you. → Keep one evening a week for nobody.',
  ),
  'Moon Venus': two(
    'You have taste in cloth, scent and company, since Venus stands with the Moon. Buying and selling suit you. → Set a sum for lovely things at the beginning of the month.',
  ),
  'Moon Saturn': two(
    'You carry feelings for a long time, because Saturn stands with the Moon. You look after old people and old matters well. → See one friend in daylight each week, whatever else happens.',
  ),
  'Mars Mercury': two(
    'You argue well and you work well with your hands, since Mercury stands with Mars. Medicine, engineering and trade suit you. → Wait one night before you send the sharp reply.',
  ),
  'Mars Jupiter': two(
    'You lead where something is worth fighting for, because Jupiter stands with Mars. The verse makes you the head of a town. → Choose one cause this year, and give it your Saturdays.',
  ),
  'Mars Venus': two(
    'You want people and things strongly, and you go and get them, since Venus stands with Mars. Games and charm are your field. → Sleep once on each wish after ten at night.',
  ),
  'Mars Saturn': two(
    'You have force and brake at once, because Saturn stands with Mars. You can do hard exact work under rules. Quarrels cost you more than others, so leave the room first.',
  ),
  'Mercury Jupiter': two(
    'You speak, teach and judge well, since Jupiter stands with Mercury. Music and learning are in the verse. → Put into three pages this season what others need from you.',
  ),
  'Mercury Venus': two(
    'You are amusing and you have a sure taste, because Venus stands with Mercury, as in three charts of ten. Words, design and song may earn for you. → Name a price that makes you blush.',
  ),
  'Mercury Saturn': two(
    'You think slowly and exactly, since Saturn stands with Mercury. You notice what others skip. → Say one unfinished thought in each meeting, or they will go on without you.',
  ),
  'Jupiter Venus': two(
    'You have good sense and good taste, because Jupiter and Venus share a sign. Teachers and a good partner come to you. → Do not let principle and pleasure share one purse.',
  ),
  'Jupiter Saturn': two(
    'You build what lasts for many, since Saturn stands with Jupiter. The verse gives you fame in a town or a guild. → Take the long office, and laugh at it on Sundays.',
  ),
  'Venus Saturn': two(
    'You love faithfully and a little shyly, because Saturn stands with Venus. Craft and art grow in your hands over years. → Say the warm thing first once this week.',
  ),
  'Sun Moon Mars': three(
    'You are bold with tools and machines, and you do not give up, since the Sun, the Moon and Mars share a sign. You are sharp when contradicted. → Do something hard with your hands before any hard talk.',
  ),
  'Sun Moon Mercury': three(
    'You speak well to people of rank, because the Sun, the Moon and Mercury share a sign. Learning and a good name are in the verse. → Answer within a day, and in three sentences.',
  ),
  'Sun Moon Jupiter': three(
    'You like to travel and to serve people in charge, since the Sun, the Moon and Jupiter share a sign. You stay calm and you keep your word. → Teach one younger person what you know of both.',
  ),
  'Sun Moon Venus': three(
    'You want affection and a name, because the Sun, the Moon and Venus share a sign, and they pull at each other. You spend to be liked. → Decide in January what you can give away.',
  ),
  'Sun Moon Saturn': three(
    'You work hard and often for others, since the Sun, the Moon and Saturn share a sign. Metals and old things are in the verse. → Ask for your own share in writing, once, this quarter.',
  ),
  'Sun Mars Mercury': three(
    'You are famous in your circle for daring, because the Sun, Mars and Mercury share a sign. You speak hard and fast. → Keep the joke for those who know you well.',
  ),
  'Sun Mars Jupiter': three(
    'You speak the truth and carry command, since the Sun, Mars and Jupiter share a sign. You achieve much if you leave your opponent his honour. → Thank one of them this month.',
  ),
  'Sun Mars Venus': three(
    'You are ambitious and you look good in it, because the Sun, Mars and Venus share a sign. Theatre, sport and fashion suit you. → Keep love and work in different buildings.',
  ),
  'Sun Mars Saturn': three(
    'You have three hard tempers to harness, since the Sun, Mars and Saturn share a sign. Industry, rescue work or law uses them all. → Keep away from quarrels with relatives about money.',
  ),
  'Sun Mercury Jupiter': three(
    'You are a natural adviser, because the Sun, Mercury and Jupiter share a sign. What you write for those in charge lasts. → Rest your eyes after each hour of reading.',
  ),
  'Sun Mercury Venus': three(
    'You talk well and tenderly, and you are often on the road, since the Sun, Mercury and Venus share a sign. Art and speech work together in you. → Let somebody edit what you say.',
  ),
  'Sun Mercury Saturn': three(
    'You see the faults of your own side and you report them, because the Sun, Mercury and Saturn share a sign. Science and audit reward that. → Praise first, as a technique.',
  ),
  'Sun Jupiter Venus': three(
    'You stand near power through culture, since the Sun, Jupiter and Venus share a sign. Your means are modest and your protectors good. → Teach art, or advise those who pay for it.',
  ),
  'Sun Jupiter Saturn': three(
    'You are fearless and fond of your friends, because the Sun, Jupiter and Saturn share a sign, and you differ with superiors. An independent office suits you. → Choose the law over the favour.',
  ),
  'Sun Venus Saturn': three(
    'You want to be loved and to be obeyed, since the Sun, Venus and Saturn share a sign. Both come late. → Begin with a kindness that costs you some dignity.',
  ),
  'Moon Mars Mercury': three(
    'You feel, act and talk in one minute, because the Moon, Mars and Mercury share a sign. Relatives know all of it. → Write first, and read it after supper.',
  ),
  'Moon Mars Jupiter': three(
    'You have courage with a good heart, since the Moon, Mars and Jupiter share a sign. People like your face, and you fall in love with causes. → Finish the one you have.',
  ),
  'Moon Mars Venus': three(
    'You are always a little on the move, because the Moon, Mars and Venus share a sign. You like travel and company. → Give one place and one person a whole year.',
  ),
  'Moon Mars Saturn': three(
    'You can manage without comfort, since the Moon, Mars and Saturn share a sign. You are tough for it. → Let somebody cook for you on one evening this week.',
  ),
  'Moon Mercury Jupiter': three(
    'You speak so that people believe you, because the Moon, Mercury and Jupiter share a sign. Friends in high places like you. → Use it for somebody who cannot speak for himself.',
  ),
  'Moon Mercury Venus': three(
    'You are clever, charming and fond of nice things, since the Moon, Mercury and Venus share a sign. Envy is the risk. → Share the credit before it is asked for.',
  ),
  'Moon Mercury Saturn': three(
    'You speak well about hard things, because the Moon, Mercury and Saturn share a sign. People in office respect it. → Keep one light subject for the evening, and one friend for it.',
  ),
  'Moon Jupiter Venus': three(
    'You have learning, taste and a good heart, since the Moon, Jupiter and Venus share a sign. Many wish you well. → Ask one of them for what you need this month.',
  ),
  'Moon Jupiter Saturn': three(
    'You know books and people, because the Moon, Jupiter and Saturn share a sign. You like those who are older. → Pass it on to one person who is younger.',
  ),
  'Moon Venus Saturn': three(
    'You serve faithfully with words or with taste, since the Moon, Venus and Saturn share a sign. Writing and teaching suit you. → Name your fee in writing before you begin.',
  ),
  'Mars Mercury Jupiter': three(
    'You lead by knowing and doing, because Mars, Mercury and Jupiter share a sign. Songs, law and service to others are in the verse. → Start the joint project you have in mind.',
  ),
  'Mars Mercury Venus': three(
    'You are lively, talkative and restless, since Mars, Mercury and Venus share a sign. → Work with your hands and your wit. Stay with one piece until it is sold.',
  ),
  'Mars Mercury Saturn': three(
    'You do exact and heavy work, because Mars, Mercury and Saturn share a sign, and you travel for it. You worry about mistakes. → Make a checklist, and trust it.',
  ),
  'Mars Jupiter Venus': three(
    'You are liked by those in charge, since Mars, Jupiter and Venus share a sign. Children and friends give you joy. → Be generous in time rather than in things.',
  ),
  'Mars Jupiter Saturn': three(
    'You have a stern sense of duty, because Mars, Jupiter and Saturn share a sign. People in office know your name. → Do one merciful thing this month against the rule.',
  ),
  'Mars Venus Saturn': three(
    'You often live away from where you began, since Mars, Venus and Saturn share a sign. Love has to travel too. → Fix the next visit before you part, with a date.',
  ),
  'Mercury Jupiter Venus': three(
    'You win people by fairness and grace, because Mercury, Jupiter and Venus share a sign. The verse gives you fame and truth. → Make peace between two people this month.',
  ),
  'Mercury Jupiter Saturn': three(
    'You reach position by knowledge and patience, since Mercury, Jupiter and Saturn share a sign. Comfort follows, a little late. → Write the handbook of what you do, one page a week.',
  ),
  'Mercury Venus Saturn': three(
    'You have skill in art and a dry wit, because Mercury, Venus and Saturn share a sign. Words may run ahead of truth. → Check the story before you tell it again.',
  ),
  'Jupiter Venus Saturn': three(
    'You can rise above where you were born, since Jupiter, Venus and Saturn share a sign. You stay modest, so nobody grudges you the height. → Take somebody along on the next step.',
  ),
} satisfies Record<string, Passage>
export type ConjunctionTopic = keyof typeof CONJUNCTIONS

export default CONJUNCTIONS
