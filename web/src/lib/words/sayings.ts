/** Sentences about a table: events, refusals, questions, hints. */
import type { Hint, Offer, Reason } from '$protocol';
import { declared, familiesOf } from './families';
import { has, spoken, tr } from './i18n.svelte';
import type { GameEvent } from '$shell/live/live.svelte';
import { gameId, gameText, trFacts, wording, type Context } from './words';

/** Lines of the log stay as they are while more are added; each is put into words once. */
const told = new WeakMap<GameEvent, { by: object | undefined; context: string; text: string }>();

/** A line of the log; events that are told by no sentence give an empty text. */
export function eventText(context: Context, event: GameEvent): string {
  const by = spoken();
  const names = `${context.game}\n${context.names.join('\n')}`;
  const known = told.get(event);
  if (known && known.by === by && known.context === names) return known.text;
  const text = sayEvent(context, event);
  told.set(event, { by, context: names, text });
  return text;
}

function sayEvent(context: Context, event: GameEvent): string {
  const id = gameId(context.game, `event-${event.event}`);
  const found = has(id) ? id : `hall-event-${event.event}`;
  if (!has(found)) return '';
  const { event: kind, number: _number, ...facts } = event;
  const { events, secrets } = declared(context.game);
  const known = secrets[kind]?.some((name) => name in facts);
  const args = wording(context, facts, familiesOf(events, kind, facts));
  return trFacts(found, { ...args, known: known ? 'yes' : 'no' });
}

/** Why a rule forbids something. */
export function reasonText(context: Context, reason: Reason): string {
  const id = `refusal-${reason.rule}`;
  if (!has(id)) return reason.rule;
  const facts = reason.arguments ?? {};
  return trFacts(
    id,
    wording(context, facts, familiesOf(declared(context.game).refusals, reason.rule, facts)),
  );
}

/** An action in words: a sentence of its own, or its verb and what it is about. */
export function offerText(context: Context, offer: Offer): string {
  const slots = new Map<string, string[]>();
  for (const [slot, text] of offer.args) slots.set(slot, [...(slots.get(slot) ?? []), text]);
  const facts: Record<string, string | string[]> = {};
  const families = { ...declared(context.game).actions };
  for (const [slot, texts] of slots) {
    facts[slot] = texts.length > 1 ? texts : texts[0]!;
    if (texts.length === 1) continue;
    texts.forEach((text, i) => {
      facts[`${slot}${i + 1}`] = text;
      families[`${slot}${i + 1}`] = families[slot] ?? 'word';
    });
  }
  const args = wording(context, facts, families);
  const id = gameId(context.game, `action-${offer.kind}`);
  if (has(id)) return trFacts(id, args);
  const verb = gameText(context.game, 'verb', offer.kind);
  const about = [...slots.keys()].map((slot) => args[slot]).join(' ');
  return about ? tr('action', { verb, about }) : verb;
}

/** The question of a step. */
export const questionText = (context: Context, step: string): string =>
  gameText(context.game, 'step', step);

/** The reasons of a hint, weightiest first. */
export const hintReasons = (context: Context, hint: Hint): { text: string; amount: number }[] =>
  hint.reasons.map(([id, amount]) => {
    const own = `${context.game}-`;
    const text = tr(id.startsWith(own) ? gameId(context.game, id.slice(own.length)) : id);
    return { text, amount };
  });
