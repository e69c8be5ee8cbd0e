def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    t = np.arange(n) / rate
    k = np.arange(1, len(amps) + 1)
    left = np.zeros(n)
    right = np.zeros(n)
    for f, p in zip(f0, pan):
        fk = k * f * np.sqrt(1 + stretch * k**2)
        ok = fk < rate / 2
        a = amps[ok] / amps[ok].sum()
        note = a @ np.sin(2 * np.pi * np.outer(fk[ok], t))
        theta = (p + 1) * np.pi / 4
        left += np.cos(theta) * note
        right += np.sin(theta) * note
    return np.array([left, right]) * adsr_envelope(n, *shape)
