import type { CardFace } from '../../cards/face';

/** Cards to look at. */
export const faces: CardFace[] = [
  ...[0, 4, 8, 12, 20, 30, 40].map((value): CardFace => ({
    id: `attack-${String(value).padStart(2, '0')}`,
    kind: 'attack',
    name: `Attack ${value}`,
    text: 'Add it to your ships and those of your allies.',
    value,
  })),
  {
    id: 'negotiate',
    kind: 'negotiate',
    name: 'Negotiate',
    text: 'Against another one: make a deal in a minute, or each of you loses three ships.',
  },
  { id: 'morph', kind: 'morph', name: 'Morph', text: 'Becomes what the other side has played.' },
  ...[2, 3, 5].map((value): CardFace => ({
    id: `reinforcement-${value}`,
    kind: 'reinforcement',
    name: `Reinforcement +${value}`,
    text: 'Add it to either side.',
    value,
    roles: ['main-or-ally'],
    phases: ['reveal'],
  })),
  ...['Cosmic Zap', 'Card Zap', 'Mobius Tubes', 'Plague', 'Force Field', 'Emotion Control', 'Quash', 'Ionic Gas'].map(
    (name): CardFace => ({
      id: name.toLowerCase().replace(' ', '-'),
      kind: 'artifact',
      name,
      text: 'Play when any power is used: that use is cancelled and the power is off for this encounter.',
      roles: ['any'],
      phases: ['alliance', 'reveal'],
      set: 'base',
    }),
  ),
  ...['Human', 'Macron', 'Anti-Matter'].map((name): CardFace => ({
    id: `flare-${name.toLowerCase()}`,
    kind: 'flare',
    name,
    text: 'Wild: as a main player add two to your total. Super: your power cannot be zapped.',
    roles: ['main'],
    phases: ['reveal'],
  })),
];

export const aliens: CardFace[] = [
  {
    id: 'human',
    kind: 'alien',
    name: 'Human',
    text: 'Add 4 to your side’s total. If this power is zapped, your side wins.',
    mandatory: true,
    roles: ['main-or-ally'],
    phases: ['reveal'],
  },
  {
    id: 'trader',
    kind: 'alien',
    name: 'Trader',
    text: 'As a main player you may swap hands with your opponent before cards are selected.',
    mandatory: false,
    roles: ['main'],
    phases: ['planning'],
  },
  {
    id: 'virus',
    kind: 'alien',
    name: 'Virus',
    text: 'Your attack card is multiplied by your ships instead of having them added.',
    mandatory: true,
    roles: ['main'],
    phases: ['reveal'],
  },
];
