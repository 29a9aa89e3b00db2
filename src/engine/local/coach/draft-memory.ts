/** All that is remembered, to be forgotten together. */
const memories: DraftMemory<unknown>[] = [];
let isAtDraft = false;

/** Runs the analysis of one draft; what was remembered of its texts is gone when it ends. */
export function duringDraft<Answer>(analyse: () => Answer): Answer {
  isAtDraft = true;
  try {
    return analyse();
  } finally {
    isAtDraft = false;
    for (const memory of memories) memory.clear();
  }
}

/** What was found out of the texts of one draft. Outside the analysis of a draft only the last answer is kept. */
export class DraftMemory<Answer> {
  readonly #answers = new Map<string, Answer>();

  constructor() {
    memories.push(this);
  }

  get(text: string): Answer | undefined {
    return this.#answers.get(text);
  }

  set(text: string, answer: Answer): void {
    if (!isAtDraft) this.#answers.clear();
    this.#answers.set(text, answer);
  }

  clear(): void {
    this.#answers.clear();
  }
}

/** The same function, which works out its answer for each text of a draft only once. */
export function oncePerDraft<Answer>(tell: (text: string) => Answer): (text: string) => Answer {
  const memory = new DraftMemory<Answer>();
  return (text) => {
    const before = memory.get(text);
    if (before !== undefined) return before;
    const answer = tell(text);
    memory.set(text, answer);
    return answer;
  };
}
