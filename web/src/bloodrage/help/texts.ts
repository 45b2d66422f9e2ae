/** The board in words, for those who do not see it and for what is under the pointer. */
import { inRow, list, tr } from '$lib/words/i18n.svelte';
import { gameText, helpText } from '$lib/words/words';
import { TREE, isFjord } from '../art/places';
import { ROMAN, between, isCard, printed } from '../printed';
import type { Note, Thing } from './desk';
import { GAME, wordOf, type BloodRageModel } from '../model.svelte';
import type { OwnQuest } from '../engine';
import type { BySeat, Kinds, Stat } from '../view';

/** Figures such as "2 Warriors, Leader". */
export const kindsText = (kinds: Kinds): string =>
  list(
    Object.entries(kinds).map(([kind, count]) => tr('br-figures', { count, figure: wordOf(kind) })),
  );

/** What a figure does: a monster's card tells it. */
export const figureHelp = (kind: string): Thing =>
  isCard(kind) ? { card: kind } : { title: wordOf(kind), text: helpText(GAME, kind) };

/** What an action or an answer does, or the figure it is about. */
export function actionHelp(kind: string, figure: string | null = null): Thing | null {
  const text = helpText(GAME, kind);
  if (text) return { title: gameText(GAME, 'verb', kind), text };
  return figure ? figureHelp(figure) : null;
}

const figuresText = (model: BloodRageModel, figures: BySeat): string[] =>
  Object.entries(figures).map(([seat, kinds]) =>
    tr('br-clan-figures', { clan: model.clanName(Number(seat)), figures: kindsText(kinds) }),
  );

/** A stat that rises from one step to another, with the
 * glory that waits there at the end of the game. */
export function riseText(stat: Stat, from: number, to: number): string {
  const { legends, tracks } = printed();
  const track = tracks[stat];
  const facts = { stat: tr(`br-stat-${stat}`), from: track[from - 1]!, to: track[to - 1]! };
  const glory = legends[to - 1]!;
  return glory > legends[from - 1]!
    ? tr('br-stat-change-legend', { ...facts, glory })
    : tr('br-stat-change', facts);
}

/** How far a quest is as the board stands, where the clan is nearest to it. */
export function questText(quest: Omit<OwnQuest, 'committed'>): string {
  if (quest.needed !== undefined)
    return tr('br-quest-dead', { dead: quest.dead ?? 0, needed: quest.needed });
  const near = [...(quest.provinces ?? [])].sort(
    (a, b) =>
      Number(b.leads) - Number(a.leads) || b.own - b.rival - (a.own - a.rival) || b.own - a.own,
  );
  const lead = near[0];
  if (!lead) return tr('br-quest-nowhere');
  const facts = { place: wordOf(lead.place), own: lead.own, rival: lead.rival };
  return lead.leads
    ? tr('br-quest-leads', facts)
    : tr('br-quest-behind', { ...facts, more: Math.max(1, lead.rival - lead.own + 1) });
}

/** When land was lost: by Ragnarök in an age, or before the game. */
export function fallText(model: BloodRageModel, name: string): string {
  const age = model.view.doomed.indexOf(name) + 1;
  return age > 0 ? tr('br-fell-in-age', { age: ROMAN[age]! }) : tr('br-fell-at-setup');
}

/** Everything about a place in one breath. */
export const placeText = (model: BloodRageModel, name: string): string =>
  placeFacts(model, name).join('. ');

/** Its name, then villages, figures, strength, token, doom. */
function placeFacts(model: BloodRageModel, name: string): string[] {
  if (isFjord(name)) {
    const places = list(between(name).map(wordOf));
    return [
      wordOf(name),
      tr('br-fjord-between', { places }),
      ...figuresText(model, model.view.fjords[name]!),
    ];
  }
  const province = model.view.provinces[name]!;
  if (province.destroyed) return [wordOf(name), inRow([tr('br-destroyed'), fallText(model, name)])];
  const parts = [wordOf(name)];
  if (province.empty_villages !== undefined) {
    parts.push(
      tr('br-villages-free', {
        free: province.empty_villages,
        of: printed().provinces[name]?.villages ?? 0,
      }),
    );
  }
  parts.push(...figuresText(model, province.figures));
  const sums = province.strength
    .map((strength, seat) => ({ strength, seat }))
    .filter(({ strength }) => strength > 0)
    .map(({ strength, seat }) => tr('br-clan-strength', { clan: model.clanName(seat), strength }));
  if (sums.length) parts.push(tr('br-strengths', { sums: list(sums) }));
  parts.push(
    province.pillaged
      ? tr('br-token-turned')
      : tr('br-token-of', { token: tr(`br-token-${province.token}`) }),
  );
  const age = model.view.doomed.indexOf(name) + 1;
  if (age > 0) parts.push(tr('br-doomed-in-age', { age: ROMAN[age]! }));
  return parts;
}

/** A place for those who point at it: how it stands, and what is special about it. */
export function placeHelp(model: BloodRageModel, name: string): Note {
  const isDoomed = model.view.doomed[model.view.age - 1] === name;
  const special =
    name === TREE ? helpText(GAME, 'yggdrasil') : isDoomed ? helpText(GAME, 'doomed') : '';
  const [title, ...rest] = placeFacts(model, name);
  return { title: title!, text: [...rest, special].filter(Boolean).join(' · '), isSaid: true };
}
