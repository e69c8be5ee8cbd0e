# divided the amplitudes by the sum over all notes and partials instead of note by note
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    number = np.arange(1, len(amps) + 1)
    freqs = f0[:, None] * number * np.sqrt(1 + stretch * number**2)
    weights = np.where(freqs < rate / 2, amps, 0.0)
    weights = weights / np.sum(weights)
    time = np.arange(n) / rate
    waves = np.sin(2 * np.pi * freqs[:, :, None] * time)
    notes = np.sum(weights[:, :, None] * waves, axis=1)
    angle = (pan + 1) * np.pi / 4
    sides = np.stack([np.cos(angle), np.sin(angle)])
    return (sides @ notes) * adsr_envelope(n, *shape)
