/*
 * Where long words of cards' names may go on in the next line: narrow cards have no room for them in one. A word that is
 * not here is never broken.
 */
const known =
  'ag-gres-sor al-che-mist bar-bar-ian bleed-ing cal-cu-la-tor change-ling con-sci-en-tious dare-dev-il dic-ta-tor ' +
  'en-gi-neer grav-i-ton guard-ian guer-ril-la in-dus-tri-al-ist in-san-ity ka-mi-ka-ze ma-gi-cian mas-och-ist ' +
  'mer-ce-nary mul-ti-tude ne-ga-tions neigh-bor ne-go-ti-ate ob-jec-tor ob-serv-er pac-i-fist par-a-site pen-ta-form ' +
  'phan-tasm phi-lan-thro-pist pick-pock-et por-cu-pine re-in-car-na-tor si-lenc-er sor-cer-er syc-o-phant ten-ta-cle ' +
  'trick-ster vi-sion-ary whirl-i-gig worm-hole xe-no-phile ' +
  // As they are called in other languages.
  'né-go-cia-tion ver-han-deln ver-stär-kung';

const breaks = new Map(known.split(' ').map((word) => [word.replaceAll('-', ''), word.split('-')]));

/** A name with soft hyphens where its long words may be broken. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{8,}/gu, (word) => {
    let at = 0;
    return (breaks.get(word.toLowerCase()) ?? [word]).map((part) => word.slice(at, (at += part.length))).join('\u00ad');
  });
}
