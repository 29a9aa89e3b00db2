import { z } from 'zod';
import { boundedText, optionalText, type Parsed, parseFirst } from './fields.ts';
import type { TextLimits } from './limits.ts';

/** A checked request to predict a profile. */
export interface PredictProfileRequest {
  readonly name: string;
  readonly notes: string;
  readonly ageRange: string | null;
  readonly jobType: string | null;
}

/** The schema with the contract's texts; build it once per set of limits. */
export function predictProfileSchema(limits: TextLimits) {
  return z.object({
    name: boundedText('name', limits.shortTextCharacters),
    notes: boundedText('notes', limits.longTextCharacters),
    ageRange: optionalText('ageRange', limits.shortTextCharacters),
    jobType: optionalText('jobType', limits.shortTextCharacters),
  });
}

export type ParsePredictProfileRequest = (input: unknown) => Parsed<PredictProfileRequest>;

export function predictProfileParser(limits: TextLimits): ParsePredictProfileRequest {
  const schema = predictProfileSchema(limits);
  return (input) => parseFirst(schema, input);
}
