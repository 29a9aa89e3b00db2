/** A time of day as digits write it. */
export interface Clock {
  /** What follows the digits and belongs to the time: " pm". */
  readonly suffix: string;
  /** Of the same time in another form one is the same: of "15:00", "3 pm" and "3:00", but not of "3 am" and "3 pm". */
  readonly keys: readonly string[];
}

const HALF_OF_DAY = /^ ?([ap])\.?m(?!\p{L})/u;
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?$/;

/** The time that digits stand for: those with a colon, and those with "am" or "pm" behind them. `after` is in lower case. */
export function readClock(digits: string, after: string): Clock | null {
  const half = HALF_OF_DAY.exec(after);
  if (half === null && !digits.includes(':')) return null;
  const [, hours = '', minutes = '00'] = TIME.exec(digits) ?? [];
  const hour = Number(hours);
  if (half !== null && hours !== '' && hour >= 1 && hour <= 12) {
    const onClock = (hour % 12) + (half[1] === 'p' ? 12 : 0);
    const suffix = half[0];
    return { suffix, keys: [halfDayKey(hour, minutes, half[1] ?? ''), onDial(onClock, minutes)] };
  }
  if (!digits.includes(':')) return null;
  const written = digits.replace(/^0(?=\d)/, '');
  const keys = [written, written.replace(/:00$/, '')];
  if (hours !== '') keys.push(onDial(hour, minutes));
  // Who writes 3:30 may mean the afternoon; who writes 03:30 does not.
  if (hours !== '' && !digits.startsWith('0') && hour < 12) keys.push(onDial(hour + 12, minutes));
  return { suffix: '', keys };
}

/** Further keys of a bare number that may be an hour: "at 3" can be three in the morning and in the afternoon. */
export function bareHourKeys(value: string): readonly string[] {
  return /^(?:[1-9]|1[0-2])$/.test(value)
    ? [halfDayKey(Number(value), '00', 'a'), halfDayKey(Number(value), '00', 'p')]
    : [];
}

function halfDayKey(hour: number, minutes: string, half: string): string {
  return `${hour}:${minutes} ${half}m`;
}

function onDial(hour: number, minutes: string): string {
  return `at ${hour}:${minutes}`;
}
