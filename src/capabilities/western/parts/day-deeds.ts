import type { ForecastArea } from '../../../western/sun-sign.ts'

// Advice for the best day and for the day of caution of a week, by area of life. `{day}` is the name of the day.

export const BEST_DAY: Readonly<Record<ForecastArea, readonly string[]>> = {
  love: [
    '{day} is your best day: call the person you think of most, and suggest an hour.',
    'Keep the evening of {day} for somebody you love, and leave the telephone in another room.',
    'On {day} say the kind thing first, and wait for the answer.',
    'If you can choose a day for a date or for making up, choose {day}.',
  ],
  career: [
    '{day} is your best day: hand in the work you are proudest of.',
    'Put your most important meeting on {day}, and say what you want in the first minute.',
    'On {day} do the hardest task first, before you look at a message.',
    'If you want to ask your superior for something, ask on {day}.',
  ],
  money: [
    '{day} is your best day: compare two prices before you pay anything large.',
    'Send your bills and settle your accounts on {day}.',
    'On {day} ask for the amount you really want; you can still come down.',
    'If you have to sign or buy something this week, do it on {day}.',
  ],
  health: [
    '{day} is your best day: move until you are warm, and go to bed early.',
    'Begin the new habit on {day}, in the smallest form that counts.',
    'On {day} walk where you usually drive.',
    'If you want to try a class or a longer walk, choose {day}.',
  ],
  home: [
    '{day} is your best day: repair the one thing at home that annoys you daily.',
    'Invite somebody to your table on {day}, and keep the meal simple.',
    'On {day} clear one cupboard, and throw out what nobody has used for a year.',
    'If your family has something to decide, bring it up on {day}.',
  ],
  social: [
    '{day} is your best day: write to the friend you have been meaning to see.',
    'Say yes to the invitation for {day}, even if you are tired.',
    'On {day} ask a friend for a small favour, and offer one in return.',
    'If you want to bring people together this week, choose {day}.',
  ],
}

export const CARE_DAY: Readonly<Record<ForecastArea, readonly string[]>> = {
  love: [
    'On {day} ask what was meant before you feel hurt.',
    'Leave the difficult talk out of {day}, and give it two days.',
    'On {day} do not read a message twice to find the fault in it.',
  ],
  career: [
    'On {day} do what has a deadline, and keep your new idea for another day.',
    'Check names and figures on {day} before you send anything.',
    'On {day} let somebody else have the last word at work.',
  ],
  money: [
    'Buy only what is on your list on {day}.',
    'On {day} lend nothing and sign nothing.',
    'Wait a night on {day} before you pay for anything you did not plan.',
  ],
  health: [
    'On {day} eat at a regular hour and cancel one thing in the evening.',
    'Do not set a record on {day}; a short walk is enough.',
    'On {day} rest before you are tired.',
  ],
  home: [
    'On {day} leave one job at home undone and nobody reminded of it.',
    'Let a sharp word at home pass on {day}; it was meant for the day and not for you.',
    'On {day} start no repair and no argument at home.',
  ],
  social: [
    'On {day} keep out of a quarrel that belongs to two of your friends.',
    'Stay an hour with any group on {day}, and then go home.',
    'On {day} promise your friends a little less than you would like to.',
  ],
}
