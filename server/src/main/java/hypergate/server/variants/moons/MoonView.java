package hypergate.server.variants.moons;

import org.jspecify.annotations.Nullable;

/// `MoonView`: the moon of a planet; `id` where the viewer knows it, `ship` whose ship is there,
/// `state` is `up`, `spent`, `off` (a Tech level keeps it from working) or `waits`.
public record MoonView(
    String back, @Nullable String id, @Nullable String ship, @Nullable String state) {}
