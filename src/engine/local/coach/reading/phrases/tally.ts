/** Slots for a sentence of the usual length; a longer one gets slots of its own. */
const SLOTS = 256;
/** A number's slot is told by the upper bits of its product with this, in which all of its bits play a part. */
const SPREAD = 0x9e3779b1;

/**
 * Counts how often each of some numbers comes up. Made once and filled anew for each sentence, since a map takes longer
 * to make than to fill.
 */
export class Tally {
  /** The numbers by first appearance, and how often each comes up. */
  readonly numbers: number[] = [];
  readonly counts: number[] = [];
  /** One more than the place of a number, at its slot or behind; 0 for none. */
  #places: Int32Array = new Int32Array(SLOTS);
  readonly #usual = this.#places;

  /** Counts these numbers and no others. */
  fill(numbers: readonly number[]): void {
    this.numbers.length = 0;
    this.counts.length = 0;
    this.#places = numbers.length * 2 > SLOTS ? new Int32Array(numbers.length * 4) : this.#usual.fill(0);
    for (const number of numbers) this.#add(number);
  }

  #add(number: number): void {
    const places = this.#places;
    let slot = (Math.imul(number, SPREAD) >>> 8) % places.length;
    for (;;) {
      const place = places[slot] as number;
      if (place === 0) {
        this.numbers.push(number);
        places[slot] = this.counts.push(1);
        return;
      }
      if (this.numbers[place - 1] === number) {
        this.counts[place - 1] = (this.counts[place - 1] as number) + 1;
        return;
      }
      slot = slot + 1 === places.length ? 0 : slot + 1;
    }
  }
}
