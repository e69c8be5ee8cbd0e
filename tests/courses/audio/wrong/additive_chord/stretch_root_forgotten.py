# multiplied the frequency by 1 + stretch * k**2 without the square root
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    env = adsr_envelope(n, *shape)
    sound = np.zeros((2, n))
    for note in range(len(f0)):
        partials = []
        used = []
        for i in range(len(amps)):
            k = i + 1
            freq = f0[note] * k * (1 + stretch * k**2)
            if freq < rate / 2:
                partials.append(freq)
                used.append(amps[i])
        used = np.array(used) / np.sum(used)
        theta = (pan[note] + 1) * np.pi / 4
        for i in range(n):
            s = sum(w * np.sin(2 * np.pi * f * i / rate) for w, f in zip(used, partials))
            sound[0, i] += np.cos(theta) * s * env[i]
            sound[1, i] += np.sin(theta) * s * env[i]
    return sound
