import { box, type Frame, type Spot, type Tile } from './layout';

const most = 3;

/** The part of the board that is shown, moved by keys, wheel, drag and pinch. */
export class Zoom {
  scale = $state(1);
  private x = $state<number>(box.x);
  private y = $state<number>(box.y);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly fingers = new Map<number, Spot>();
  /** The last press moved the board, so it chose nothing. */
  moved = false;

  constructor(private readonly frame: () => Frame = () => box) {}

  readonly view = $derived.by(() => {
    const box = this.frame();
    if (this.scale === 1) return { x: 0, y: 0, width: box.width, height: box.height };
    const [width, height] = [box.width / this.scale, box.height / this.scale];
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  });

  all(): void {
    this.to(1, this.frame());
  }

  by(factor: number, around: Spot = { x: this.x, y: this.y }): void {
    const scale = Math.min(most, Math.max(1, this.scale * factor));
    // What is under the finger stays there.
    const share = this.scale / scale;
    this.to(scale, { x: around.x + (this.x - around.x) * share, y: around.y + (this.y - around.y) * share });
  }

  tile(tile: Tile): void {
    if (this.scale > 1.5 && Math.hypot(this.x - tile.x, this.y - tile.y) < 140) this.all();
    else this.to(2.2, tile);
  }

  /** Brings a place into sight, if it is not. */
  show(spot: Spot): void {
    const { x, y, width, height } = this.view;
    const edge = 50;
    const inside = (at: number, from: number, length: number) => at > from + edge && at < from + length - edge;
    if (this.scale > 1 && !(inside(spot.x, x, width) && inside(spot.y, y, height))) this.to(this.scale, spot);
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** `unit` is how many units of the board a pixel is; `at` turns a point on the screen into one on the board. */
  drag(event: PointerEvent, unit: number, at: (x: number, y: number) => Spot): void {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!this.moved && Math.hypot(dx, dy) < 6) return;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    const other = others[0];
    if (other) {
      const was = Math.hypot(last.x - other.x, last.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      this.by(is / Math.max(1, was), at((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
      this.moved = true;
    } else if (this.scale > 1) {
      this.to(this.scale, { x: this.x - dx * unit, y: this.y - dy * unit });
      this.moved = true;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  private to(scale: number, { x, y }: Spot): void {
    const box = this.frame();
    this.scale = scale;
    const [width, height] = [box.width / scale / 2, box.height / scale / 2];
    this.x = Math.min(box.width - width, Math.max(width, x));
    this.y = Math.min(box.height - height, Math.max(height, y));
  }
}
