# counted the release from sample 0 instead of from the gate
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def held(t):
        rising = t / attack
        falling = 1 - (1 - sustain) * (t - attack) / decay
        return np.where(t < attack, rising, np.maximum(falling, sustain))

    t = np.arange(n)
    last = held(gate)
    fading = last * 10 ** (-3 * t / release)
    return np.where(t < gate, held(t), fading)
