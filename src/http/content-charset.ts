/** One parameter of a Content-Type: its name, and its value in quotes or bare. */
const PARAMETER = /;\s*([^\s;="]*)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"?|([^\s;]*)))?[^;]*/gy;

/** Whether a Content-Type names no other charset than UTF-8, by any of its labels. */
export function namesOnlyUtf8(contentType: string): boolean {
  const start = contentType.indexOf(';');
  if (start === -1) return true;
  for (const [, name = '', quoted, bare] of contentType.slice(start).matchAll(PARAMETER)) {
    const value = quoted?.replace(/\\(.)/g, '$1') ?? bare;
    if (name.toLowerCase() === 'charset' && value !== undefined && !isUtf8Label(value)) return false;
  }
  return true;
}

function isUtf8Label(label: string): boolean {
  // Nearly all that ever comes.
  if (label.toLowerCase() === 'utf-8') return true;
  try {
    return new TextDecoder(label).encoding === 'utf-8';
  } catch {
    return false;
  }
}
