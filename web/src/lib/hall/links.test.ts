import { expect, it } from 'vitest';
import { pathOf } from './links';

it.each([
  ['http://192.168.1.5:8765/join/4NnkDzU2ZZ8w#IIII-_1', '/join/4NnkDzU2ZZ8w#IIII-_1'],
  ['  localhost:8765/watch/T1#key ', '/watch/T1#key'],
  ['/replay/T1', '/replay/T1'],
  ['https://hall.example/table/T1', '/table/T1'],
  ['Come and play: http://hall.example/join/T1#k-1. See you!', '/join/T1#k-1'],
  ['http://hall.example/join/T1%23k-1', '/join/T1#k-1'],
])('%s leads to %s', (pasted, path) => {
  expect(pathOf(pasted)).toBe(path);
});

it.each([
  '',
  'raven-frost-27',
  'http://hall.example/',
  'javascript:alert(1)//join/',
  'http://hall.example/join/T1/more',
])('%s leads nowhere', (pasted) => {
  expect(pathOf(pasted)).toBeNull();
});
