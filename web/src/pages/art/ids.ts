/** Names to look at: aliens that can be played. */
export const alienIds =
  'amoeba anti-matter barbarian calculator chosen citadel clone cudgel dictator empath fido filch fodder gambler graviton grudge hacker hate healer human industrialist kamikaze loser machine macron masochist mind mirror miser mite mutant negator observer oracle pacifist parasite philanthropist reborn reincarnator remora reserve sadist shadow silencer sorcerer spiff tick-tock trader trickster tripler vacuum virus visionary void vulch warhawk warpish warrior will winner witch wrack xenophile zombie'.split(
    ' ',
  );
