/** Phrases that show `jargon`, one a line, in the notation of `pattern.ts`. */
export const JARGON = `
  stakeholder|kpi|deliverable|actionables|value-driven|user-centric|paradigms|ecosystems|upsell|cross-sell|uplift|learnings|ideation|workshopping|strategic|strategically|operationally|methodology|methodologies|taxonomy|ontology|schema|workflow|workflows|pipeline|pipelines|dashboards|metrics|benchmark|benchmarks|granularly|bandwidths|onboarded|offboarded|incentivised|repurpose|repurposing|reskilling|learnings|optimised|optimized|scaling|scaled|implementation|implement|facilitate|facilitation|utilising|utilizing|mobilise|embed|embedding|embedded @0.25
  aligned|alignment|align with|on|around @0.9
  touch|circle|loop base|back|in @0.9
  action|actioned|actioning this|the|it|items|accordingly @0.95
  deep dive
  quick win|wins
  best practice
  value add|proposition
  game plan @0.3
  drill down
  reach out @0.3
  take|taking|move|moving this|it|things offline|forward
  key|core|strategic|critical stakeholders|deliverables|priorities|pillars|learnings|milestones|workstreams|drivers|enablers
  moving|going forward @0.9
  synergies @0.9
  holistic|holistically
  roll|rolling out @0.2
  ramp|scale|spin|stand up @0.3
  change management
  capacity building
  knowledge transfer|sharing
  service level|delivery|catalogue
  business case|unit|need|as|process|logic @0.3
  single point|source|pane|view of
  parametrise|onboard|operationalising|benchmarking|roadmap|roadmaps|stakeholder|solutioneering|mindset|learnings|enabler|enablers|asks|takeaway|takeaways|blockers|buckets|silos|silo|ringfence|ringfenced|rebaseline|rebaselined|baselined|governance|compliance-led|bifurcate|triage|cadences|comms|collateral|outreach|playbook|runway|flywheel|funnel|conversion|pivot|pivoting|iterate|iterating|sprint|sprints|backlog|epics|velocity|standup|scrum|kanban @0.15
  per the|our|my guidance|governance|steer
  steer from
  on|onto the same page
  close the loop|gap
  heavy|big lifting
  move|moved|moving forward|fast|up
  double|triple down
  high|top level @0.4
  best of breed
  peel|unpack
  solution space
  across the piece|board|business|patch @0.6
  bottom line @0.2
  synergy|synergies|synergise|synergize|leverage|leverages|leveraging|leveraged|operationalise|operationalize|operationalising|actionable|learnings|bandwidth|deliverables|stakeholders|workstream|workstreams|holistic|paradigm|ideate|ideation|incentivise|incentivize|productise|productize|monetise|monetize|verticals|granular|granularity|scalable|agile|touchpoint|touchpoints|swimlane|swimlanes|onboarding|offboarding|upskill|upskilling|reskill|rightsize|rightsizing|headwinds|tailwinds|optics|cadence|ecosystem|thoughtware|mindshare|robustify|solutioning|value-add|framework|frameworks|alignment|enablement|transformation|modality|modalities|utilise|utilize|utilisation|optimisation|optimisations|optimization|optimizations|optimise|optimize|optimising|prioritisation|strategise|strategize|harmonise|harmonize|harmonisation|rationalise|rationalize|rationalisation|streamline|streamlining|streamlined|visibility|throughput|omnichannel|orchestrate|orchestration|gamify|gamification|proactively|mission-critical|interoperability|parametrisation|containerised|idempotent|kpi|kpis|okr|okrs|roi|sla|slas|rfp|bau|fte|ftes|poc|mvp|eod|wip|raci|capex|opex|ebitda|yoy|qoq|arr|mrr|ltv|cac|cagr|ctr|nps|b2b|sso|doa|elt|sme|smes @0.5
  leverage|leverages|leveraging our|the|your|efficiencies|synergies|existing|assets|resources
  take|discuss|handle ... offline
  circle|loop|touch back|in|base @0.9
  reach|reaching out @0.3
  move|moving|moves|shift the needle|dial
  low hanging fruit|fruits
  single pane of
  source of truth
  going|moving forward|forwards @0.9 => from now on
  on a go
  action the|this|accordingly|these|outstanding|all|it|any @0.9
  action items|points @0.6
  deep|deeper|double dive|click|clicks
  drill|drilling down
  lack|have|no the bandwidth|capacity|cycles
  align|aligned|aligning|realign on|with|around|to|behind @0.85
  alignment between|on|with|of|across
  cascade|cascading|cascaded
  outcome|customer|data|solution|results focused|centric|driven|oriented @0.8
  sunset|sunsetting|sunsetted
  legacy system|systems|platform|tool|t&e|process @0.8
  socialise|socialize|socialising ... the|paper|idea|deck
  net net @0.9
  value add|added|proposition|chain|stream|streams|creation|driver|drivers @0.9
  best practice|practices
  core competency|competencies|competence
  change|knowledge|opportunity|talent|stakeholder|expectation|lifecycle|performance|relationship management|agent|enablement|champion @0.8
  key|strategic|critical takeaways|learnings|initiative|initiatives|pillars|themes|enablers|levers|imperative|objectives|roadmap|alignment|deliverables @0.9
  strategic|operational|commercial|organisational|organizational|digital|service|process|delivery|business excellence|alignment|transformation|synergies|priorities|pillars|maturity|framework|initiative|enablement|model @0.65
  end to end
  top|bottom down|up|line approach @0.7
  boil the ocean
  helicopter|50,000|30,000 view|foot|feet @0.9
  thought leader|leaders|leadership
  run|ran it|this|that up the flagpole
  blue sky|ocean
  out|outside of? the box
  open the kimono
  peel the onion
  ping me|you|us
  put a pin
  parking lot @0.6
  on my|the|your radar|roadmap|critical
  hit the ground running
  raise the bar
  push the envelope
  all hands on deck
  synergistic|cross-functional
  cross functional|functionally
  go to market @0.9
  time to market|value
  pain points
  use case|cases
  skin in the game
  secret sauce
  swim lane|lanes
  north star
  quick wins
  buy in
  heads down
  level set
  lessons learned @0.4
  lift and shift
  roll out|rollout|rolled @0.25
  drive|drives|driving adoption|compliance|efficiencies|value|engagement|growth|alignment|synergies|change|outcomes|performance|excellence|uptake|behaviours
  efficiencies
  continuous improvement
  journey @0.4
  on our|the|your|this journey @0.9
  commitment to excellence|continuous|quality|innovation|delivering
  refreshed|enhanced|robust|comprehensive|integrated|unified|aligned framework|approach|solution|strategy|model|suite|toolset|offering|methodology|landscape|vision @0.95
  target operating model
  operating model
  steering committee|group|board @0.25
  phase gate|gates
  cut over @0.25
  as per the? alignment|agreed|discussion|process @0.4
  per the alignment
  deprecate|deprecated|refactor|refactored|latency|backend|frontend|api|apis|webhook|schema|kubernetes|middleware|microservice|microservices|serverless @0.45
  rationalisation|optimisation of|programme|program|exercise
  resource|resourcing allocation|levelling|constraints|plan|pool
  ramp|ramping|spin|spinning|stand|scale up|down @0.5
  sync up|meeting|on|call @0.6
  touch points
  mission|business critical
  solution|solutions provider|architecture|space|landscape @0.8
  in the ... space $
  explore|unlock|create|drive|capture|find synergies|value|efficiencies @0.9
  steerco|tom|raci|roi|sla|slas|kpis|okrs|nps|mvp|crm|erp|eod|rfp|cicd|iac @0.4
  greenlit|greenlight|rightsizing|rightsize|upskill|upskilling|headroom|change agents|agent
  right sizing|size
  matrix setup|organisation|structure
  empower|empowering|empowerment|enable|enabling|enablement .. agents|teams|people|resources|stakeholders|change @0.7
  baselined|baseline|ringfenced|solutioning|actioned|sunsetted|descoped|tranche|cadence @0.6
`;
