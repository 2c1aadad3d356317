import type { Component } from 'svelte';
import type { PlanetSpot } from '../board/layout';
import type { BoardModel, BoardPlanet } from '../board/model';
import type { Switchboard } from '../board/wires';
import { variants } from './roster';

/** What is known to whatever a variant puts beside a planet. */
export interface BesideProps {
  readonly model: BoardModel;
  readonly planet: BoardPlanet;
  readonly spot: PlanetSpot;
  readonly switchboard: Switchboard;
  readonly small: number;
}

/** What variants put beside planets. */
export const besides: readonly Component<BesideProps>[] = Object.values(variants).flatMap((variant) =>
  'beside' in variant ? [variant.beside] : [],
);
