# let the release go down to zero in a straight line instead of an exponential curve
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def level(i):
        if i < attack:
            return i / attack
        if i < attack + decay:
            return 1 + (sustain - 1) * (i - attack) / decay
        return sustain

    env = []
    for i in range(n):
        if i < gate:
            env.append(level(i))
        else:
            env.append(level(gate) * max(0.0, 1 - (i - gate) / release))
    return np.array(env)
