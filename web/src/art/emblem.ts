import { hsl } from './colours';
import { bodies, crests, limbs, type Outline } from './emblemParts';
import { eyes, mouths, plates } from './emblemFaces';
import { sides } from './roles';
import { polar, polygon, smooth, type Point } from './paths';
import { Luck, hash } from './seed';

/** What of an alien's declaration shows in its emblem. */
export interface Traits {
  mandatory?: boolean | undefined;
  roles?: readonly string[] | undefined;
  phases?: readonly string[] | undefined;
}

/** What a layer is painted with; the emblem's colours decide how that looks. */
export type Tone =
  'plate' | 'pattern' | 'halo' | 'lit' | 'second' | 'body' | 'mask' | 'shine' | 'white' | 'pupil' | 'mark';

export interface Layer {
  tone: Tone;
  d: string;
  /** Cut off at the edge of the ground. */
  within: boolean;
  /** The outline as points, for measuring. */
  points: readonly Point[];
}

export interface Emblem {
  layers: Layer[];
  /** Names of the pieces it is made of. */
  parts: { plate: string; body: string; crest: string; limbs: string; eyes: string; mouth: string };
  hue: number;
  colours: Record<
    | 'rim'
    | 'plateLow'
    | 'plateHigh'
    | 'pattern'
    | 'bodyLow'
    | 'bodyHigh'
    | 'second'
    | 'secondLow'
    | 'mask'
    | 'white'
    | 'pupil'
    | 'lit'
    | 'outline',
    string
  >;
}

/** Of the first sixty numbers the one with which the aliens of the base game look most different from each other. */
const salt = 59;

/** Aliens that came later and would look too much like an earlier one are drawn by another name. */
const drawnAs: Readonly<Record<string, string>> = {
  ace: 'star ace',
  ai: 'star ai',
  alien: 'star alien',
  architect: 'star architect',
  aristocrat: 'star aristocrat',
  boomerang: 'star boomerang',
  cavalry: 'star cavalry',
  chronos: 'lune chronos',
  cyborg: 'star cyborg',
  deuce: 'ember deuce',
  diplomat: 'star diplomat',
  emperor: 'star emperor',
  extractor: 'lantern extractor',
  fungus: 'star fungus',
  'grumpus-alternate': 'star grumpus alternate',
  horde: 'star horde',
  host: 'crater host',
  hurtz: 'ember hurtz',
  insect: 'star insect',
  joker: 'star joker',
  klutz: 'star klutz',
  laser: 'star laser',
  lloyd: 'star lloyd',
  love: 'star love',
  mesmer: 'star mesmer',
  mirage: 'star mirage',
  mouth: 'star mouth',
  nanny: 'star nanny',
  oligarch: 'moss oligarch',
  outlaw: 'star outlaw',
  peddler: 'star peddler',
  pentaform: 'star pentaform',
  'perfectionist-alternate': 'lune perfectionist alternate',
  perfectionist: 'lune perfectionist',
  phantasm: 'star phantasm',
  pirate: 'star pirate',
  porcupine: 'ember porcupine',
  pygmy: 'star pygmy',
  quartermaster: 'star quartermaster',
  pretender: 'lune pretender',
  reborn: 'phoenix',
  'sadist-alternate': 'star sadist alternate',
  sapient: 'star sapient',
  'schizoid-alternate': 'star schizoid alternate',
  seeker: 'star seeker',
  silencer: 'hush',
  siren: 'horn siren',
  sloth: 'star sloth',
  surgeon: 'drift surgeon',
  swindler: 'drift swindler',
  tentacle: 'ember tentacle',
  'the-claw': 'lune the claw',
  'the-cult': 'star the cult',
  throwback: 'star throwback',
  tortoise: 'ember tortoise',
  tyrant: 'drift tyrant',
  usurper: 'drift usurper',
  visionary: 'dreamer',
  'void-alternate': 'lune void alternate',
  voyager: 'star voyager',
  whirligig: 'star whirligig',
  witch: 'hex',
  'yin-yang': 'star yin yang',
  'zombie-alternate': 'star zombie alternate',
};

/** The phases of an encounter in the order of the segments of the halo, clockwise from the top. */
const phases = ['start-turn', 'regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'];

function draw(tone: Tone, { points, round = false }: Outline, within = tone === 'pattern'): Layer {
  return { tone, points, within, d: round ? smooth(points) : polygon(points) };
}

function one<T>(luck: Luck, from: Readonly<Record<string, T>>): [name: string, made: T] {
  const entries = Object.entries(from);
  return entries[luck.whole(0, entries.length - 1)] as [string, T];
}

function scaled({ points, ...rest }: Outline, by: number, cx: number, cy: number): Outline {
  return { ...rest, points: points.map(([x, y]): Point => [cx + (x - cx) * by, cy + (y - cy) * by]) };
}

/** Rays, rings or stars behind the figure. */
function pattern(luck: Luck): Layer[] {
  switch (luck.whole(0, 3)) {
    case 0: {
      const rays = luck.pick([8, 10, 12]);
      return Array.from({ length: rays }, (_, i) => {
        const angle = (360 / rays) * i;
        return draw('pattern', { points: [[0, 0], polar(angle - 90 / rays, 82), polar(angle + 90 / rays, 82)] });
      });
    }
    case 1:
      return [70, 52].map((r, i) =>
        draw('pattern', {
          points: Array.from({ length: 28 }, (_, k) => polar((360 / 28) * k, r - i * 2)),
          round: true,
        }),
      );
    case 2:
      return Array.from({ length: 14 }, () => {
        const [x, y] = polar(luck.between(0, 360), luck.between(44, 80));
        const r = luck.between(1.5, 4);
        return draw('pattern', {
          points: [
            [x, y - r * 1.6],
            [x + r * 0.5, y],
            [x, y + r * 1.6],
            [x - r * 0.5, y],
          ],
        });
      });
    default: {
      const lean = luck.pick([-1, 1]);
      return [-2, -1, 0, 1, 2].map((i) =>
        draw('pattern', {
          points: [
            [i * 34 - 8, -lean * 84],
            [i * 34 + 8, -lean * 84],
            [i * 34 + 8 + lean * 46, lean * 84],
            [i * 34 - 8 + lean * 46, lean * 84],
          ],
        }),
      );
    }
  }
}

/** Eight segments around the figure; those of the phases in which the power works are lit. */
function halo(of: readonly string[]): Layer[] {
  return phases.map((phase, i) => {
    const from = i * 45 + 3;
    const arc = (r: number, back: boolean) =>
      Array.from({ length: 7 }, (_, k) => polar(from + (back ? 6 - k : k) * 6.5, r));
    return draw(of.includes(phase) ? 'lit' : 'halo', { points: [...arc(84, false), ...arc(78, true)] });
  });
}

/** A sign on the brow: towards the enemy for the offense, a shield for the defense, dots for allies; a gem when it must. */
function brow({ mandatory = false, roles = [] }: Traits, y: number): Layer[] {
  const marks: Outline[] = [];
  if (mandatory)
    marks.push({
      points: [
        [0, y - 8],
        [6, y],
        [0, y + 8],
        [-6, y],
      ],
    });
  else
    marks.push({
      points: [
        [0, y - 7],
        [2, y],
        [0, y + 7],
        [-2, y],
      ],
    });
  const side = (points: Point[]) => {
    marks.push({ points }, { points: points.map(([x, py]): Point => [-x, py]).reverse() });
  };
  const where = roles.map(sides);
  if (where.some(({ offense }) => offense)) {
    side([
      [10, y + 2],
      [18, y - 7],
      [17, y + 1],
    ]);
  }
  if (where.some(({ defense }) => defense)) {
    side([
      [10, y + 5],
      [18, y + 1],
      [16, y + 8],
    ]);
  }
  if (where.some(({ ally }) => ally)) {
    side([
      [22, y - 3],
      [26, y],
      [22, y + 3],
      [19, y],
    ]);
  }
  return marks.map((mark) => draw('mark', mark));
}

/** Hues that look evenly spread: the circle of hues has far more green in it than anyone can tell apart. */
function evenHue(share: number): number {
  const stops = [0, 22, 42, 58, 95, 150, 178, 200, 225, 258, 285, 312, 338, 360];
  const place = share * (stops.length - 1);
  const i = Math.floor(place);
  const [from = 0, to = 360] = [stops[i], stops[i + 1]];
  return from + (to - from) * (place - i);
}

/** The emblem of an alien: the same for ever for one id, and no two ids alike. */
export function emblem(id: string, traits: Traits = {}): Emblem {
  const luck = new Luck(`emblem${salt} ${drawnAs[id] ?? id}`);
  const [plate, ground] = one(luck, plates);
  const [bodyName, makeBody] = one(luck, bodies);
  const [crest, makeCrest] = one(luck, crests);
  const [limbName, makeLimbs] = one(luck, limbs);
  const [eyeName, makeEyes] = one(luck, eyes);
  const [mouth, makeMouth] = one(luck, mouths);

  const hue = evenHue((hash(`hue${salt} ${id}`) % 1000) / 1000);
  const second = hue + luck.pick([35, -40, 150, 180, 210, 90]);
  const pale = luck.chance(0.3);
  const body = makeBody(luck);
  const look = makeEyes(luck, body);
  const masked = luck.chance(0.45);

  const layers: Layer[] = [
    draw('plate', ground),
    ...pattern(luck),
    ...halo(traits.phases ?? phases.filter(() => luck.chance(0.3))),
    ...makeLimbs(luck, body).map((outline) =>
      draw('second', outline, limbName === 'shoulders' || limbName === 'flames'),
    ),
    ...makeCrest(luck, body).map((outline) => draw('second', outline)),
    draw('body', body),
    ...(masked ? [draw('mask', scaled(body, 0.8, 0, body.face.y))] : []),
    draw('shine', scaled(body, 0.62, -body.face.half * 0.24, body.top + (body.bottom - body.top) * 0.16)),
    ...look.whites.map((outline) => draw('white', outline)),
    ...look.pupils.map((outline) => draw('pupil', outline)),
    ...makeMouth(luck, body).map((outline) => draw('pupil', outline)),
    ...brow(traits, Math.min(body.face.y - 22, body.top + 16)),
  ];

  return {
    layers,
    parts: { plate, body: bodyName, crest, limbs: limbName, eyes: eyeName, mouth },
    hue,
    colours: {
      rim: hsl(hue, 0.6, 0.6),
      plateLow: hsl(hue + 20, 0.55, 0.1),
      plateHigh: hsl(hue, 0.5, 0.24),
      pattern: hsl(hue, 0.6, 0.5),
      bodyLow: hsl(hue - 14, pale ? 0.3 : 0.66, pale ? 0.56 : 0.4),
      bodyHigh: hsl(hue + 8, pale ? 0.4 : 0.78, pale ? 0.88 : 0.68),
      second: hsl(second, 0.62, 0.62),
      secondLow: hsl(second - 12, 0.6, 0.36),
      mask: hsl(hue - 10, 0.6, 0.2),
      white: hsl(second, 0.7, 0.95),
      pupil: hsl(hue, 0.6, 0.08),
      lit: hsl(second, 0.85, 0.72),
      outline: hsl(hue + 10, 0.6, 0.07),
    },
  };
}
