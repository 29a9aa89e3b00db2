import { wellFormedText } from '../../../domain/well-formed-text.ts';

/** A text of a body that has been read as a JSON object; empty if it is missing or of another type. */
export function textField(body: unknown, field: string): string {
  const value = valueIn(body, field);
  return typeof value === 'string' ? wellFormedText(value) : '';
}

/** A whole number within bounds, written as a number or as text; else `otherwise`. */
export function numberField(
  source: unknown,
  field: string,
  { minimum, maximum, otherwise }: { minimum: number; maximum: number; otherwise: number },
): number {
  const text = String(valueIn(source, field));
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : otherwise;
}

/** The number of a record in a path or query; null if it cannot be one. */
export function recordIdField(source: unknown, field: string): number | null {
  const limits = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER, otherwise: 0 };
  const value = numberField(source, field, limits);
  return value === 0 ? null : value;
}

function valueIn(source: unknown, field: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, field) : undefined;
}
