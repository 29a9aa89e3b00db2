import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { LowBalance } from '../parts/low-balance.tsx';
import { Page } from '../parts/page.tsx';
import { AnalyseForm } from '../playground/analyse-form.tsx';
import type { MadeSnap } from '../playground/made-snap.ts';
import { PredictForm } from '../playground/predict-form.tsx';
import { OPERATION_NAMES } from '../text/words.ts';

export default function PlaygroundPage() {
  const [address] = useSearchParams();
  const snapId = readSnapId(address.get('snap'));
  const [tab, setTab] = useState<string | null>(snapId === null ? 'predict' : 'analyse');
  const [made, setMade] = useState<MadeSnap | null>(null);
  return (
    <Page
      title="Playground"
      about="Both operations, without code, paid from this account like any other call."
    >
      <LowBalance />
      <Tabs value={tab} onChange={setTab} keepMounted>
        <Tabs.List mb="md">
          <Tabs.Tab value="predict">{OPERATION_NAMES.predict_profile}</Tabs.Tab>
          <Tabs.Tab value="analyse">{OPERATION_NAMES.analyse_comms}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="predict">
          <PredictForm onMade={setMade} onAnalyse={() => setTab('analyse')} />
        </Tabs.Panel>
        <Tabs.Panel value="analyse">
          <AnalyseForm key={made?.snapId} made={made} snapId={snapId} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

/** Of the address, which anybody may have typed. */
function readSnapId(text: string | null): string | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : null;
}
