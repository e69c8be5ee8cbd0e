# let the decay fall towards 0 within decay samples instead of towards the sustain level
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def held(t):
        rising = t / attack
        falling = 1 - (t - attack) / decay
        return np.where(t < attack, rising, np.maximum(falling, sustain))

    t = np.arange(n)
    last = held(gate)
    fading = last * 10 ** (-3 * (t - gate) / release)
    return np.where(t < gate, held(t), fading)
