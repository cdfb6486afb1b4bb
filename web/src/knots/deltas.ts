/** Strokes as the log keeps them: short text of how each step differs from the one before. */
import type { Row, Stroke } from './stroke';

/** The stroke in a packed text from the server. */
export function unpack(text: string): Stroke {
  const numbers = readNumbers(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)));
  const next = (): number => {
    const { value, done } = numbers.next();
    if (done) throw new RangeError('a packed stroke ends too early');
    return value;
  };
  const head = next();
  const rows: Row[] = [];
  let [x, y, t, dx, dy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < head >> 1; i += 1) {
    dx += unzigzag(next());
    dy += unzigzag(next());
    const timeAndLayer = next();
    x += dx;
    y += dy;
    t += unzigzag(timeAndLayer >> 1);
    rows.push([x, y, t, timeAndLayer & 1]);
  }
  let number = 0;
  const when = head & 1 ? rows.map(() => (number += unzigzag(next()))) : [];
  return { rows, when };
}

/** Numbers written with seven bits a byte, the eighth saying that more follow. */
function* readNumbers(data: Uint8Array): Generator<number, undefined> {
  let number = 0;
  let shift = 0;
  for (const byte of data) {
    number |= (byte & 127) << shift;
    if (byte & 128) {
      shift += 7;
    } else {
      yield number;
      number = shift = 0;
    }
  }
}

const unzigzag = (number: number): number => (number & 1 ? -((number + 1) >> 1) : number >> 1);
