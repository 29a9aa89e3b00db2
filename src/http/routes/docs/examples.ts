/** The example that the reference shows for each operation; a test keeps the answers true to the embedded engine. */
export const PREDICT_PROFILE_EXAMPLE = {
  request: {
    name: 'Dana Reyes',
    notes:
      'Asked where the 14% came from before anything else. Wants to see the raw data and the method, and sent the deck back because two charts had no source.',
    jobType: 'Operations lead',
  },
  data: {
    snapId: 1,
    snapResponse: {
      name: 'Dana Reyes',
      profile: 'Analyzer',
      primary_code: 'DP-03',
      secondary_profile: null,
      secondary_code: null,
      confidence: 'High',
      reasoning: 'The notes say "Asked where the 14% came from": the numbers have to hold up before a yes.',
      summary: 'Says yes when the evidence and the logic hold up.',
      secondary_profile_summary: null,
    },
  },
};

export const ANALYSE_COMMS_EXAMPLE = {
  request: {
    messageText:
      'Hi Dana, just checking in! I was wondering if maybe you could look at the pilot numbers at some point? Churn fell from 6% to 4% in March. Best, Lee',
    messageType: 'email',
    primaryCode: 'DP-03',
  },
  data: {
    commsId: null,
    commsResponse: {
      strengths: ['"Churn fell from 6% to 4% in March" gives a figure that can be checked.'],
      risks: ['"I was wondering if maybe you could" hides what is asked for.'],
      suggestions: ['Ask plainly: "Could you look at the pilot numbers?"'],
      rewrite:
        'Hi Dana,\n\nChurn fell from 6% to 4% in March. Could you look at the pilot numbers?\n\nBest,\nLee',
    },
  },
};
