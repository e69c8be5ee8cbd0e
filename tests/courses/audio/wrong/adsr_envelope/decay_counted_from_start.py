# counted the decay from sample 0 instead of from the end of the attack
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def held(t):
        rising = t / attack
        falling = 1 - (1 - sustain) * t / decay
        return np.where(t < attack, rising, np.maximum(falling, sustain))

    t = np.arange(n)
    last = held(gate)
    fading = last * 10 ** (-3 * (t - gate) / release)
    return np.where(t < gate, held(t), fading)
