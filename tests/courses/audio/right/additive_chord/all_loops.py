def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    env = adsr_envelope(n, *shape)
    sound = np.zeros((2, n))
    for note in range(len(f0)):
        used = []
        for i in range(len(amps)):
            freq = f0[note] * (i + 1) * np.sqrt(1 + stretch * (i + 1) ** 2)
            if freq < rate / 2:
                used.append((amps[i], freq))
        total = sum(a for a, _ in used)
        theta = (pan[note] + 1) * np.pi / 4
        for i in range(n):
            s = sum(a * np.sin(2 * np.pi * f * i / rate) for a, f in used) / total
            sound[0, i] += np.cos(theta) * s * env[i]
            sound[1, i] += np.sin(theta) * s * env[i]
    return sound
