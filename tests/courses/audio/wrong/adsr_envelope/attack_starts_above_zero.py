# used (i + 1) / attack in the attack instead of i / attack
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def stage(i):
        if i < attack:
            return (i + 1) / attack
        step = (1 - sustain) / decay
        return max(sustain, 1 - step * (i - attack))

    down = np.array([stage(i) for i in range(n)])
    s = np.arange(n)
    tail = stage(gate) * 10.0 ** (-60 * (s - gate) / release / 20)
    return np.where(s < gate, down, tail)
