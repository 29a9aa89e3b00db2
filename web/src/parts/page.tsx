import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface PageProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page's heading and its parts. */
export function Page({ title, about, actions, children }: PageProps) {
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <div>
          <PageHeading title={title} />
          <Text c="dimmed" mt={4}>
            {about}
          </Text>
        </div>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}

interface SectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a page. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <Card component="section" withBorder padding="lg" aria-label={title}>
      <Group justify="space-between" mb="md">
        <Title order={2}>{title}</Title>
        {aside}
      </Group>
      {children}
    </Card>
  );
}

/** What a part of a section is called, so that who goes from heading to heading finds it. */
export function PartHeading({ children }: { readonly children: string }) {
  return (
    <Title order={3} mb={4}>
      {children}
    </Title>
  );
}
