import { expect, test } from 'vitest';
import { partly } from '$lib/partly';
import type { Step } from '../engine';
import { subjectOf } from './subject';

const steps = (...facts: Partial<Step>[]): Step[] => facts.map((each) => partly<Step>(each));
const NOTHING = { cell: null, card: null, points: null };

test('a step names its square, its card and what is left to spend', () => {
  const actions: Step = { step: 'actions', seat: 0 };
  expect(subjectOf(steps(actions, { step: 'staff-replace', cell: 'd2' }), 'staff-replace')).toEqual(
    { ...NOTHING, cell: 'd2' },
  );
  expect(subjectOf(steps(actions, { step: 'make-room', card: 'lord.red' }), 'make-room')).toEqual({
    ...NOTHING,
    card: 'lord.red',
  });
  expect(subjectOf(steps(actions, { step: 'station', tent: 'tent.red' }), 'station')).toEqual({
    ...NOTHING,
    card: 'tent.red',
  });
  expect(subjectOf(steps(actions, { step: 'staff', points: 3 }), 'staff')).toEqual({
    ...NOTHING,
    points: 3,
  });
});

test('what has no name, what others are asked and battles are no subject', () => {
  expect(subjectOf(steps({ step: 'name-faction', card: 'again' }), 'name-faction')).toEqual(
    NOTHING,
  );
  expect(subjectOf(steps({ step: 'staff-replace', cell: 'd2' }), null)).toEqual(NOTHING);
  expect(
    subjectOf(steps({ step: 'send-heroes', cell: 'd2', attack_strength: 0 }), 'send-heroes'),
  ).toEqual(NOTHING);
});
