/** Names to look at: the aliens of the base game. */
export const alienIds =
  'amoeba anti-matter barbarian calculator chosen citadel clone cudgel dictator fido filch fodder gambler grudge hacker hate healer human kamikaze loser machine macron masochist mind mirror miser mite mutant negator observer oracle pacifist parasite philanthropist reincarnator remora reserve shadow silencer sorcerer spiff tick-tock trader tripler vacuum virus void vulch warpish warrior will witch wrack zombie'.split(
    ' ',
  );
