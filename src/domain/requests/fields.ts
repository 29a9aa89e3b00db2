import { z } from 'zod';
import type { ErrorCode, Problem } from '../errors.ts';
import { isLongerThan, wellFormedText } from '../well-formed-text.ts';

/** What becomes of input at the edge: a typed value, or the first thing that is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** Marks an issue with the error code it stands for; issues without one are plain `validation_failed`. */
export function coded(code: ErrorCode): { params: { code: ErrorCode } } {
  return { params: { code } };
}

/** A text of at most `maximum` characters, made well formed. Its three texts name the field, as the contract does. */
export function boundedText(field: string, maximum: number) {
  return z
    .string({ error: `${field} must be a string` })
    .refine((text) => !isLongerThan(text, maximum), {
      error: `${field} must be at most ${maximum} characters long`,
    })
    .transform(wellFormedText);
}

/** An optional text: absent and null both become null. */
export function optionalText(field: string, maximum: number) {
  return boundedText(field, maximum)
    .nullish()
    .transform((text) => text ?? null);
}

/** Parses `input` and reports the first violation only, in the order in which the schema lists its fields. */
export function parseFirst<T>(schema: z.ZodType<T>, input: unknown): Parsed<T> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  const text = issue?.message ?? 'The body is not valid.';
  const code = issue?.code === 'custom' ? (issue.params?.['code'] as ErrorCode | undefined) : undefined;
  return { ok: false, problem: { code: code ?? 'validation_failed', text } };
}
