package hypergate.players;

import hypergate.game.Face;

/// What a novice thinks of single cards, powers and techs: rough figures by their id. Whatever is
/// not named has a middling value.
final class Values {
  /// What a flare is worth in hand.
  static final double FLARE = 1.2;

  private static final double MIDDLING = 4;

  private Values() {}

  /// What it is worth to keep a card in hand.
  static double card(Face face) {
    return switch (face.kind()) {
      case ATTACK -> 0.1 + 0.06 * face.value();
      case NEGOTIATE -> 0.5;
      case MORPH -> 1;
      case REINFORCEMENT -> 0.6 + 0.2 * face.value();
      case ARTIFACT -> artifact(face.notation());
      case FLARE -> FLARE;
      case PULSAR -> PULSAR;
    };
  }

  private static double artifact(String id) {
    return switch (id) {
      case "cosmic-zap", "emotion-control", "mobius-tubes", "omni-zap", "victory-boon" -> 1.8;
      case "card-zap", "plague", "black-plague", "zap-flare" -> 1.5;
      case "force-field" -> 1.4;
      case "quash", "ionic-gas" -> 0.8;
      default -> ARTIFACT;
    };
  }

  /// What a Pulsar is worth in hand.
  static final double PULSAR = 1.2;

  /// What an artifact like most is worth in hand.
  static final double ARTIFACT = 1.2;

  /// How glad a novice is to play an alien, from 0 to 10.
  static double alien(String id) {
    return switch (id) {
      case "virus", "machine", "macron" -> 9;
      case "zombie", "parasite", "loser", "void", "will", "mite" -> 7;
      case "mutant", "human", "warrior", "remora", "oracle", "clone", "healer" -> 6.5;
      case "tick-tock", "reserve", "filch", "pentaform" -> 6;
      case "vacuum", "trader", "sorcerer", "amoeba", "shadow" -> 5.5;
      case "vulch" -> 5.5;
      case "anti-matter", "pacifist", "miser", "dictator", "spiff", "fido", "observer", "mind" -> 5;
      case "warpish", "barbarian", "cudgel", "chosen", "gambler" -> 6;
      case "tripler", "kamikaze", "fodder", "mirror" -> 5.5;
      case "hate", "grudge", "citadel", "calculator" -> 4.5;
      case "negator", "silencer" -> 5;
      case "reincarnator" -> 4;
      case "masochist" -> 3;
      default -> MIDDLING;
    };
  }

  /// How much of what is at stake in an encounter a power decides when an enemy uses it there, from
  /// 0 to 1.
  static double bite(String power) {
    return switch (power) {
      case "virus", "macron", "loser" -> 0.5;
      case "void" -> 0.4;
      case "oracle", "amoeba", "anti-matter", "sorcerer", "pacifist" -> 0.35;
      case "mutant", "trader", "warrior", "parasite" -> 0.3;
      case "warpish", "gambler", "barbarian", "fodder" -> 0.4;
      case "chosen", "tripler", "mirror", "calculator", "cudgel", "citadel" -> 0.3;
      case "miser", "zombie", "kamikaze" -> 0.2;
      case "mite" -> 0.3;
      case "observer", "philanthropist" -> 0.1;
      case "clone",
          "filch",
          "fido",
          "hacker",
          "healer",
          "mind",
          "spiff",
          "tick-tock",
          "vulch",
          "will" ->
          0;
      // A zapped Human wins: see Answers.
      case "human" -> 0;
      case "machine",
          "dictator",
          "remora",
          "vacuum",
          "shadow",
          "masochist",
          "reincarnator",
          "hate",
          "grudge" ->
          0;
      default -> 0.2;
    };
  }

  /// What a power costs us, in points, wherever we stand in the encounter.
  static double sting(String power) {
    return switch (power) {
      case "machine", "spiff" -> 3;
      case "tick-tock", "mite" -> 1.5;
      case "vulch", "filch", "hacker" -> 0.8;
      case "clone", "fido", "healer", "reserve", "will" -> 0.4;
      case "hate" -> 2;
      case "vacuum", "shadow" -> 1;
      case "mutant" -> 1.2;
      case "dictator", "remora" -> 0.4;
      case "wrack", "silencer" -> 1;
      case "witch" -> 2;
      default -> 0;
    };
  }

  /// How glad a novice is to have a tech, from 0 to 10, its cost taken into account.
  static double tech(String id) {
    return switch (id) {
      case "coldsleep-ship", "lunar-cannon", "warpspace-key" -> 7;
      case "plasma-thrusters", "infinity-drive", "the-prometheus", "the-qax" -> 6;
      case "vacuum-turbines", "cosmic-field-generator", "delta-scanners", "quark-battery" -> 5.5;
      case "gluon-mines", "energy-cloak", "collapsium-hulls", "precursor-seed" -> 5;
      case "omega-missile", "xenon-lasers", "enigma-device" -> 4.5;
      case "axlotl-tank" -> 5.5;
      case "energizer", "gamma-converter-reda", "macroscope", "transmogrifier" -> 5;
      case "corona-radiant", "destiny-holo-flux-reda", "emulator", "seismic-pulse" -> 4.5;
      case "auto-nova", "dampening-field", "strange-attractor-hlavacek" -> 4;
      case "primordial-ark" -> 2;
      case "genesis-bomb", "tech-scrambler" -> 3;
      // It costs nothing and brings another tech.
      case "lucky-charm" -> 6;
      case "warp-breaker-odyssey", "zap-o-tron" -> 5;
      case "destiny-holo-flux-odyssey", "freewheeling-projector", "brainwave-tracer" -> 4.5;
      case "power-radiant", "proximity-mining", "nanite-mining" -> 4;
      case "cosmic-catapult", "nuclear-missiles", "treasure-drones" -> 4;
      case "strange-attractor-odyssey", "thorium-rod" -> 3.5;
      case "sabotage" -> 3;
      case "quasar-spear", "pulsar-power-plant", "galactose-intolerance-odyssey" -> 6;
      case "galactose-intolerance-oliviera", "dark-matter-beam", "wormhole-generator" -> 5;
      case "plasma-coil", "hawking-catapult", "x-lot-l-pod", "warp-breaker-oliviera" -> 5;
      case "gamma-converter-odyssey", "nuclear-missile", "protective-nrg-halo" -> 4.5;
      case "mass-driver-armor", "the-positron-v5-1", "xaq-attack" -> 4;
      case "reyuban-rod", "nuxxian-orb-odyssey", "nuxxian-orb-oliviera", "solar-harness" -> 3;
      default -> MIDDLING;
    };
  }
}
