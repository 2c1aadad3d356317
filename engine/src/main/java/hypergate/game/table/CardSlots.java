package hypergate.game.table;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// Cards that lie before players, each in a slot of its own, until they are used up: ships can
/// stand on them, and one cosmic card can lie under each. A place there is [Place#ON_CARD] plus the
/// slot. A variant brings them into a game, and a game has one family of them at most.
public interface CardSlots {
  /// How many slots there are for all players together.
  int MOST = Sizes.CARD_SLOTS;

  /// One past the highest slot in use.
  int top();

  /// Whether a card lies in the slot and belongs to the seat.
  boolean isOf(int slot, Seat seat);

  /// Who owns the card in a slot.
  Seat owner(int slot);

  /// Whether the card in a slot lies face up.
  boolean isFaceUp(int slot);

  /// Whether the viewer of a view can see which card lies in a slot.
  boolean isKnown(int slot);

  /// How the card in a slot is written, `xenon-lasers`.
  String name(int slot);

  /// How it is written for those who do not know its face, by a number: `card-2`.
  String back(int slot);

  /// What any of them is called of which not even the number is told.
  String back();

  // ---- ships on them

  /// Ships on the card in a slot; they are its owner's.
  int ships(int slot);

  /// Adds ships to a slot, or takes them with a negative number: for verbs.
  void addShips(int slot, int count);

  /// All ships of a seat on its cards.
  default int ships(Seat owner) {
    int sum = 0;
    for (int slot = 0; slot < top(); slot++) if (isOf(slot, owner)) sum += ships(slot);
    return sum;
  }

  /// Whether ships that go home from there stay when their owner has no colony.
  boolean keepStranded();

  /// What the token is called that the card in a slot puts on the table; empty: none.
  String token(int slot);

  /// What asks the owner of the ship that a slot has brought into the game whether it stays behind.
  Prompt shipStays(int slot);

  // ---- cosmic cards under them

  /// The card under that of a slot, -1 for none.
  int stored(int slot);

  /// Puts a card under that of a slot (-1: none); the card must have been put aside.
  void stored(int slot, int card);

  /// Whether cards under some of them may be played from there.
  boolean arePlayable();

  /// Whether the card under that of a slot may be played from there.
  boolean isPlayable(int slot);

  /// Takes the card from under that of a slot; it lies aside until put somewhere.
  ///
  /// @return the card
  int takeStored(int slot);

  /// No such cards: for games without them.
  CardSlots NONE =
      new CardSlots() {
        @Override
        public int top() {
          return 0;
        }

        @Override
        public boolean isOf(int slot, Seat seat) {
          return false;
        }

        @Override
        public Seat owner(int slot) {
          return Seat.NONE;
        }

        @Override
        public boolean isFaceUp(int slot) {
          return false;
        }

        @Override
        public boolean isKnown(int slot) {
          return false;
        }

        @Override
        public String name(int slot) {
          throw none();
        }

        @Override
        public String back(int slot) {
          throw none();
        }

        @Override
        public String back() {
          throw none();
        }

        @Override
        public int ships(int slot) {
          return 0;
        }

        @Override
        public void addShips(int slot, int count) {
          throw none();
        }

        @Override
        public boolean keepStranded() {
          return false;
        }

        @Override
        public String token(int slot) {
          return "";
        }

        @Override
        public Prompt shipStays(int slot) {
          throw none();
        }

        @Override
        public int stored(int slot) {
          return -1;
        }

        @Override
        public void stored(int slot, int card) {
          throw none();
        }

        @Override
        public boolean arePlayable() {
          return false;
        }

        @Override
        public boolean isPlayable(int slot) {
          return false;
        }

        @Override
        public int takeStored(int slot) {
          throw none();
        }

        private IllegalStateException none() {
          return new IllegalStateException("no cards lie before players in this game");
        }
      };
}
