package hypergate.lab.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.game.Game;
import hypergate.game.session.Transcript;
import hypergate.lab.RandomGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The proof that a shuffle was not stacked.
final class TrustTest {
  private static final byte[] SERVER = HexFormat.of().parseHex("0123456789abcdef".repeat(4));
  private static final Trust TRUST =
      new Trust(
          "k3v9q2m7xa",
          Trust.commitment(SERVER),
          HexFormat.of().formatHex(SERVER),
          List.of("28461", "", "77102", ""));

  private static GameRecord record() {
    long seed = TRUST.seed();
    Game game = RandomGames.game(seed);
    Transcript transcript = new Transcript();
    game.listener(transcript);
    game.run();
    return new GameRecord(
            "test",
            RandomGames.options(seed),
            Collections.nCopies(game.seats(), "random"),
            seed,
            transcript.lines(),
            GameRecord.End.of(game))
        .with(TRUST);
  }

  private static Replay replay(GameRecord record) {
    return Replay.of("game.jsonl", record);
  }

  @Test
  void commitment_and_seed_are_those_that_anybody_computes() {
    // printf '…' | xxd -r -p | sha256sum, and the same with the lines behind it
    assertThat(TRUST.commitment())
        .isEqualTo("4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837");
    assertThat(Long.toHexString(TRUST.seed())).isEqualTo("4367781b9ec667bf");
  }

  @Test
  void a_record_with_its_proof_is_read_as_written_and_verified() {
    GameRecord record = record();
    GameRecord read = RecordFile.read("game.jsonl", RecordFile.text(record).lines().toList());
    assertThat(read.trust()).contains(TRUST);
    assertThat(replay(read).verifyTrust().isOver()).isTrue();
  }

  @Test
  void a_record_without_proof_is_told_so() {
    GameRecord record = record();
    GameRecord bare =
        new GameRecord(
            record.version(),
            record.options(),
            record.players(),
            record.seed(),
            record.answers(),
            record.end());
    assertThatThrownBy(() -> replay(bare).verifyTrust())
        .isInstanceOf(RecordError.class)
        .hasMessageStartingWith("game.jsonl:1: nothing here proves how the cards were shuffled");
    assertThat(replay(bare).verify().isOver()).isTrue();
  }

  @Test
  void another_part_of_the_server_is_found_out() {
    Trust other = new Trust(TRUST.table(), TRUST.commitment(), "ff".repeat(32), TRUST.numbers());
    assertThatThrownBy(() -> replay(record().with(other)).verifyTrust())
        .hasMessageStartingWith("game.jsonl:1: the server's part of the seed is not the one");
    Trust short1 = new Trust(TRUST.table(), TRUST.commitment(), "ff", TRUST.numbers());
    assertThatThrownBy(() -> replay(record().with(short1)).verifyTrust())
        .hasMessageContaining("is not 32 bytes in hex");
    Trust noHex = new Trust(TRUST.table(), TRUST.commitment(), "zz".repeat(32), TRUST.numbers());
    assertThatThrownBy(() -> replay(record().with(noHex)).verifyTrust())
        .hasMessageContaining("is not 32 bytes in hex");
  }

  @Test
  void another_number_or_table_or_seed_is_found_out() {
    Trust number =
        new Trust(
            TRUST.table(), TRUST.commitment(), TRUST.server(), List.of("28462", "", "77102", ""));
    assertThatThrownBy(() -> replay(record().with(number)).verifyTrust())
        .hasMessageContaining("does not follow from the server's part");
    Trust table = new Trust("k3v9q2m7xb", TRUST.commitment(), TRUST.server(), TRUST.numbers());
    assertThatThrownBy(() -> replay(record().with(table)).verifyTrust())
        .hasMessageContaining("does not follow from the server's part");
    GameRecord record = record();
    GameRecord seeded =
        new GameRecord(
                record.version(),
                record.options(),
                record.players(),
                record.seed() + 1,
                record.answers(),
                record.end())
            .with(TRUST);
    assertThatThrownBy(() -> replay(seeded).verifyTrust())
        .hasMessageContaining("the seed " + (record.seed() + 1) + " does not follow");
  }

  @Test
  void a_part_that_a_seat_was_not_bound_to_is_found_out() {
    List<String> bound = List.of(Trust.commitment("28461"), "", Trust.commitment("77102"), "");
    Trust good = bound(bound, TRUST.numbers());
    good.verify(good.seed());
    assertThatThrownBy(() -> bound(bound, List.of("28461", "", "77103", "")).verify(good.seed()))
        .hasMessageStartingWith("the part of the seed of seat C is not the one");
    assertThatThrownBy(() -> bound(bound, List.of("", "", "77102", "")).verify(good.seed()))
        .hasMessageStartingWith("the part of the seed of seat A is not the one");
    assertThatThrownBy(
            () -> bound(List.of("", "", bound.get(2), ""), TRUST.numbers()).verify(good.seed()))
        .hasMessageStartingWith("seat A was not bound");
    Trust alone = bound(List.of("", "", "", ""), List.of("28461", "", "", ""));
    alone.verify(alone.seed());
    GameRecord record = record().with(good);
    GameRecord read = RecordFile.read("game.jsonl", RecordFile.text(record).lines().toList());
    assertThat(read.trust()).contains(good);
  }

  private static Trust bound(List<String> commitments, List<String> numbers) {
    return new Trust(TRUST.table(), TRUST.commitment(), TRUST.server(), commitments, numbers);
  }

  @Test
  void another_answer_is_found_out() {
    GameRecord record = record();
    List<String> answers = new ArrayList<>(record.answers());
    answers.removeLast();
    GameRecord changed =
        new GameRecord(
                record.version(),
                record.options(),
                record.players(),
                record.seed(),
                answers,
                record.end())
            .with(TRUST);
    assertThatThrownBy(() -> replay(changed).verifyTrust()).isInstanceOf(RecordError.class);
  }
}
