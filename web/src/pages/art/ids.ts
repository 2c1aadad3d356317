/** Names to look at: aliens that can be played. */
export const alienIds =
  'alchemist amoeba animal anti-matter barbarian bleeding-heart brute bully calculator cavalry changeling chosen citadel clone cryo crystal cudgel daredevil deuce dictator disease empath engineer ethic fido filch fodder fury gambler general genius ghoul graviton grudge guerrilla hacker hate healer human hunger industrialist kamikaze locust loser machine macron masochist mercenary mind mirror miser mite multitude mutant negator neighbor observer oracle outlaw pacifist parasite peddler philanthropist pickpocket plant poison porcupine prophet reborn reincarnator relic remora reserve sadist sapient shadow silencer siren sneak sorcerer spiff sting sycophant tick-tock tide trader trickster tripler vacuum virus visionary void vox vulch warhawk warpish warrior will winner witch wormhole wrack xenophile zombie'.split(
    ' ',
  );
