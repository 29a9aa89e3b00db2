/** The same function, which works out its answer for each question only once: for one draft, and gone with it. */
export function remembered<Question, Answer>(
  tell: (question: Question) => Answer,
): (question: Question) => Answer {
  const told = new Map<Question, Answer>();
  return (question) => {
    const before = told.get(question);
    if (before !== undefined) return before;
    const answer = tell(question);
    told.set(question, answer);
    return answer;
  };
}
