package hypergate.lab.balance;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.view.Listener;
import hypergate.lab.run.Ended;
import hypergate.lab.run.LabTable;
import hypergate.lab.variants.Having;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.lab.variants.Noted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Sees what a game is measured by.
final class Watch implements LabTable.Follower, Listener, Having {
  private final List<Noted> noted = LabVariants.ALL.stream().map(LabVariant::noted).toList();
  private final List<int[]> colonies = new ArrayList<>();
  private Map<String, List<List<String>>> has = new LinkedHashMap<>();
  private List<List<String>> aliens = List.of();
  private @Nullable Game game;
  private int encounters;
  private int asked;
  private int withoutChoice;
  private int parked;

  /// The kinds of things that are told of.
  static List<Having.Kind> kinds() {
    List<Having.Kind> all = new ArrayList<>(Having.Kind.OF_CORE);
    for (LabVariant variant : LabVariants.ALL) all.addAll(variant.noted().kinds());
    return all;
  }

  @Override
  public void began(Game begun) {
    game = begun;
    has = new LinkedHashMap<>();
    colonies.clear();
    encounters = begun.encounters();
    asked = 0;
    withoutChoice = 0;
    parked = 0;
    List<List<String>> all = new ArrayList<>();
    for (int i = 0; i < begun.seats(); i++) {
      Seat seat = Seat.of(i);
      all.add(aliens(begun, seat));
    }
    aliens = all;
    for (int i = 0; i < begun.seats(); i++) {
      Seat seat = Seat.of(i);
      hand(begun, seat, hypergate.game.word.Kind.FLARE, Having.Kind.FLARE);
      hand(begun, seat, hypergate.game.word.Kind.ARTIFACT, Having.Kind.ARTIFACT);
    }
    for (Noted one : noted) one.began(begun, this);
    begun.listener(this);
  }

  private static List<String> aliens(Game game, Seat seat) {
    List<String> ids = new ArrayList<>();
    for (int instance = 0; instance < Sizes.INSTANCES; instance++)
      if (game.powers().exists(instance) && Powers.owner(instance) == seat)
        ids.add(game.powers().alien(instance).id());
    return ids;
  }

  private void hand(Game begun, Seat seat, hypergate.game.word.Kind kind, Having.Kind of) {
    CardSet cards = begun.cards().hand(seat, kind);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      has(of, seat, begun.cards().face(card).notation());
  }

  @Override
  public void has(Having.Kind kind, Seat seat, String id) {
    if (!seat.exists()) return;
    int count = aliens.size();
    List<List<String>> seats = has.computeIfAbsent(kind.id(), _ -> seats(count));
    List<String> ids = seats.get(seat.index());
    if (!ids.contains(id)) ids.add(id);
  }

  private static List<List<String>> seats(int count) {
    List<List<String>> all = new ArrayList<>();
    for (int i = 0; i < count; i++) all.add(new ArrayList<>());
    return all;
  }

  @Override
  public void happened(Event event) {
    for (Noted one : noted) one.happened(event, this);
  }

  @Override
  public void asked(int seat) {
    asked |= 1 << seat;
  }

  @Override
  public void phase(Game played) {
    if (played.encounters() == encounters && !played.isOver()) return;
    if (encounters > 0) withoutChoice += played.seats() - Integer.bitCount(asked);
    encounters = played.encounters();
    asked = 0;
    for (Noted one : noted) parked += one.parked(played);
    int[] now = new int[played.seats()];
    for (int i = 0; i < now.length; i++)
      now[i] = Long.bitCount(played.ships().foreignColonies(Seat.of(i)));
    colonies.add(now);
  }

  /// What was seen of the game.
  Measured measured(long number, Ended ended) {
    Game seen = game;
    game = null;
    if (seen == null || !ended.isWhole()) return Measured.of(number, ended);
    seen.listener(null);
    int unfinished = 0;
    int finished = 0;
    for (Noted one : noted) {
      unfinished += one.unfinished(seen);
      finished += one.finished(seen);
    }
    return new Measured(
        number, ended, aliens, has, behind(), withoutChoice, parked, unfinished, finished);
  }

  private List<Integer> behind() {
    List<Integer> behind = new ArrayList<>();
    if (colonies.isEmpty()) return behind;
    int[] half = colonies.get((colonies.size() - 1) / 2);
    int most = 0;
    for (int own : half) most = Math.max(most, own);
    for (int own : half) behind.add(most - own);
    return behind;
  }
}
