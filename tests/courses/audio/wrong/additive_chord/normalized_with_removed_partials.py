# divided by the sum of all amplitudes instead of the sum of those that are left
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    t = np.arange(n) / rate
    out = np.zeros((2, n))
    total = sum(amps)
    for v in range(len(f0)):
        theta = (pan[v] + 1) * np.pi / 4
        note = np.zeros(n)
        for k in range(1, len(amps) + 1):
            freq = k * f0[v] * np.sqrt(1 + stretch * k**2)
            if freq < rate / 2:
                note = note + amps[k - 1] / total * np.sin(2 * np.pi * freq * t)
        out[0] += note * np.cos(theta)
        out[1] += note * np.sin(theta)
    return out * adsr_envelope(n, *shape)
