import {
  EVIDENCE_ORDER,
  NEIGHBOURS,
  NEVER_EVIDENCE,
  PROFILE_KNOWLEDGE,
} from '../../../domain/profile-knowledge.ts';
import { PROFILE_CODES, PROFILE_NAMES } from '../../../domain/profiles.ts';
import type { Person } from '../../engine.ts';
import { NAME_MASK } from '../name-mask.ts';
import { DATA_RULE, dataBlock, type Prompt } from './data-block.ts';

const PROFILES = PROFILE_CODES.map((code) => {
  const { saysYesWhen, asksFirst, putOffBy } = PROFILE_KNOWLEDGE[code];
  return `- ${code} ${PROFILE_NAMES[code]}: says yes when ${saysYesWhen}. Asks first: "${asksFirst}" Put off by ${putOffBy}.`;
}).join('\n');

const DIFFERENCES = NEIGHBOURS.map(
  ({ codes: [one, other], difference }) => `- ${PROFILE_NAMES[one]} / ${PROFILE_NAMES[other]}. ${difference}`,
).join('\n');

const INSTRUCTIONS = `You read notes about one person, called ${NAME_MASK}, and say how that person decides: what has to be true before they
say yes. That is not a job, a mood or a skill.

${DATA_RULE}

The seven profiles:
${PROFILES}

Telling neighbours apart:
${DIFFERENCES}

Evidence, strongest first:
${EVIDENCE_ORDER.map((evidence, index) => `${index + 1}. ${evidence}`).join('\n')}

- Never evidence: ${NEVER_EVIDENCE.join(', ')}.
- Negated and contrasted evidence counts against: "not a numbers person", "used to be cautious, now bets big".
- What the notes say about other people is not evidence about ${NAME_MASK}.
- Primary: the one profile that the strongest evidence supports. If the notes say nothing about how the person decides, it is
  null, and so is everything else but "reasoning", which then says what the notes lack.
- Secondary: a second profile with evidence of its own, weaker than the primary's; null without such evidence. It is never
  Visionary (DP-07) and never the same as the primary.
- Confidence: "High" only if you would be right nine times in ten, "Medium" if two times in three, else "Low".

Answer with one JSON object and nothing else, with exactly these keys:
{
  "profile": name of the primary profile or null,
  "primary_code": its code or null,
  "secondary_profile": name of the secondary profile or null,
  "secondary_code": its code or null,
  "confidence": "High", "Medium", "Low" or null,
  "reasoning": two to four sentences that name the evidence in the notes, and what speaks against,
  "summary": two or three sentences: how this person decides and how to approach them, or null,
  "secondary_profile_summary": one or two sentences on what the secondary profile adds, or null
}
Call the person ${NAME_MASK} wherever you need the name.`;

/** The prompt for a prediction. The person's fields must be masked already: what is given here is sent. */
export function predictProfilePrompt(masked: Omit<Person, 'name'>, marker: string): Prompt {
  const blocks = [dataBlock('NOTES', masked.notes, marker)];
  if (masked.ageRange !== null) blocks.push(dataBlock('AGE', masked.ageRange, marker));
  if (masked.jobType !== null) blocks.push(dataBlock('JOB', masked.jobType, marker));
  return { instructions: INSTRUCTIONS, data: blocks.join('\n\n') };
}
