/** Names to look at: the aliens of the base game. */
export const alienIds =
  'amoeba anti-matter barbarian bully calculator chosen citadel clone cryo cudgel dictator disease ethic fido filch fodder fury gambler genius ghoul grudge guerrilla hacker hate healer human kamikaze locust loser machine macron masochist mercenary mind mirror miser mite mutant negator observer oracle pacifist parasite philanthropist reincarnator remora reserve shadow silencer sorcerer spiff tick-tock trader tripler vacuum virus void vulch warpish warrior will witch wrack zombie'.split(
    ' ',
  );
