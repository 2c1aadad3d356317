import { ellipse, mirrored, ribbon, twins, type Body, type Outline } from './emblemParts';
import { polar, type Point } from './paths';
import type { Luck } from './seed';

/** Eyes come as white and as what is dark in it; both are drawn over the body. */
export interface Eyes {
  whites: Outline[];
  pupils: Outline[];
}

function almond(x: number, y: number, w: number, h: number, tilt: number): Outline {
  const turn = (tilt * Math.PI) / 180;
  const points = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 12) * 2 * Math.PI;
    const [px, py] = [Math.cos(angle) * w, Math.sin(angle) * h * Math.abs(Math.sin(angle)) ** 0.4];
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
  return { points, round: true };
}

function pair(outline: Outline, pupil: Outline): Eyes {
  return { whites: twins(outline), pupils: twins(pupil) };
}

export const eyes: Readonly<Record<string, (luck: Luck, body: Body) => Eyes>> = {
  cyclops: (luck, { face }) => {
    const r = Math.min(22, face.half * luck.between(0.46, 0.56));
    return { whites: [ellipse(0, face.y, r)], pupils: [ellipse(0, face.y, r * 0.52)] };
  },
  round: (luck, { face }) => {
    const r = Math.min(13, face.half * luck.between(0.26, 0.34));
    const x = face.half * 0.46;
    return pair(ellipse(x, face.y, r), ellipse(x - r * 0.18, face.y + r * 0.1, r * 0.5));
  },
  almond: (luck, { face }) => {
    const w = face.half * 0.36;
    const tilt = luck.between(-34, -14);
    return pair(
      almond(face.half * 0.48, face.y, w, w * 0.66, tilt),
      almond(face.half * 0.46, face.y, w * 0.42, w * 0.44, tilt),
    );
  },
  slits: (luck, { face }) => {
    const w = face.half * 0.34;
    return pair(
      ellipse(face.half * 0.46, face.y, w, w * 0.94),
      ellipse(face.half * 0.46, face.y, w * 0.22, w * luck.between(0.66, 0.8)),
    );
  },
  three: (luck, { face }) => {
    const r = Math.min(10.5, face.half * 0.25);
    const low = luck.chance(0.5) ? 1 : -1;
    const [x, y] = [face.half * 0.5, face.y + low * 5];
    const third = face.y - low * 15;
    return {
      whites: [...twins(ellipse(x, y, r)), ellipse(0, third, r * 1.1)],
      pupils: [...twins(ellipse(x, y, r * 0.46)), ellipse(0, third, r * 0.5)],
    };
  },
  four: (luck, { face }) => {
    const r = Math.min(10, face.half * 0.23);
    const gap = luck.between(14, 19);
    const inner = face.half * 0.25;
    const outer = face.half * 0.64;
    return {
      whites: [...twins(ellipse(inner, face.y + 3, r)), ...twins(ellipse(outer, face.y - gap + 9, r * 0.78))],
      pupils: [...twins(ellipse(inner, face.y + 3, r * 0.48)), ...twins(ellipse(outer, face.y - gap + 9, r * 0.36))],
    };
  },
  visor: (luck, { face }) => {
    const w = face.half * 0.8;
    const h = luck.between(6.5, 10);
    const at = luck.between(-0.5, 0.5) * w;
    return {
      whites: [
        {
          points: mirrored([
            [w * 0.9, face.y - h],
            [w, face.y],
            [w * 0.84, face.y + h],
          ]),
        },
      ],
      pupils: [ellipse(at, face.y, h * 0.7), ellipse(-at, face.y, h * 0.7)],
    };
  },
  diamonds: (luck, { face }) => {
    const [w, h] = [face.half * 0.24, face.half * luck.between(0.34, 0.46)];
    const x = face.half * 0.46;
    const diamond = (k: number): Outline => ({
      points: [
        [x, face.y - h * k],
        [x + w * k, face.y],
        [x, face.y + h * k],
        [x - w * k, face.y],
      ],
    });
    return pair(diamond(1), diamond(0.42));
  },
  angry: (luck, { face }) => {
    const [x, w] = [face.half * 0.46, face.half * 0.36];
    const lid = luck.between(5, 10);
    return pair(
      {
        points: [
          [x - w, face.y + 1],
          [x + w, face.y - lid - 4],
          [x + w * 0.9, face.y + 6],
          [x, face.y + 10],
          [x - w * 0.8, face.y + 8],
        ],
      },
      ellipse(x - 2, face.y + 3, 4.4),
    );
  },
  cluster: (luck, { face }) => {
    const r = Math.min(7, face.half * 0.17);
    const ring = luck.pick([5, 6]);
    const around = Array.from({ length: ring }, (_, i) => {
      const [x, y] = polar((360 / ring) * i, face.half * 0.46, 0, face.y);
      return ellipse(x, face.y + (y - face.y) * 0.72, r * 0.8);
    });
    return { whites: [ellipse(0, face.y, r * 1.6), ...around], pupils: [ellipse(0, face.y, r * 0.75)] };
  },
};

export const mouths: Readonly<Record<string, (luck: Luck, body: Body) => Outline[]>> = {
  none: () => [],
  line: (luck, { face, bottom }) => {
    const y = face.y + (bottom - face.y) * 0.52;
    const [w, bend] = [face.half * luck.between(0.26, 0.4), luck.between(-5, 6)];
    return [
      ribbon(
        [
          [-w, y],
          [-w * 0.4, y + bend],
          [w * 0.4, y + bend],
          [w, y],
        ],
        (t) => 0.6 + 2.6 * Math.sin(t * Math.PI),
      ),
    ];
  },
  fangs: (luck, { face, bottom }) => {
    const y = face.y + (bottom - face.y) * 0.46;
    const x = face.half * luck.between(0.16, 0.3);
    return twins({
      points: [
        [x - 6, y],
        [x + 6, y],
        [x, y + luck.between(14, 20)],
      ],
    });
  },
  grill: (luck, { face, bottom }) => {
    const y = face.y + (bottom - face.y) * 0.48;
    const bars = luck.pick([3, 4, 5]);
    return Array.from({ length: bars }, (_, i): Outline => {
      const x = (i - (bars - 1) / 2) * 7.5;
      return {
        points: [
          [x - 2.2, y - 6],
          [x + 2.2, y - 6],
          [x + 2.2, y + 7],
          [x - 2.2, y + 7],
        ],
      };
    });
  },
  beak: (luck, { face, bottom }) => {
    const y = face.y + (bottom - face.y) * 0.34;
    const w = luck.between(8, 13);
    return [
      {
        points: mirrored([
          [w, y],
          [w * 0.4, y + 12],
          [0.1, y + 22],
        ]),
      },
    ];
  },
  dots: (luck, { face, bottom }) => {
    const y = face.y + (bottom - face.y) * 0.55;
    const dots = luck.pick([3, 5]);
    return Array.from({ length: dots }, (_, i) => {
      const x = (i - (dots - 1) / 2) * 9;
      return ellipse(x, y + Math.abs(x) * 0.12, 2.9, 2.9, 0, 10);
    });
  },
  open: (luck, { face, bottom }) => {
    const y = face.y + (bottom - face.y) * 0.52;
    return [ellipse(0, y, luck.between(7, 12), luck.between(5, 9))];
  },
};

function regular(corners: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => polar(turn + (360 / corners) * i, radius));
}

/** The grounds that emblems stand on. */
export const plates: Readonly<Record<string, Outline>> = {
  disc: ellipse(0, 0, 96, 96, 0, 28),
  hexagon: { points: regular(6, 99) },
  flat: { points: regular(6, 99, 30) },
  octagon: { points: regular(8, 98, 22.5) },
  cushion: {
    points: Array.from({ length: 32 }, (_, i) => {
      const angle = ((i * 11.25 - 90) * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return [Math.sign(c) * 92 * Math.abs(c) ** 0.5, Math.sign(s) * 92 * Math.abs(s) ** 0.5];
    }),
    round: true,
  },
  scallop: {
    points: Array.from({ length: 72 }, (_, i) => polar(i * 5, 93 + 4.5 * Math.cos((i * 5 * 12 * Math.PI) / 180))),
    round: true,
  },
  shield: {
    points: mirrored([
      [6, -92],
      [50, -86],
      [86, -78],
      [88, -20],
      [74, 34],
      [42, 76],
      [6, 96],
    ]),
    round: true,
  },
  gear: {
    points: Array.from({ length: 48 }, (_, i) => polar(i * 7.5 + 3.75, i % 4 < 2 ? 98 : 88)),
  },
  burst: { points: Array.from({ length: 40 }, (_, i) => polar(i * 9, i % 2 === 0 ? 99 : 87)) },
};
