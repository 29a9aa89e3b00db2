import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { PROFILE_CAVEAT } from '../text/profiles.ts';

/** What a profile is not: stands wherever profiles are listed or used, with the way to what they are. */
export function Caveat() {
  return (
    <Text size="sm" c="dimmed">
      {PROFILE_CAVEAT}{' '}
      <Anchor component={Link} href="/guide" underline="always" inherit>
        What profiles and confidence mean
      </Anchor>
    </Text>
  );
}
