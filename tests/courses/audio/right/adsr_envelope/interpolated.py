def adsr_envelope(n, gate, attack, decay, sustain, release):
    corners = [0, attack, attack + decay]
    levels = [0.0, 1.0, sustain]
    samples = np.arange(n)
    env = np.interp(samples, corners, levels)
    late = samples >= gate
    env[late] = np.interp(gate, corners, levels) * 0.001 ** ((samples[late] - gate) / release)
    return env
