package hypergate.server.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a seat or the host does.
///
/// @param what which of the verbs
/// @param key chosen by the client: the same key again does nothing again
/// @param n `answer`, `window`: the number of the question
/// @param prompt `answer`: its prompt
/// @param seat `answer`: which of my seats, when I have two
/// @param answer `answer`: the gesture in notation
/// @param action `window`, `deal`: what of it
/// @param use `window`: what to use
/// @param digest `deal`: of the version that is meant
/// @param draft `deal`: the offer
/// @param orders `orders`: all of them
/// @param to `chat`: the table, the spectators, or a seat
/// @param text `chat`, `name`
/// @param phrase `chat`: a ready phrase
/// @param ready `ready`: whether
/// @param numbers `open`, and `start` of a person alone: the seat's own part of the seed
/// @param commitment `ready`, `start`: SHA-256 of the seat's own part of the seed, which `open`
///   shows
/// @param promise `settle`: a promise of free text
/// @param state `settle`: what became of it
/// @param aliens `exclude`: ids of all aliens that the person does not want to be dealt
public record Command(
    @JsonProperty("do") String what,
    String key,
    @Nullable Long n,
    @Nullable String prompt,
    @Nullable String seat,
    @Nullable String answer,
    @Nullable String action,
    @Nullable String use,
    @Nullable String digest,
    @Nullable DealDraft draft,
    @Nullable List<StandingOrder> orders,
    @Nullable String to,
    @Nullable String text,
    @Nullable String phrase,
    @Nullable Boolean ready,
    @Nullable String numbers,
    @Nullable String commitment,
    @Nullable Long promise,
    @Nullable String state,
    @Nullable List<String> aliens) {}
