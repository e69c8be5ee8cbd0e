# used exp(-t / release) for the release instead of a fall by 60 dB in release samples
def adsr_envelope(n, gate, attack, decay, sustain, release):
    points_t = [0, attack, attack + decay]
    points_v = [0.0, 1.0, sustain]
    samples = np.arange(n)
    env = np.interp(samples, points_t, points_v)
    at_gate = np.interp(gate, points_t, points_v)
    after = samples >= gate
    env[after] = at_gate * np.exp(-(samples[after] - gate) / release)
    return env
