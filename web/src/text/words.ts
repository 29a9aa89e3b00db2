import type { CallOutcome, Operation } from '../api/types.ts';

export const OPERATION_NAMES: Readonly<Record<Operation, string>> = {
  predict_profile: 'Predict Profile',
  analyse_comms: 'Analyse Comms',
};

export const OUTCOME_NAMES: Readonly<Record<CallOutcome, string>> = {
  succeeded: 'Succeeded',
  refused: 'Refused',
  out_of_credits: 'Out of credits',
  failed: 'Failed',
};

export const MESSAGE_TYPE_NAMES: Readonly<Record<string, string>> = {
  outreach: 'Outreach',
  text: 'Text message',
  email: 'Email',
  internal_comms: 'Internal communication',
  difficult_conversation: 'Difficult conversation',
  meeting_prep: 'Meeting preparation',
};

/** Of the page's own language: numbers and dates of another would stand in the midst of English sentences. */
const LANGUAGE = 'en-GB';

const numberFormat = new Intl.NumberFormat(LANGUAGE);
const momentFormat = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });
const dayFormat = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'short', timeZone: 'UTC' });

export function shownNumber(count: number): string {
  return numberFormat.format(count);
}

/** A time in the reader's own zone. */
export function shownMoment(time: number): string {
  return momentFormat.format(time);
}

/** `2026-01-31` as a short day without its year. */
export function shownDay(day: string): string {
  return dayFormat.format(Date.parse(`${day}T00:00:00Z`));
}

export function counted(count: number, one: string): string {
  return `${shownNumber(count)} ${unitOf(count, one)}`;
}

/** What is counted, where the number stands elsewhere. */
export function unitOf(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}
