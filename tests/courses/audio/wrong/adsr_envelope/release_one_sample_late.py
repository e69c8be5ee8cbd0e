# counted the release from the sample after the gate instead of from the gate
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def key_down(i):
        if i < attack:
            return i / attack
        return max(1 - (1 - sustain) * (i - attack) / decay, sustain)

    env = np.zeros(n)
    for i in range(n):
        if i <= gate:
            env[i] = key_down(i)
        else:
            env[i] = key_down(gate) * 10 ** (-3 * (i - gate - 1) / release)
    return env
