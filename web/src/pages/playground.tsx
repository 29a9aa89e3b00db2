import { Tabs } from '@mantine/core';
import { Page } from '../parts/page.tsx';
import { AnalyseForm } from '../playground/analyse-form.tsx';
import { usePlayground } from '../playground/playground-state.tsx';
import { PredictForm } from '../playground/predict-form.tsx';
import { OPERATION_NAMES } from '../text/words.ts';

export default function PlaygroundPage() {
  const { tab, setTab } = usePlayground();
  return (
    <Page
      title="Playground"
      about="Both operations, without code, paid from this account like any other call."
    >
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
