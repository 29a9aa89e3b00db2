import { Box, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { CommsResponse } from '../api/types.ts';
import { type Change, findWordChanges } from '../text/word-changes.ts';
import { Copy } from './copy.tsx';
import { PartHeading } from './page.tsx';

/** What is good and what is risky about a draft, and the draft beside its rewrite with the changes marked. */
export function AnalysisView({
  draft,
  analysis,
}: {
  readonly draft: string;
  readonly analysis: CommsResponse;
}) {
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        <Points label="Strengths" points={analysis.strengths} />
        <Points label="Risks" points={analysis.risks} />
        <Points label="Suggestions" points={analysis.suggestions} />
      </SimpleGrid>
      <DraftAndRewrite draft={draft} rewrite={analysis.rewrite} />
    </Stack>
  );
}

function Points({ label, points }: { readonly label: string; readonly points: readonly string[] }) {
  return (
    <div>
      <PartHeading>{label}</PartHeading>
      {points.length === 0 ? (
        <Text size="sm" c="dimmed">
          None found.
        </Text>
      ) : (
        <List spacing={6} size="sm">
          {points.map((point) => (
            <List.Item key={point}>{point}</List.Item>
          ))}
        </List>
      )}
    </div>
  );
}

function DraftAndRewrite({ draft, rewrite }: { readonly draft: string; readonly rewrite: string }) {
  const changes = useMemo(() => findWordChanges(draft, rewrite), [draft, rewrite]);
  if (rewrite === '') return <Text c="dimmed">There is no rewrite.</Text>;
  if (rewrite.trim() === draft.trim()) return <Unchanged draft={rewrite} />;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <div>
        <PartHeading>Your draft</PartHeading>
        <Text className="prose as-written">
          <Changed changes={changes} shown="removed" />
        </Text>
      </div>
      <div>
        <PartHeading>Rewrite</PartHeading>
        <Text className="prose as-written" data-testid="rewrite">
          <Changed changes={changes} shown="added" />
        </Text>
        <Box mt="xs">
          <Text size="sm" c="dimmed" mb={4}>
            Read it before you send it.
          </Text>
          <Copy text={rewrite} label="Copy rewrite" />
        </Box>
      </div>
    </SimpleGrid>
  );
}

/** The same text twice would have to be compared to be found the same. */
function Unchanged({ draft }: { readonly draft: string }) {
  return (
    <div>
      <PartHeading>Rewrite</PartHeading>
      <Text size="sm" c="dimmed">
        Nothing was changed.
      </Text>
      <Text className="prose as-written" data-testid="rewrite">
        {draft}
      </Text>
    </div>
  );
}

function Changed({
  changes,
  shown,
}: {
  readonly changes: readonly Change[];
  readonly shown: 'removed' | 'added';
}) {
  const Mark = shown === 'removed' ? 'del' : 'ins';
  let position = 0;
  return changes.map(({ kind, text }) => {
    position += 1;
    if (kind === 'same') return <span key={position}>{text}</span>;
    if (kind !== shown) return null;
    return (
      <Mark key={position} className={`change-${kind}`}>
        {text}
      </Mark>
    );
  });
}
