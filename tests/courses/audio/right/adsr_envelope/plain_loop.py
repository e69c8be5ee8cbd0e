def adsr_envelope(n, gate, attack, decay, sustain, release):
    def level(i):
        if i < attack:
            return i / attack
        if i < attack + decay:
            return 1 + (sustain - 1) * (i - attack) / decay
        return sustain

    env = np.empty(n)
    for i in range(n):
        if i < gate:
            env[i] = level(i)
        else:
            env[i] = level(gate) * 10 ** (-60 * (i - gate) / release / 20)
    return env
