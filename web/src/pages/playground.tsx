import { Tabs } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { LowBalance } from '../parts/low-balance.tsx';
import { Page } from '../parts/page.tsx';
import { AnalyseForm } from '../playground/analyse-form.tsx';
import { usePlayground } from '../playground/playground-state.tsx';
import { PredictForm } from '../playground/predict-form.tsx';
import { OPERATION_NAMES } from '../text/words.ts';

export default function PlaygroundPage() {
  const { tab, setTab } = usePlayground();
  useReaderOfAddress();
  return (
    <Page
      title="Playground"
      about="Both operations, without code, paid from this account like any other call."
    >
      <LowBalance />
      <Tabs value={tab} onChange={(next) => setTab(next === 'analyse' ? 'analyse' : 'predict')} keepMounted>
        <Tabs.List mb="md">
          <Tabs.Tab value="predict">{OPERATION_NAMES.predict_profile}</Tabs.Tab>
          <Tabs.Tab value="analyse">{OPERATION_NAMES.analyse_comms}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="predict">
          <PredictForm />
        </Tabs.Panel>
        <Tabs.Panel value="analyse">
          <AnalyseForm />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

/** Takes the reader that the address names, once, so that another may be chosen and kept. */
function useReaderOfAddress(): void {
  const { turnTo } = usePlayground();
  const [address] = useSearchParams();
  const [, navigate] = useLocation();
  const snapId = readSnapId(address.get('snap'));
  useEffect(() => {
    if (snapId === null) return;
    turnTo(snapId);
    navigate('/playground', { replace: true });
  }, [snapId, turnTo, navigate]);
}

/** Of the address, which anybody may have typed. */
function readSnapId(text: string | null): string | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : null;
}
