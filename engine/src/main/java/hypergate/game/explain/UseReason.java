package hypergate.game.explain;

/// Effects: conditions of using a power or a card.
public enum UseReason implements Reason {
  EFFECT_KNOWN("R-3.5", "Nothing in this game is called '{typed}'.", "{effect} exists."),
  EFFECT_USABLE(
      "R-9.5",
      "{card} is not used; encounter cards are chosen in the planning phase.",
      "{card} can be used."),
  POWER_YOURS("R-20.1", "{effect} is not your power.", "{effect} is your power."),
  POWER_KEPT(
      "R-20.4",
      "{effect} is off: you have {have, plural, one {# home colony} other {# home colonies}},"
          + " {needed} needed.",
      "You have {have, plural, one {# home colony} other {# home colonies}}, {needed} needed for a"
          + " power."),
  POWER_NOT_ZAPPED(
      "R-20.7",
      "{effect} has been zapped: it is off until this encounter ends.",
      "{effect} has not been zapped."),
  POWER_NOT_SHUT_OFF(
      "H-244", "{effect} is off until this encounter ends.", "{effect} has not been shut off."),
  POWER_AWAKE(
      "H-17",
      "{effect} came to you in this encounter and works from the next one on.",
      "{effect} is not new."),
  NOT_RENOUNCED(
      "H-813",
      "You have said that you will not use {effect} in this encounter.",
      "You have not said that you would not use {effect}."),
  OPTIONAL(
      "R-20.2",
      "{effect} is mandatory: whenever it applies it happens by itself.",
      "{effect} is optional."),
  A_USE(
      "R-20.1",
      "{effect} is not used: while it is in force it simply applies.",
      "{effect} can be used."),
  EFFECT_HELD("R-17.6", "You do not hold {card}.", "You hold {card}."),
  FLARES_IN_GAME("R-2.6", "This game is played without flares.", "Flares are in the game."),
  FLARE_IS_WILD(
      "R-19.2",
      "For you {card} is wild: super is for who has that power in force.",
      "For you {card} is super."),
  FLARE_IS_SUPER(
      "R-19.2",
      "For you {card} is super, since that power is yours and in force.",
      "For you {card} is wild."),
  FLARE_LIMIT(
      "R-19.3",
      "You have played {have, plural, one {# flare} other {# flares}} in this encounter; {limit} is"
          + " the limit.",
      "You have played {have, plural, =0 {no flare} one {# flare} other {# flares}} in this"
          + " encounter; {limit} is the limit."),
  FLARE_FRESH(
      "R-19.3",
      "{card} has been played in this encounter already, by {seat}; each flare is played once.",
      "{card} has not been played in this encounter."),
  RIGHT_ROLE(
      "R-3.5",
      "{effect} is for {role}; you are {position}.",
      "{effect} is for {role}; you are {position}."),
  WINDOW_OPEN(
      "R-21.5",
      "{effect} can be used {windows}; this is {window}.",
      "{effect} can be used {window}."),
  WINDOW_OF_PHASE(
      "R-21.5",
      "{effect} can be used {windows}; this is the {step} phase.",
      "{effect} can be used {windows}."),
  SOMETHING_TO_ANSWER(
      "R-21.2",
      "{effect} answers another effect, and nothing is being used that it could answer.",
      "Something is being used."),
  ONCE_HERE(
      "R-20.3",
      "You have used {effect} already at this point.",
      "You have not used {effect} at this point yet."),
  NOT_ITS_OWN_DOING(
      "R-21.2",
      "{effect} does not answer what it has brought about itself.",
      "This was not brought about by {effect}."),
  ITS_OWN_WORDS(
      "R-0.5",
      "What {effect} asks for is not the case now. It says: {text}",
      "What {effect} asks for is the case."),
  INVOLVED(
      "R-11.1",
      "Only main players and allies may reinforce; you are {position}.",
      "You are {position}."),
  NOT_PASSED(
      "R-11.3",
      "You have passed on reinforcements in this encounter.",
      "You have not passed on reinforcements.");

  private final Wording wording;

  UseReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
