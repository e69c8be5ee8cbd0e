# took 60 dB as a factor of 10**-6 (power) instead of 10**-3 (amplitude)
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def held(t):
        rising = t / attack
        falling = 1 - (1 - sustain) * (t - attack) / decay
        return np.where(t < attack, rising, np.maximum(falling, sustain))

    t = np.arange(n)
    last = held(gate)
    fading = last * 10 ** (-6 * (t - gate) / release)
    return np.where(t < gate, held(t), fading)
