# averaged the notes instead of adding them
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    k = np.arange(1, len(amps) + 1)
    t = np.arange(n) / rate
    panned = []
    for f, p in zip(f0, pan):
        freqs = f * k * np.sqrt(1 + stretch * k**2)
        audible = freqs < rate / 2
        a = amps[audible] / np.sum(amps[audible])
        note = np.dot(a, np.sin(2 * np.pi * freqs[audible][:, None] * t))
        theta = (p + 1) * np.pi / 4
        panned.append([np.cos(theta) * note, np.sin(theta) * note])
    chord = np.mean(np.array(panned), axis=0)
    return chord * adsr_envelope(n, *shape)
