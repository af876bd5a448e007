import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Awake and asleep houses of Lal Kitab: an awake house has an occupant or an aspect. {theme}: its matter; {light}: its guests
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  1: {
    awake: passage('Your first house, {theme}, is awake with {light}: what you begin is seen.'),
    asleep: passage(
      'Your first house, {theme}, sleeps: your own wishes come last, so begin one thing for yourself and tell the truth about it.',
    ),
  },
  2: {
    awake: passage(
      'Your second house, {theme}, is awake with {light}: what comes in by family or marriage stays with you.',
    ),
    asleep: passage(
      'Your second house, {theme}, sleeps: money does not stay with you, so keep a little rice from your mother’s hand and give thanks for what comes.',
    ),
  },
  3: {
    awake: passage(
      'Your third house, {theme}, is awake with {light}: help reaches you from brothers, sisters and neighbours.',
    ),
    asleep: passage(
      'Your third house, {theme}, sleeps: courage has to be called, so repair something with your own hands and write to a sister or brother.',
    ),
  },
  4: {
    awake: passage('Your fourth house, {theme}, is awake with {light}: your home gives you peace.'),
    asleep: passage(
      'Your fourth house, {theme}, sleeps: rest has to be arranged, so offer water to whoever comes to your door.',
    ),
  },
  5: {
    awake: passage('Your fifth house, {theme}, is awake with {light}: the young bring you joy and luck.'),
    asleep: passage(
      'Your fifth house, {theme}, sleeps: joy has to be invited, so feed birds or teach a child for an hour a week.',
    ),
  },
  6: {
    awake: passage('Your sixth house, {theme}, is awake with {light}: you manage your duties and your debts.'),
    asleep: passage(
      'Your sixth house, {theme}, sleeps: duties pile up unseen, so be good to the younger people of your mother’s side.',
    ),
  },
  7: {
    awake: passage('Your seventh house, {theme}, is awake with {light}: people come to you, and so does daily bread.'),
    asleep: passage(
      'Your seventh house, {theme}, sleeps: a partner or a customer has to be called, so keep your word in small things.',
    ),
  },
  8: {
    awake: passage('Your eighth house, {theme}, is awake with {light}: you come through what is hard.'),
    asleep: passage(
      'Your eighth house, {theme}, sleeps: you need not fear this room, so keep the roof in repair and quarrel with nobody over what is left behind.',
    ),
  },
  9: {
    awake: passage('Your ninth house, {theme}, is awake with {light}: luck comes to you from elders and good deeds.'),
    asleep: passage(
      'Your ninth house, {theme}, sleeps: luck has to be woken, so honour a teacher or an old person on Thursdays.',
    ),
  },
  10: {
    awake: passage('Your tenth house, {theme}, is awake with {light}: your work is seen.'),
    asleep: passage(
      'Your tenth house, {theme}, sleeps: your work is not seen yet, so help a labourer and finish what you promised.',
    ),
  },
  11: {
    awake: passage('Your eleventh house, {theme}, is awake with {light}: gains reach you.'),
    asleep: passage(
      'Your eleventh house, {theme}, sleeps: gains wait for you, so share the first part of whatever comes in.',
    ),
  },
  12: {
    awake: passage('Your twelfth house, {theme}, is awake with {light}: you sleep well and spend with a purpose.'),
    asleep: passage(
      'Your twelfth house, {theme}, sleeps: rest and spending go astray, so keep an evening hour without work and give something in secret.',
    ),
  },
} satisfies Record<HouseNumber, Record<'awake' | 'asleep', Passage>>
