# started the release from the level one sample before the gate instead of at the gate
def adsr_envelope(n, gate, attack, decay, sustain, release):
    env = np.zeros(n)
    for i in range(n):
        if i < gate:
            if i < attack:
                env[i] = i / attack
            elif i < attack + decay:
                env[i] = 1 - (1 - sustain) * (i - attack) / decay
            else:
                env[i] = sustain
            level = env[i]
        else:
            env[i] = level * 10 ** (-3 * (i - gate) / release)
    return env
