/** Names to look at: aliens that can be played. */
export const alienIds =
  'amoeba anti-matter barbarian bully calculator chosen citadel clone cryo cudgel dictator disease empath ethic fido filch fodder fury gambler genius ghoul graviton grudge guerrilla hacker hate healer human industrialist kamikaze locust loser machine macron masochist mercenary mind mirror miser mite mutant negator observer oracle pacifist parasite philanthropist reborn reincarnator remora reserve sadist shadow silencer sorcerer spiff tick-tock trader trickster tripler vacuum virus visionary void vulch warhawk warpish warrior will winner witch wrack xenophile zombie'.split(
    ' ',
  );
