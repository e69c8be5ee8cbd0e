# left the envelope out instead of multiplying the sum of the notes by it
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    number = np.arange(1, len(amps) + 1)
    freqs = f0[:, None] * number * np.sqrt(1 + stretch * number**2)
    weights = np.where(freqs < rate / 2, amps, 0.0)
    weights = weights / np.sum(weights, axis=1, keepdims=True)
    time = np.arange(n) / rate
    waves = np.sin(2 * np.pi * freqs[:, :, None] * time)
    notes = np.sum(weights[:, :, None] * waves, axis=1)
    angle = (pan + 1) * np.pi / 4
    sides = np.stack([np.cos(angle), np.sin(angle)])
    return sides @ notes
