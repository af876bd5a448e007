import type { Graha, Lord } from '../../jyotish/grahas.ts'
import { from } from '../passage.ts'
import { halves, type Theme } from '../theme.ts'

/**
 * The gift or the strain of each planet for money: one sentence for the opening, the finding with a scene, a deed,
 * and the form of its periods.
 */

const passage = from('BPHS ch. 3, 11 and 24, in our words')

export default {
  gift: {
    Sun: {
      opening: [
        passage('You earn best where your name is on the work, and people pay you because they can rely on you.'),
        passage('You can ask a full price without blushing, because you stand behind what you sell.'),
      ],
      finding: halves(
        passage(
          'When a client hesitates, you say plainly what you will do and what it costs, and most of them agree. You lose money only where you hide behind others. → Put your name on the door.',
        ),
        passage(
          'You keep the cash box of the club, the will of an aunt and the keys of the house, because people know that nothing gets lost with you. That trust has a price on the market. → Ask for it.',
        ),
      ),
      deed: passage(
        '→ Raise one price or ask for one higher fee this week. Say the figure in one sentence and then wait for the answer.',
      ),
      period: passage(
        'You can ask people at the top in these months, for a rise, a grant or a licence. You need good figures and a short letter.',
      ),
    },
    Moon: {
      opening: [
        passage('You know what people want to buy before they know it, and that keeps money coming in.'),
        passage('You have a feeling for what people need every day, and daily needs are paid for every day.'),
      ],
      finding: halves(
        passage(
          'You walk through a market and notice which stall has the queue, and why. Your first idea about what will sell is usually right. → Test it with a small amount before the feeling fades.',
        ),
        passage(
          'You fill the larder when rice is cheap and know what the month will need. Nobody in your home goes short. A small steady income, rent or a daily trade, suits you better than one large prize.',
          'steady',
        ),
      ),
      deed: passage(
        '→ Ask two people this week what they buy each month and dislike buying. One of the answers is a business for you or for a friend.',
      ),
      period: passage(
        'Money moves quickly through your hands in these months, mostly towards you. You do well to put a part of it away on the day it comes.',
      ),
    },
    Mars: {
      opening: [
        passage('You make money by acting fast, and you are not afraid to ask for what you are owed.'),
        passage('You work hard for money when there is a target, and you usually reach it.'),
      ],
      finding: halves(
        passage(
          'An unpaid bill does not make you shy. You ring, you stay polite, and the money is there on Friday. You also see a bargain first, since you decide while others are still thinking.',
        ),
        passage(
          'You save money with your own hands: you mend the roof, buy the old machine and make it run. Land and tools pay you well. You need one clear aim at a time.',
        ),
      ),
      deed: passage(
        '→ Collect one sum this week that somebody owes you. Name a date and a friendly reason, and ring again on that date.',
      ),
      period: passage(
        'You have the strength in these months for extra work that pays. → Agree on the sum and on the end before you start.',
      ),
    },
    Mercury: {
      opening: [
        passage('You are good with figures and deals, and you find the cheaper or cleverer way.'),
        passage('You can sell, compare and count, and these three keep you out of want.'),
      ],
      finding: halves(
        passage(
          'You have three offers on the table before others have one, and you read the last page first. A second income from writing, trade or advice comes easily to you. → Keep the number of your projects below five.',
        ),
        passage(
          'You know the balance of your account without looking. You find the mistake in the bill. With one evening a month for your papers you are ahead of most people who earn twice as much.',
        ),
      ),
      deed: passage(
        '→ Look through one contract this week that runs on by itself: telephone, insurance, loan. Ask another firm for its price and write to your own.',
      ),
      period: passage(
        'You can bargain, trade and sign well in these months. You earn most where you bring two sides together.',
      ),
    },
    Jupiter: {
      opening: [
        passage('You have good judgement about money, and people who can help you like to do so.'),
        passage('You think in years where money is concerned, and that is why it grows with you.'),
      ],
      finding: halves(
        passage(
          'You lend a young relative the fee for a course, and the favour comes back in a form you do not plan. Your generosity pays, as long as you decide on it sitting down. You have a hand for what will be worth more later.',
        ),
        passage(
          'You put something aside each month and then forget about it. Your savings look dull and they work. Teachers, bankers and older friends give you better advice than any newspaper.',
          'keeps money',
        ),
      ),
      deed: passage(
        '→ Begin one monthly transfer this week to an account that you do not touch. Let the sum be small enough that you will not stop it.',
      ),
      period: passage(
        'You may widen your means in these months: a course, a house, a larger contract. Advice from somebody older is worth its fee.',
      ),
    },
    Venus: {
      opening: [
        passage('You have an eye for what is well made, and you can turn good taste into income.'),
        passage('People like to buy from you and to give you things, because you deal with them pleasantly.'),
      ],
      finding: halves(
        passage(
          'You dress a shop window, a table or a letter so that people stop and buy. You earn in pleasant company, from what is beautiful or comfortable. Good manners bring you a better price than hard bargaining.',
        ),
        passage(
          'You buy one good coat and wear it for ten years. You know cloth, food and wood, and you notice quality that is priced too low. That eye can earn for you, in trade or in your own home.',
        ),
      ),
      deed: passage(
        '→ Sell or give away three good things this week that you no longer use. Put the money where the next good thing is waiting.',
      ),
      period: passage(
        'You earn through people who like you in these months. Invitations are worth accepting, and a gift may come.',
      ),
    },
    Saturn: {
      opening: [
        passage('You can wait, do without and keep a plan, and so your means grow slowly and stay.'),
        passage('You are careful with money, and after enough years care is worth more than luck.'),
      ],
      finding: halves(
        passage(
          'You read the rules of a pension while your friends talk about shares. Over the years that makes a house. Dull investments with long terms fit you, because you are the one who really keeps them.',
        ),
        passage(
          'You know the price of everything you own and you waste nothing. Debts make you sleep badly, so you pay them early. What you put aside in lean years is what your family lives on in others.',
          'keeps money',
        ),
      ),
      deed: passage(
        '→ Write down this week what you spend in seven days, to the last coin. Cross out one thing that you will not miss.',
      ),
      period: passage(
        'Slow money is good for you in these months: land, pensions, debts paid down. You can sign for long terms.',
      ),
    },
  } satisfies Record<Lord, Theme>,
  strain: {
    Sun: {
      opening: [
        passage('You spend to keep up a standing, and it is hard for you to say that something is too dear.'),
        passage('You find it hard to ask what something costs, because you do not like to look small.'),
      ],
      finding: halves(
        passage(
          'You pay for the whole table and feel fine until you see the statement. A smaller car feels to you like a smaller name. Nobody at the table has noticed the difference.',
        ),
        passage(
          'You keep giving what you gave in better years, to children, staff or a club. You say nothing about it. Then one large bill surprises the people who live with you.',
        ),
      ),
      deed: passage(
        '→ Say “that is too much for me” once this week, aloud, to somebody who offers you something. Notice that nothing happens.',
      ),
      period: passage(
        'Pride is costly for you in these months. You are wise to leave the large purchase that others would admire.',
      ),
    },
    Moon: {
      opening: [
        passage('You spend with your mood: a bad day costs you money, and so does a very good one.'),
        passage('You buy comfort when you are low, and you give too much when you are happy.'),
      ],
      finding: halves(
        passage(
          'After a hard day you order, book or treat somebody, and feel better for an hour. On the first of the month you begin a new plan. By the tenth you have forgotten where you put it.',
        ),
        passage(
          'You cannot see anybody of yours in want. So you lend, you pay and you stock the kitchen, and you tell yourself it is the last time. The family counts on it.',
        ),
      ),
      deed: passage(
        '→ Put every purchase above a set sum on a list this week, and wait until the next morning. Buy what you still want then.',
      ),
      period: passage(
        'Your mood and your purse go up and down together in these months. You should fix the large sums on calm mornings only.',
      ),
    },
    Mars: {
      opening: [
        passage('You decide about money in a rush, and some of it is gone before you have read the terms.'),
        passage('You hate to wait for money, and haste is the dearest thing you buy.'),
      ],
      finding: halves(
        passage(
          'You sign the same afternoon, because the offer ends at six. A quarrel about a sum can cost you more than the sum. You earn it back by working harder, which is why you never learn from it.',
        ),
        passage(
          'You start to rebuild the kitchen before the estimate is there. Tools, vehicles and repairs eat what you save. You would have done well with half the plan and twice the time.',
          'leaks money',
        ),
      ),
      deed: [
        passage(
          '→ Give yourself a rule this week: one night of sleep before any signature. Tell it to the person who would otherwise push you.',
        ),
        passage(
          '→ Leave the next contract on the table overnight this week. Read it aloud at breakfast before you decide.',
        ),
      ],
      period: passage(
        'Haste is expensive for you in these months. You may act, but only on what you have slept over twice.',
      ),
    },
    Mercury: {
      opening: [
        passage('You have too many small plans for money, and the papers of half of them are missing.'),
        passage('You calculate well and decide late, and small leaks escape you.', 'leaks money'),
      ],
      finding: halves(
        passage(
          'You have four apps for saving and no idea what they hold together. A clever new offer always looks better than the dull one that you have. You lose money on fees and on half-finished things.',
        ),
        passage(
          'The bill lies under the newspaper, the form lacks a page, and so the refund expires. You know exactly what you should do. You do it in the last hour, with a mistake in it.',
        ),
      ),
      deed: passage('→ Put all your papers about money into one box this week. On Sunday, sort only the top ten.'),
      period: passage(
        'Small print matters in these months. You should let a second person read what you sign, and keep copies.',
      ),
    },
    Jupiter: {
      opening: [
        passage('You trust too easily that money will come, and you promise some of it before it is there.'),
        passage('You are generous on a scale that belongs to next year’s income.'),
      ],
      finding: halves(
        passage(
          'A friend has a grand plan and you are in it before supper is over. You believe in people, and it can cost you money. → Put a limit on what you lend.',
        ),
        passage(
          'You give the larger gift, choose the larger flat and count on the rise. Most years it comes out even. In the year when it does not, you have nothing behind you.',
        ),
      ),
      deed: passage(
        '→ Subtract a fifth from what you expect to receive this month, and plan with the rest. See how it feels by Sunday.',
      ),
      period: passage(
        'Offers look larger than they are in these months. You do well to halve the forecast and double the time.',
      ),
    },
    Venus: {
      opening: [
        passage('You spend on what is pleasant, for yourself and for people you like, and it adds up.'),
        passage('You avoid talking about money with people you are fond of, and so you often pay.'),
      ],
      finding: halves(
        passage(
          'You pass the shop “only to look”. A beautiful thing at a good price is a bargain in your eyes, even if you own two of them. Your friends enjoy your taste, and you pay for it.',
        ),
        passage(
          'Your home is lovely and your account is thin. You would rather cover a bill than spoil an evening by dividing it. The people who eat with you would gladly have paid their part.',
        ),
      ),
      deed: passage(
        '→ Divide one bill this week exactly, and be the one who suggests it. Say it lightly, and put the difference into savings.',
      ),
      period: passage('Pleasures cost more than usual in these months. You can enjoy them with a fixed sum in cash.'),
    },
    Saturn: {
      opening: [
        passage('You fear want even when you have enough, and so you undersell yourself or save in the wrong place.'),
        passage('You take the small safe sum, because you do not expect the larger one.'),
      ],
      finding: halves(
        passage(
          'You ask for less than the work is worth and then work longer to make it good. You keep old rates for old clients, year after year. They would have paid more if you had asked.',
        ),
        passage(
          'You keep a broken chair and a bad contract, since both are paid for. You worry at night about money that you have. What you need is one clear figure and somebody to show it to.',
        ),
      ),
      deed: [
        passage(
          '→ Work out this week how many months you could live without income. Write the number on a card; it is probably higher than you fear.',
        ),
        passage(
          '→ Ask for your usual price and a tenth more, once this week, in writing. Count what comes back before you worry.',
        ),
      ],
      period: passage(
        'Payments come late in these months. You keep your peace with a reserve and with terms in writing.',
      ),
    },
    Rahu: {
      opening: [
        passage('You are drawn to quick and unusual gains, and some of them are not what they seem.'),
        passage('You want the large leap with money, and a large leap can land anywhere.'),
      ],
      finding: halves(
        passage(
          'Somebody shows you a chart that only goes up, and you feel your heart beat faster. You do see new things early, and that is worth money. It is worth most when you risk little on each of them.',
        ),
        passage(
          'You compare your home with that of people who earn differently, and the wish grows. A loan makes it possible today. In the third year you are still paying for a thing that you no longer want.',
        ),
      ),
      deed: passage(
        '→ Set one figure this week for what you may lose in a year on bold ideas. Put it in a separate account and use no other money.',
      ),
      period: passage(
        'Unusual offers find you in these months. You should ask who pays, who signs and how you get out.',
      ),
    },
    Ketu: {
      opening: [
        passage('You lose interest in money matters, and what nobody looks after runs out.'),
        passage('You do not care much for possessions, and so others decide what you get for your work.'),
      ],
      finding: halves(
        passage(
          'You forget to send the invoice, because the work itself was interesting. A claim expires in a drawer. You would be well off if somebody else wrote your bills.',
        ),
        passage(
          'You own little and need little, and that is a freedom. Yet old papers, an unread policy or a shared account can cost you more than a luxury would. You look away until somebody rings.',
        ),
      ),
      deed: passage(
        '→ Open every unopened letter about money this week, in one sitting, with tea. Answer the two oldest at once.',
      ),
      period: passage(
        'Your attention drifts away from money in these months. You do well to let regular payments run by themselves.',
      ),
    },
  } satisfies Record<Graha, Theme>,
  elder_gift: {
    Sun: {
      deed: passage(
        '→ Tell your family this week, in ten minutes, what you have and where the papers lie. You decide what happens with it.',
      ),
    },
    Moon: {
      deed: passage(
        '→ Set aside a small sum this week for visitors, treats and birthdays, so that you can give without counting.',
      ),
    },
    Mars: {
      deed: passage(
        '→ Have one repair done this week that has been waiting, and let a younger person do the heavy part for you.',
      ),
    },
    Mercury: {
      deed: passage(
        '→ Go through one policy or contract this week with a grandchild or a friend, and cancel what you no longer need.',
      ),
    },
    Jupiter: {
      deed: passage(
        '→ Decide this week on one gift you would like to give with a warm hand, and write down for whom it is.',
      ),
    },
    Venus: {
      deed: passage(
        '→ Choose one beautiful thing this week that you would like somebody to have, and tell them its story as you give it.',
      ),
    },
    Saturn: {
      deed: passage(
        '→ Put a one-page list of your accounts, keys and numbers into an envelope this week, and tell one person where you keep it.',
      ),
    },
  },
  elder_strain: {
    Sun: {
      deed: passage(
        '→ Let somebody else pay once this week, and thank them without a word about next time. You pay often enough.',
      ),
    },
    Moon: {
      deed: passage(
        '→ Before you say yes to a request for money this week, sleep over it and ring one person whom you trust.',
      ),
    },
    Mars: {
      deed: passage(
        '→ Sign nothing at the door or on the telephone this week. Tell the caller that you answer by letter.',
      ),
    },
    Mercury: {
      deed: passage(
        '→ Put your letters from the bank into one box this week, and ask somebody patient to sort it with you.',
      ),
    },
    Jupiter: {
      deed: passage(
        '→ Work out this week what you can give away in a year without missing it, and keep to that figure.',
      ),
    },
    Venus: {
      deed: passage(
        '→ Look at one pleasure this week that has become a habit, and ask whether you still enjoy it. Keep it if you do.',
      ),
    },
    Saturn: {
      deed: passage('→ Buy yourself one small comfort this week that you have put off. You know what savings are for.'),
    },
    Rahu: {
      deed: passage(
        '→ Ask a sober friend this week to look at any offer that promises you much. You can always answer later.',
      ),
    },
    Ketu: {
      deed: passage('→ Open the oldest unopened letter about money this week, together with somebody who likes forms.'),
    },
  },
} as const
