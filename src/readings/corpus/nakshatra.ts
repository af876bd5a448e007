import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// The nakshatra of the Moon at birth: nature, work, relations, health and care
const nature = from('Brihat Jataka 16 and Brihat Samhita 101')
const work = from('Brihat Samhita 15')
const relations = from('Brihat Jataka 16, with the yoni and gana of the star')
const health = from('Brihat Samhita 105, the star-man whose limbs are the stars')
const care = from('Muhurta Chintamani 2, with the deity of the star')

export default {
  Ashwini: {
    nature: nature(
      'You arrive first and offer help before anybody asks, because you were born under Ashwini, the star of the two riders. You look fresh at any age. You also leave first, and people miss you at the washing-up.',
      'thinks fast',
    ),
    work: work(
      'Work that moves suits you: medicine, transport, sport, anything where minutes count, as the old trades of Ashwini say. A long chain of approvals tires you more than hard labour. → Look for a post where you may decide on the spot.',
    ),
    relations: relations(
      'You make friends in a queue and forget to ring them afterwards, as people of Ashwini do. You want company without a halter. A partner who leaves you one free evening a week will have you home on the others.',
      'open to strangers',
      'leaves unfinished',
    ),
    health: health(
      'Your knees belong to Ashwini in the old picture of the body, and they pay for haste. → Warm up before you run and sleep before you drive. You recover quickly if you let the rest be finished.',
    ),
    care: care(
      'Begin your trips, purchases and studies lightly, since Ashwini is a star for quick starts. → For anything slow, put a second person’s name on it. One kept promise a week does more for you than ten offers.',
    ),
  },
  Bharani: {
    nature: nature(
      'You finish what you have taken on, whatever it costs, because you were born under Bharani, the star of Yama. You have strong feelings and a strong sense of what is owed. People trust you with what others avoid.',
      'finishes',
      'keeps promises',
    ),
    work: work(
      'Work that asks for a firm hand suits you: law, nursing, audit, food, the care of endings, as the old trades of Bharani say. You can say no when it has to be said. → Choose a place where that is respected.',
    ),
    relations: relations(
      'You are loyal and you weigh what comes back, as people of Bharani do. You show love in acts and seldom in words. → Say the words once a week, because the other side cannot see your scales.',
      'hides feelings',
      'steady',
    ),
    health: health(
      'Your head belongs to Bharani in the old picture of the body, and it holds tension when a duty has no end in sight. → Eat on time. End a quarrel in the same week, and your head will be clear.',
    ),
    care: care(
      'Use your strength for endings that are due, since Bharani is a fierce star. → Clear out, pay back, close the account. Leave weddings and launches to a softer day of the week.',
    ),
  },
  Krittika: {
    nature: nature(
      'You cut through to the point, because you were born under Krittika, the star of fire. You have a good appetite and a clear name. People who come too near without warning meet your edge.',
      'blunt',
    ),
    work: work(
      'Work with heat, edges and words suits you: cooking, metal, surgery, editing, teaching, as the old trades of Krittika say. You see the mistake at once. → Say first what is right, and your correction will be welcome.',
    ),
    relations: relations(
      'You defend your own like a hearth and criticise them like a furnace, as people of Krittika do. → Praise before you correct and do it in private. Warmth costs you nothing and changes the whole evening.',
      'blunt',
    ),
    health: health(
      'Your hips and your digestion belong to Krittika in the old picture of the body. Hot and hurried meals do you no good. → Eat sitting down, and walk for ten minutes before you work again.',
    ),
    care: care(
      'Use your fire for daily duties and for things that must be cut short, since Krittika is a mixed star. Soft beginnings want a gentler hand. → Light one lamp in the evening and leave the last word unsaid.',
    ),
  },
  Rohini: {
    nature: nature(
      'You draw people and good things to you, because you were born under Rohini, the star that the Moon loves best. You are calm, clean and hard to move once you have decided. Beauty steadies you.',
      'hard to upset',
      'holds firm',
    ),
    work: work(
      'Work that grows something suits you: farming, food, trade, textiles, finance, the care of people, as the old trades of Rohini say. You are patient with slow returns. → Choose a place that you can make beautiful.',
    ),
    relations: relations(
      'You give comfort with both hands and want to be preferred, as people of Rohini do. Jealousy comes when you are tired. → Ask for an evening for yourself before you start to compare.',
    ),
    health: health(
      'Your legs below the knee belong to Rohini in the old picture of the body, and sweet things are your weakness. → Walk every day. One sweet after a meal is enjoyed more than five between meals.',
    ),
    care: care(
      'Plant, build and sign for the long term, since Rohini is a fixed and fertile star. You need less than you own. → Give away one good thing a month, so that the rest stays light.',
    ),
  },
  Mrigashira: {
    nature: nature(
      'You are always looking for something, because you were born under Mrigashira, the star of the deer. You are curious, gentle and quick to notice. Raised voices make you bolt.',
      'restless',
      'timid',
    ),
    work: work(
      'Work that searches suits you: research, travel, cloth, perfume, music, writing, as the old trades of Mrigashira say. You follow a scent that others miss. → Finish the report before you follow the next one.',
    ),
    relations: relations(
      'You are shy at first and talkative later, as people of Mrigashira are. You fall in love on long walks. → Tell the other person what you are looking for, even if you know only half of it.',
      'guarded',
    ),
    health: health(
      'Your eyes belong to Mrigashira in the old picture of the body, and screens tire them first. → Look at something green every hour. An early night shows on you the next morning.',
    ),
    care: care(
      'Begin friendships, studies and songs, since Mrigashira is a tender star. Suspicion is your false trail. → When you doubt somebody, ask one plain question and believe the answer for a week.',
    ),
  },
  Ardra: {
    nature: nature(
      'You feel storms coming and you clear the air, because you were born under Ardra, the star of Rudra. You think sharply and you change by upheaval. After the rain you are kinder than most.',
      'restless',
    ),
    work: work(
      'Work with forces that have to be held suits you: engineering, chemistry, crisis, repair, research, as the old trades of Ardra say. You stay when it gets difficult. → Ask for the hard case and a quiet room.',
    ),
    relations: relations(
      'You weep or shout and mean afterwards what you say, as people of Ardra do. You feel thanks late and show it later. → Say thank you on the same day, even if it feels too early.',
      'shows feelings',
      'quick anger',
    ),
    health: health(
      'Your hair belongs to Ardra in the old picture of the body, and a season of strain shows there first. Sleep, water and air put it right. → Keep news and quarrels out of the bedroom.',
    ),
    care: care(
      'Use your force to break what is rotten, since Ardra is a sharp star. Tender agreements need another day. → After each storm do one small repair, and people will trust your weather.',
    ),
  },
  Punarvasu: {
    nature: nature(
      'You come back from every loss with something in your hand, because you were born under Punarvasu, the star of return. You are content with little and kind to many. You lose things and find them.',
      'content',
      'lets go',
    ),
    work: work(
      'Honest trade, craft, teaching and hospitality suit you, as the old trades of Punarvasu say. Your second attempt is usually the good one. → Keep your first drafts, because you will need them.',
    ),
    relations: relations(
      'You forgive easily and may be used for it, as people of Punarvasu are. You love on your own terms and you are devoted to a place. → Say no once a month, kindly, and notice who stays.',
      'lets go',
    ),
    health: health(
      'Your fingers belong to Punarvasu in the old picture of the body. Work that is done with them calms you. → Change the task every hour and your hands will stay willing.',
    ),
    care: care(
      'Move, renew and try again, since Punarvasu is a movable star. What you repeat gets better each time. → Put your keys in one place and your plans on one page.',
    ),
  },
  Pushya: {
    nature: nature(
      'You feed and protect people, because you were born under Pushya, the star of nourishment. You are calm, law-abiding and well liked. You know better than others what is good for them, and sometimes you are right.',
      'hard to upset',
      'respects rules',
    ),
    work: work(
      'Work that nourishes suits you: food, medicine, administration, teaching, religion, as the old trades of Pushya say. You make a place run. → See that somebody also looks after you.',
    ),
    relations: relations(
      'You show love by arranging things, as people of Pushya do. The bill is paid and the soup is warm. → Ask if it was wanted, and you will be thanked for the question.',
    ),
    health: health(
      'Your face and mouth belong to Pushya in the old picture of the body. You eat from kindness when nobody should waste anything. → Put half on the plate and talk more.',
    ),
    care: care(
      'Begin almost anything useful, since Pushya is praised for every work except a wedding. You give best when you have rested. → Keep one hour a day in which nobody needs you.',
    ),
  },
  Ashlesha: {
    nature: nature(
      'You see what moves below the surface, because you were born under Ashlesha, the star of the serpents. You are clever, watchful and hard to deceive. You hold on to people and to secrets.',
      'holds on',
    ),
    work: work(
      'Work with remedies, secrets and strategy suits you: medicine, chemistry, law, psychology, as the old trades of Ashlesha say. You know the dose. → Use it openly, and people stop being afraid of you.',
    ),
    relations: relations(
      'You study the people you love, and you hold them close, as people of Ashlesha do. When you fear to lose somebody you use what you know. → Say that you are afraid, and you will not need to.',
      'holds on',
    ),
    health: health(
      'Your nails belong to Ashlesha in the old picture of the body, and they show how your weeks have been. Suspicion keeps you awake. Water, plain food and one trusted ear put you right.',
    ),
    care: care(
      'Use your grip for research and for binding up what is loose, since Ashlesha is a sharp star. → Let one thing go each week on purpose. What stays of itself is yours.',
    ),
  },
  Magha: {
    nature: nature(
      'You carry your family’s name with pride, because you were born under Magha, the star of the fathers. You have dignity and expect it. You are generous to those who depend on you.',
    ),
    work: work(
      'Work with rank, heritage and resources suits you: administration, law, land, museums, the family firm, as the old trades of Magha say. You do well at the head of a table. → Ask the youngest first for an opinion.',
    ),
    relations: relations(
      'You give freely downwards and stiffly sideways, as people of Magha do. An equal is harder for you to love than a dependant. → Laugh at yourself once in company, and the distance is gone.',
    ),
    health: health(
      'Your nose belongs to Magha in the old picture of the body, and so does the way you hold your head. → Breathe out slowly before you answer an insult. A walk in the evening lowers your shoulders.',
    ),
    care: care(
      'Honour your forebears and claim what is rightly yours, since Magha is a fierce star. Tender things should wait for another day. → Do one menial task a week with your own hands.',
    ),
  },
  'Purva Phalguni': {
    nature: nature(
      'You know how to enjoy life, because you were born under Purva Phalguni, the star of Bhaga, who gives good fortune. You are generous, charming and fond of company. Rest is your talent.',
    ),
    work: work(
      'Work with pleasure, art and people suits you: music, trade in lovely things, events, hospitality, as the old trades of Purva Phalguni say. You make customers stay. → Do the accounts on a fixed day.',
    ),
    relations: relations(
      'Affection is your home ground, as it is for people of Purva Phalguni. You choose gifts well and your evenings last. Boredom is your only rival, so plan something new each month.',
    ),
    health: health(
      'Your body asks for pleasure and rest in equal parts, as Purva Phalguni has it. Late nights take more from you than work does. Two early evenings a week keep your looks.',
    ),
    care: care(
      'Use your charm to reconcile people, for which you are sought out under Purva Phalguni. → Start serious work before noon. Pay for a treat the day before you have it.',
    ),
  },
  'Uttara Phalguni': {
    nature: nature(
      'People rely on your word, because you were born under Uttara Phalguni, the star of contracts. You are fair, useful and steady in friendship. You dislike to be alone and dislike to be owned.',
      'keeps promises',
      'steady',
    ),
    work: work(
      'Work with agreements suits you: administration, counselling, law, teaching, a partnership of your own, as the old trades of Uttara Phalguni say. You keep the terms. → Put your own interest into them as well.',
    ),
    relations: relations(
      'A clear agreement makes you warm, as it does people of Uttara Phalguni. Partnership brings out your best. → Say what you expect before you are disappointed, and do it kindly.',
    ),
    health: health(
      'Your lower back belongs to Uttara Phalguni in the old picture of the body, and it tires when you carry others. → Stretch in the morning. Share one duty, and your back will notice.',
    ),
    care: care(
      'Found, vow and sign, since Uttara Phalguni is a fixed star. You help too many people at once. → Choose two this month and do it properly.',
    ),
  },
  Hasta: {
    nature: nature(
      'Your hands and your wit are quick, because you were born under Hasta, the star of the hand. You can make, mend and imitate almost anything. You joke when you are moved.',
      'hides feelings',
    ),
    work: work(
      'Work of the hands and of the tongue suits you: craft, trade, therapy, design, magic, as the old trades of Hasta say. You find the trick of a thing. → Teach it to somebody, and it becomes your name.',
    ),
    relations: relations(
      'You show love by mending what is broken, as people of Hasta do. A clever remark of yours may land too hard. → Answer the feeling first and make the joke afterwards.',
    ),
    health: health(
      'Your hands and wrists belong to Hasta in the old picture of the body. They want work and they want rest from it. → Put the telephone away for an hour, and let them do something real.',
    ),
    care: care(
      'Trade, learn and treat, since Hasta is a light and deft star. You hold on too tightly to small advantages. → Open the hand once a day and give something away.',
    ),
  },
  Chitra: {
    nature: nature(
      'You want things to be beautiful and well made, because you were born under Chitra, the star of the maker. You dress with care and you notice proportions. Your standards are high, for yourself first.',
    ),
    work: work(
      'Work that gives form suits you: design, jewellery, architecture, surgery, software, as the old trades of Chitra say. You see the line that is wrong. → Deliver before it is perfect, because you are the only one who sees the rest.',
    ),
    relations: relations(
      'You are admired by many and known by few, as people of Chitra are. Beauty draws you in and craft keeps you. → Show the unfinished side of yourself to one person.',
    ),
    health: health(
      'Your forehead belongs to Chitra in the old picture of the body, and fine work in poor light tires it. → Use a good lamp. Close your eyes for five minutes in the afternoon.',
    ),
    care: care(
      'Begin with clothes, songs and tools, since Chitra is a tender star. You compare yourself too often. → Praise somebody else’s work this week, and mean it.',
    ),
  },
  Swati: {
    nature: nature(
      'You bend and do not break, because you were born under Swati, the star of the wind. You are polite, independent and good at trade. You come and go, and you hate to be held.',
      'resists rules',
      'tactful',
    ),
    work: work(
      'Trade, travel, law, aviation and the open air suit you, as the old trades of Swati say. You find the fair price. → Work for yourself, or with people who do not count your hours.',
    ),
    relations: relations(
      'You are kind to everyone and bound to few, as people of Swati are. Pressed for a promise you lean away. → Offer one small fixed habit on your own account, and the pressing stops.',
      'open to strangers',
    ),
    health: health(
      'Your teeth belong to Swati in the old picture of the body, and dry, irregular days do you no good. → Eat warm food at fixed hours. Oil, water and an early night calm you.',
    ),
    care: care(
      'Move, plant and negotiate, since Swati is a movable star. You decide too late because every side is a little right. → Give yourself a date and keep it.',
    ),
  },
  Vishakha: {
    nature: nature(
      'You set a goal and go for it, because you were born under Vishakha, the star with two gods. You are determined, bright and jealous of your place. Waiting is not in your nature.',
      'impatient',
      'finishes',
    ),
    work: work(
      'Work with targets suits you: research, politics, sport, agriculture, sales, as the old trades of Vishakha say. You arrive. → Choose the goal as carefully as you pursue it.',
    ),
    relations: relations(
      'The goal wants your evenings and so does the house, as it is with people of Vishakha. Your jealousy is honest and passes when you know your place. → Put two evenings a week into the calendar for those you love.',
    ),
    health: health(
      'Your arms belong to Vishakha in the old picture of the body, and they reach for too much. → Carry less and swing them more. Cool food and a pause at noon serve you well.',
    ),
    care: care(
      'Keep your fire for routine and for one aim at a time, since Vishakha is a mixed star. Victory is quiet. → Thank two people who helped you before you announce it.',
    ),
  },
  Anuradha: {
    nature: nature(
      'You make friends and you keep them, because you were born under Anuradha, the star of Mitra, the friend. You are devoted, orderly and able to live far from home. You bear hunger and cold better than coldness.',
      'steady',
    ),
    work: work(
      'Work that brings people together suits you: organisation, travel, counsel, music, numbers, as the old trades of Anuradha say. You lead without pushing. → Learn the names of those who sit at the back.',
    ),
    relations: relations(
      'Friendship is the root from which you love, as it is for people of Anuradha. You stay through disgrace. → Ask to be told things, instead of waiting to be left out.',
    ),
    health: health(
      'Your chest belongs to Anuradha in the old picture of the body, where you put grief away. → Breathe deeply and tell somebody. Warm meals with a friend do more for you than rest alone.',
    ),
    care: care(
      'Make agreements and reunions, since Anuradha is a tender star. You do too much for the group. → Do one thing this week for which nobody has asked.',
    ),
  },
  Jyeshtha: {
    nature: nature(
      'You act as the eldest, even if you are not, because you were born under Jyeshtha, the star of Indra. You protect, you decide, and you keep your worries to yourself. Few people are let in.',
      'decides fast',
      'hides feelings',
      'copes alone',
    ),
    work: work(
      'Work with responsibility suits you: command, security, administration, medicine, as the old trades of Jyeshtha say. You know what to do in danger. → Train somebody who can replace you.',
    ),
    relations: relations(
      'You protect others and resent to be thought in need of it, as people of Jyeshtha do. You come close when you have confessed one weakness. → Try it with a small one.',
      'copes alone',
    ),
    health: health(
      'Your neck and throat belong to Jyeshtha in the old picture of the body, and they stiffen when you command alone. → Let your shoulders down. Sing or speak loudly in an empty room.',
    ),
    care: care(
      'Use your edge to protect and to put in order, since Jyeshtha is a sharp star. Pride is expensive. → Ask for advice on one matter that you could settle alone.',
    ),
  },
  Mula: {
    nature: nature(
      'You go to the root of things, because you were born under Mula, the star whose name means root. You ask the question that nobody else asks. You can start again from nothing, and you know it.',
      'blunt',
      'hard to upset',
    ),
    work: work(
      'Work that digs suits you: research, medicine, philosophy, agriculture, repair of what has failed, as the old trades of Mula say. You find the cause. → Put something new in the hole before you leave it.',
    ),
    relations: relations(
      'You name what is false in a tie, often at dinner, as people of Mula do. You build a home on plain terms and let go of what does not fit it. → Choose the hour for the truth.',
      'blunt',
      'lets go',
    ),
    health: health(
      'Your feet belong to Mula in the old picture of the body. Good shoes and bare earth are your medicine. → Walk off a thought before you act on it.',
    ),
    care: care(
      'Dig, inquire and end what is over, since Mula is a sharp star. → Before you tear something out, ask what grows beside it. Keep one thing untouched for a year.',
    ),
  },
  'Purva Ashadha': {
    nature: nature(
      'You do not accept defeat, because you were born under Purva Ashadha, the star called the invincible. You are proud, persuasive and a good friend. You refresh people, as water does.',
      'holds firm',
    ),
    work: work(
      'Work with water, words and persuasion suits you: shipping, debate, teaching, entertainment, as the old trades of Purva Ashadha say. You win people over. → Check your facts before you win.',
    ),
    relations: relations(
      'You are a friend in court and in hospital, as people of Purva Ashadha are. You argue for pleasure and forget that the other side counts. → Lose one argument a week on purpose.',
    ),
    health: health(
      'Your thighs belong to Purva Ashadha in the old picture of the body, and they want long walks. You love water and forget to drink it. → Keep a bottle in sight.',
    ),
    care: care(
      'Declare, contest and clear old debts, since Purva Ashadha is a fierce star. You begin a campaign before it is needed. → Sleep once over every ultimatum.',
    ),
  },
  'Uttara Ashadha': {
    nature: nature(
      'You win late and for good, because you were born under Uttara Ashadha, the star of final victory. You are upright, grateful and well liked. You dislike to start small, and you finish large.',
      'finishes',
      'keeps promises',
    ),
    work: work(
      'Work with duty and duration suits you: government, law, administration, building, as the old trades of Uttara Ashadha say. You can be trusted with power. → Keep a notebook of what you learnt on the way up.',
    ),
    relations: relations(
      'You remember a kindness for years, as people of Uttara Ashadha do, and it makes you a patient partner. In a full room you can still feel alone. → Say it, and somebody will move closer.',
      'patient',
      'holds on',
    ),
    health: health(
      'Your thighs and knees carry you as pillars do, as Uttara Ashadha has it, and they pay for standing too long. → Sit down before you are tired. A stubborn hour costs you an evening.',
    ),
    care: care(
      'Enter houses, take office and sow, since Uttara Ashadha is a fixed star. You take on too many duties of others. → Hand one back this month with thanks.',
    ),
  },
  Shravana: {
    nature: nature(
      'You learn by listening, because you were born under Shravana, the star of hearing. You remember what was said and who said it. People come to you for advice and for news.',
    ),
    work: work(
      'Work with words and knowledge suits you: teaching, counselling, languages, media, music, as the old trades of Shravana say. You hear what is meant. → Speak a little earlier than you are used to.',
    ),
    relations: relations(
      'You remember a remark from the second year, as people of Shravana do. You comfort by attention. Gossip hurts you most when it was yours, so let it end with you.',
      'holds on',
    ),
    health: health(
      'Your ears belong to Shravana in the old picture of the body, and your balance with them. Noise tires you more than work. One silent hour a day is your best medicine.',
    ),
    care: care(
      'Visit a teacher and begin a course, since Shravana is a movable star and leads in study. You wait to be asked. → Offer what you know once this week without being asked.',
    ),
  },
  Dhanishta: {
    nature: nature(
      'You have rhythm and ambition, because you were born under Dhanishta, the star of the drum. You are generous, bold and good in a group. You earn well and like it to be heard.',
      'bold',
      'seeks company',
    ),
    work: work(
      'Work with rhythm, land and resources suits you: music, engineering, property, sport, management, as the old trades of Dhanishta say. You keep the beat for others. → Let them hear you thank them.',
    ),
    relations: relations(
      'Work and fame take the hours meant for two, as people of Dhanishta find out. Custom warns of delay in a bond. → Keep one evening a week without an audience.',
    ),
    health: health(
      'Your back belongs to Dhanishta in the old picture of the body, and it wants movement in rhythm. → Dance, drum or row. Sitting through a whole day makes you cross.',
    ),
    care: care(
      'Begin bold enterprises, but leave roofs and long trips south to other days, as custom asks from the second half of Dhanishta on. You fill silence too quickly. → Wait for three breaths before you answer.',
    ),
  },
  Shatabhisha: {
    nature: nature(
      'You need distance to think, because you were born under Shatabhisha, the star of a hundred healers. You are truthful, original and hard to influence. You heal others more easily than yourself.',
      'blunt',
      'holds firm',
      'seeks solitude',
    ),
    work: work(
      'Work behind a door suits you: research, medicine, astronomy, computing, care at night, as the old trades of Shatabhisha say. You find what others overlooked. → Explain it in three sentences that your neighbour understands.',
    ),
    relations: relations(
      'You need privacy first and honesty second in love, as people of Shatabhisha do. You vanish to think. → Say when you will be back, and keep the hour.',
    ),
    health: health(
      'Your laughter belongs to Shatabhisha in the old picture of the body, and when it is gone you are strained. → See a friend who makes you laugh. Water and regular sleep do the rest.',
    ),
    care: care(
      'Treat, seal and repair, since Shatabhisha is a movable star. You break off rather than explain. → Write the explanation down, even if you do not send it.',
    ),
  },
  'Purva Bhadrapada': {
    nature: nature(
      'You burn for what you believe in, because you were born under Purva Bhadrapada, the star of a fierce ascetic. You can be calm by day and restless by night. You give everything or nothing.',
      'sleeps badly',
    ),
    work: work(
      'Work with risk, money of others or ideas suits you: finance, reform, research, care of the dying, as the old trades of Purva Bhadrapada say. You say what nobody dares to say. → Say it once, and then act.',
    ),
    relations: relations(
      'Your passion is absolute for a time and then ashamed of itself, as with people of Purva Bhadrapada. A partner with humour is the making of you. → Laugh about yourself before others do.',
    ),
    health: health(
      'Your sides belong to Purva Bhadrapada in the old picture of the body, and shallow breath tells of worry. → Breathe to the bottom of your ribs. Cold evenings and late screens do you no good.',
    ),
    care: care(
      'Take a risk and tell an unpopular truth, since Purva Bhadrapada is a fierce star. Two moods live in you. → Ask the calm one before you send a letter.',
    ),
  },
  'Uttara Bhadrapada': {
    nature: nature(
      'You are deep, patient and slow to anger, because you were born under Uttara Bhadrapada, the star of the serpent of the deep. You think before you speak. People find you restful and a little far away.',
      'slow anger',
      'patient',
      'hard to upset',
    ),
    work: work(
      'Work that needs depth and trust suits you: counselling, charity, research, religion, finance, as the old trades of Uttara Bhadrapada say. You guard what is given to you. → Ask to be paid for it.',
    ),
    relations: relations(
      'You love steadily and say little about it, as people of Uttara Bhadrapada do. When you are hurt you go silent. → Say that you need a day, and come back on it.',
      'hides feelings',
      'steady',
    ),
    health: health(
      'Your ribs and flanks belong to Uttara Bhadrapada in the old picture of the body. Sleep is your medicine, and too much of it makes you heavy. A walk before breakfast wakes you.',
    ),
    care: care(
      'Marry, sow and vow, since Uttara Bhadrapada is a fixed and kind star. You put things off until they are urgent. → Do the smallest of them tonight.',
    ),
  },
  Revati: {
    nature: nature(
      'You look after whoever is lost, because you were born under Revati, the star of Pushan, who guards the roads. You are gentle, well made and loved by many. You trust easily and arrive safely.',
      'trusts quickly',
      'tactful',
    ),
    work: work(
      'Work that guides suits you: travel, care, music, teaching of the young, trade in fine things, as the old trades of Revati say. You know the way. → Ask for a fair price before the trip.',
    ),
    relations: relations(
      'You adopt people and animals, as people of Revati do. You give where you should lend and hope to be understood without words. → Say what you need in one sentence.',
      'hides feelings',
    ),
    health: health(
      'Your belly belongs to Revati in the old picture of the body, and impressions are its food. → Choose carefully what you read at night. Warm soup and a quiet room put you right.',
    ),
    care: care(
      'Begin tender ties, cloth and gems, since Revati is a tender star. It also closes the circle. → Finish one old thing before you open a new one.',
    ),
  },
} satisfies Record<Nakshatra, Record<'nature' | 'work' | 'relations' | 'health' | 'care', Passage>>
