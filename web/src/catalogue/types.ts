import type { SeatColour } from '../art/colours';

/** One entry of the catalogue; what is not known of it is left out. */
export interface CatalogueEntry {
  kind: string;
  id: string;
  name?: string;
  code?: string;
  set?: string;
  status?: 'enforced' | 'described' | 'excluded';
  origin?: string;
  author?: string;
  year?: number;
  theme?: string;
  type?: string;
  experience?: string;
  obligation?: string;
  restriction?: string[];
  role?: string[];
  phase?: string[];
  classic?: number[];
  window?: string[];
  cost?: number | string;
  copies?: number;
  needs?: string[];
  tech?: string;
  power?: string;
  effect?: string;
  text?: string;
  setup?: string;
  wild?: string;
  super?: string;
  wild1?: string;
  super1?: string;
  con?: string;
  pro?: string;
  history?: string;
  notes?: string;
  art?: string;
  rule?: string[];
  ruling?: string[];
  scenario?: string[];
  conflict?: string[];
  see?: string[];
  win?: number;
  low?: number;
  high?: number;
  games?: number;
}

export interface CatalogueFacet {
  field: string;
  label: string;
  values: { value: string; count: number; chosen: boolean; query: string }[];
}

export interface CatalogueFound {
  query: string;
  total: number;
  entries: CatalogueEntry[];
  facets: CatalogueFacet[];
  suggestions: { query: string; total: number }[];
}

export interface CatalogueName {
  id: string;
  kind: string;
  name: string;
}

export interface CataloguePage {
  entry: CatalogueEntry;
  similar: CatalogueEntry[];
  conflicts: CatalogueName[];
  see: CatalogueName[];
  rulings: CatalogueEntry[];
  rules: CatalogueEntry[];
  scenarios: string[];
}

export interface CatalogueComparison {
  entries: CatalogueEntry[];
  rows: { field: string; label: string; values: string[]; differs: boolean }[];
}

export interface CatalogueDraw {
  seed: string;
  entries: CatalogueEntry[];
}

export interface CatalogueWords {
  fields: { word: string; label: string }[];
}

/** In what colour ships are drawn on a tech that is in no game. */
export const shipColour: SeatColour = 'blue';
