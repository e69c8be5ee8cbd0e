# kept the partials above half the sampling rate instead of leaving them out
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    t = np.arange(n) / rate
    left = np.zeros(n)
    right = np.zeros(n)
    for f, p in zip(f0, pan):
        note = np.zeros(n)
        for k, amp in enumerate(amps, start=1):
            fk = k * f * np.sqrt(1 + stretch * k**2)
            note += amp * np.sin(2 * np.pi * fk * t)
        note /= np.sum(amps)
        theta = (p + 1) * np.pi / 4
        left += np.cos(theta) * note
        right += np.sin(theta) * note
    return np.array([left, right]) * adsr_envelope(n, *shape)
