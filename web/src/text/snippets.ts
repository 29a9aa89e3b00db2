const EXAMPLE = {
  name: 'Dana Reyes',
  notes:
    'Asked where the 14% came from before anything else, and sent the deck back because two charts had no source.',
};

export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

export interface Snippet {
  readonly language: string;
  readonly code: string;
}

/** The same first call in three languages; the example holds no quote that a shell would read. */
export function firstCallSnippets(origin: string, key: string | null): readonly Snippet[] {
  const shownKey = key ?? KEY_PLACEHOLDER;
  const body = JSON.stringify(EXAMPLE);
  return [
    {
      language: 'curl',
      code: `curl -s ${origin}/api/v1/snap \\
  -H 'x-api-key: ${shownKey}' \\
  -H 'content-type: application/json' \\
  -d '${body}'`,
    },
    {
      language: 'TypeScript',
      code: `const response = await fetch('${origin}/api/v1/snap', {
  method: 'POST',
  headers: { 'x-api-key': '${shownKey}', 'content-type': 'application/json' },
  body: JSON.stringify({
    name: '${EXAMPLE.name}',
    notes: '${EXAMPLE.notes}',
  }),
});
const { success, message, data } = await response.json();
if (!success) throw new Error(message);
console.log(data.snapId, data.snapResponse.profile);`,
    },
    {
      language: 'Python',
      code: `import json, urllib.error, urllib.request

request = urllib.request.Request(
    "${origin}/api/v1/snap",
    data=json.dumps({
        "name": "${EXAMPLE.name}",
        "notes": "${EXAMPLE.notes}",
    }).encode(),
    headers={"x-api-key": "${shownKey}", "content-type": "application/json"},
)
try:
    answer = json.load(urllib.request.urlopen(request))
except urllib.error.HTTPError as refused:
    raise SystemExit(json.load(refused)["message"])
print(answer["data"]["snapId"], answer["data"]["snapResponse"]["profile"])`,
    },
  ];
}
