package hypergate.server.protocol.book;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One face, alien or tech, with what it says and when it acts.
///
/// @param id its notation
/// @param kind what it is
/// @param name as people read it
/// @param text what it does, in our words
/// @param value of an attack or reinforcement
/// @param wild text of a flare's wild side
/// @param strong text of a flare's super side
/// @param research the ships that a tech needs, `5` or `X`
/// @param set the set it belongs to
/// @param mandatory whether a power must be used
/// @param roles who may use it
/// @param phases steps in which it acts, in kebab-case
/// @param windows windows in which it acts, in kebab-case
/// @param traits what else is printed on it
public record CardInfo(
    String id,
    String kind,
    String name,
    String text,
    @Nullable Integer value,
    @Nullable String wild,
    @JsonProperty("super") @Nullable String strong,
    @Nullable String research,
    @Nullable String set,
    @Nullable Boolean mandatory,
    @Nullable List<String> roles,
    @Nullable List<String> phases,
    @Nullable List<String> windows,
    @Nullable Map<String, Object> traits) {
  static CardInfo of(String id, String kind, String name, String text) {
    return new CardInfo(
        id, kind, name, text, null, null, null, null, null, null, null, null, null, null);
  }

  CardInfo worth(int number) {
    return new CardInfo(
        id, kind, name, text, number, wild, strong, research, set, mandatory, roles, phases,
        windows, traits);
  }

  CardInfo sides(String wildText, String superText) {
    return new CardInfo(
        id, kind, name, text, value, wildText, superText, research, set, mandatory, roles, phases,
        windows, traits);
  }

  CardInfo needing(String ships) {
    return new CardInfo(
        id, kind, name, text, value, wild, strong, ships, set, mandatory, roles, phases, windows,
        traits);
  }

  CardInfo from(String origin) {
    return new CardInfo(
        id, kind, name, text, value, wild, strong, research, origin, mandatory, roles, phases,
        windows, traits);
  }

  CardInfo duty(boolean must) {
    return new CardInfo(
        id, kind, name, text, value, wild, strong, research, set, must, roles, phases, windows,
        traits);
  }

  CardInfo acting(List<String> by, List<String> in, List<String> when) {
    return new CardInfo(
        id, kind, name, text, value, wild, strong, research, set, mandatory, by, in, when, traits);
  }

  CardInfo traits(Map<String, Object> more) {
    return new CardInfo(
        id, kind, name, text, value, wild, strong, research, set, mandatory, roles, phases, windows,
        more);
  }
}
