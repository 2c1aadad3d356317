package hypergate.variant.levels;

import hypergate.game.piece.Seat;
import hypergate.game.verb.Matter;
import hypergate.game.view.Question;
import org.jspecify.annotations.Nullable;

/// What is being wielded against, and who has spoken about it so far: the wielder, an advocate, who
/// wields again, a last advocate (L-26). Reused; open only while players are asked about it.
public final class Chain implements Matter {
  /// Links of the longest chain.
  public static final int LONGEST = 4;

  private static final Chain CLOSED = new Chain();

  private final Seat[] link = new Seat[LONGEST];
  private @Nullable Field field;
  private Seat target = Seat.NONE;
  private String action = "";
  private int links;

  Chain() {
    close();
  }

  /// What is being wielded against as a question is asked; closed when the question is another one.
  public static Chain of(Question question) {
    Chain chain = question.matter(Chain.class);
    return chain == null ? CLOSED : chain;
  }

  void open(Seat acting, Field in, String what) {
    target = acting;
    field = in;
    action = what;
    links = 0;
  }

  @Override
  public void close() {
    target = Seat.NONE;
    field = null;
    action = "";
    links = 0;
  }

  void add(Seat seat) {
    if (links == LONGEST) throw new IllegalStateException("more than four links against " + target);
    link[links++] = seat;
  }

  /// Whether players are being asked about an action.
  public boolean isOpen() {
    return field != null;
  }

  /// Who acts.
  public Seat target() {
    return target;
  }

  /// In which field the action is.
  ///
  /// @throws IllegalStateException when nothing is asked
  public Field field() {
    Field open = field;
    if (open == null) throw new IllegalStateException("nothing is being wielded against");
    return open;
  }

  /// The card or power being used, in notation; empty for a win of the offense.
  public String action() {
    return action;
  }

  /// How many have spoken so far.
  public int links() {
    return links;
  }

  /// Who has spoken: 0 is the wielder, 1 its advocate, 2 who wields again, 3 the last advocate.
  public Seat link(int position) {
    if (position >= links) throw new IndexOutOfBoundsException(position);
    return link[position];
  }
}
