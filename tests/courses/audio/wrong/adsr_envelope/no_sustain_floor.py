# let the decay line go on below the sustain level instead of holding there
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def held(t):
        rising = t / attack
        falling = 1 - (1 - sustain) * (t - attack) / decay
        return np.where(t < attack, rising, falling)

    t = np.arange(n)
    last = held(gate)
    fading = last * 10 ** (-3 * (t - gate) / release)
    return np.where(t < gate, held(t), fading)
