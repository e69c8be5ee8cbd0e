# let the release start at the sustain level instead of the level at the gate
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def held(t):
        rising = t / attack
        falling = 1 - (1 - sustain) * (t - attack) / decay
        return np.where(t < attack, rising, np.maximum(falling, sustain))

    t = np.arange(n)
    fading = sustain * 10 ** (-3 * (t - gate) / release)
    return np.where(t < gate, held(t), fading)
