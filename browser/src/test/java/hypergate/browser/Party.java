package hypergate.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The people of one table, who get on with the game over the protocol until what a test is about
/// has come. What they answer is arbitrary, unless the test wishes something.
final class Party {
  private static final long PATIENCE = 60_000;
  private final List<Guest> people;
  private final Answering answering;

  /// What a test would like to be answered: an option's notation, or null for anything.
  interface Taste {
    @Nullable String answer(JsonObject prompt, JsonObject view);
  }

  /// People whose answers follow from a seed.
  Party(long seed, Guest... people) {
    this.people = List.of(people);
    answering = new Answering(seed);
  }

  /// A table for one person and three machines at which that person has just been asked something
  /// in the second encounter or later. A game that ends before is followed by another.
  static Guest asked(Page page, String address, String technology, String prompt)
      throws InterruptedException {
    return seen(
        page, address, technology, view -> Guest.encounter(view) > 1 && asked(view).equals(prompt));
  }

  /// A table for one person and three machines that this person sees as wanted. A game that ends
  /// before is followed by another.
  static Guest seen(Page page, String address, String technology, Predicate<JsonObject> wanted)
      throws InterruptedException {
    for (int seed = 1; ; seed++) {
      Guest guest = Guest.alone(page, address, technology, 4);
      Party party = new Party(seed, guest);
      if (party.until(views -> wanted.test(views.getFirst()), (each, view) -> null)) return guest;
    }
  }

  /// Plays on until the views of all people are as wanted; false if the game ended before that.
  boolean until(Predicate<List<JsonObject>> wanted, Taste taste) throws InterruptedException {
    long heard = System.currentTimeMillis();
    while (true) {
      List<JsonObject> views = views();
      if (wanted.test(views)) return true;
      if (Guest.isOver(views.getFirst())) return false;
      if (step(views, taste)) heard = System.currentTimeMillis();
      else if (System.currentTimeMillis() - heard > PATIENCE)
        throw new AssertionError("nobody has been asked for a minute: " + views.getFirst());
      else Thread.sleep(20);
    }
  }

  /// What each of them sees.
  List<JsonObject> views() {
    List<JsonObject> views = new ArrayList<>();
    for (Guest guest : people) views.add(guest.view());
    return views;
  }

  // One answer of one person, if anybody is asked.
  private boolean step(List<JsonObject> views, Taste taste) {
    for (int i = 0; i < people.size(); i++) {
      JsonObject view = views.get(i);
      JsonElement window = view.get("window");
      if (window.isJsonObject() && isAsked(window.getAsJsonObject())) {
        people.get(i).send("window", "\"action\":\"pass-encounter\",\"n\":" + n(window));
        return true;
      }
      JsonArray prompts = view.getAsJsonArray("prompts");
      if (prompts.isEmpty()) continue;
      JsonObject prompt = prompts.get(0).getAsJsonObject();
      String wish = taste.answer(prompt, view);
      if (wish == null) answer(people.get(i), view);
      else people.get(i).command("answer", Answering.to(prompt, wish));
      return true;
    }
    return false;
  }

  // Parts that are fine alone may not go together; then it is something else.
  private void answer(Guest guest, JsonObject view) {
    for (int attempt = 0; attempt < 50; attempt++) {
      APIResponse reply = guest.send("answer", answering.next(view));
      if (reply.ok()) return;
      if (reply.status() != 422) throw new AssertionError(reply.status() + " " + reply.text());
    }
    throw new AssertionError("no answer is legal: " + view.get("prompts"));
  }

  private static boolean isAsked(JsonObject window) {
    JsonElement mine = window.get("mine");
    return mine != null
        && mine.isJsonObject()
        && !mine.getAsJsonObject().get("answered").getAsBoolean();
  }

  private static String n(JsonElement window) {
    return window.getAsJsonObject().get("n").getAsString();
  }

  /// Whether a prompt has an option of this notation.
  static boolean offers(JsonObject prompt, String notation) {
    for (JsonElement option : prompt.getAsJsonArray("options"))
      if (option.getAsJsonObject().get("notation").getAsString().equals(notation)) return true;
    return false;
  }

  /// The id of the prompt that is open for a view's seat, or nothing.
  static String asked(JsonObject view) {
    JsonArray prompts = view.getAsJsonArray("prompts");
    return prompts.isEmpty() ? "" : prompts.get(0).getAsJsonObject().get("prompt").getAsString();
  }
}
