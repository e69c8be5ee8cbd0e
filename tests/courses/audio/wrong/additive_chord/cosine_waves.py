# made the partials of cosines instead of sines
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    k = np.arange(1, len(amps) + 1)
    t = np.arange(n) / rate
    result = np.zeros((2, n))
    for f, p in zip(f0, pan):
        freqs = f * k * np.sqrt(1 + stretch * k**2)
        a = amps * (freqs < rate / 2)
        a = a / a.sum()
        note = a @ np.cos(2 * np.pi * freqs[:, None] * t[None, :])
        gains = np.array([np.cos((p + 1) * np.pi / 4), np.sin((p + 1) * np.pi / 4)])
        result += gains[:, None] * note[None, :]
    return result * adsr_envelope(n, *shape)
