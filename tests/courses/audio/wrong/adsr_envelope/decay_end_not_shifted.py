# put the end of the decay at sample decay instead of attack + decay in the loop
def adsr_envelope(n, gate, attack, decay, sustain, release):
    def down(i):
        if i < attack:
            return i / attack
        elif i < decay:
            return 1 - (1 - sustain) * (i - attack) / decay
        else:
            return sustain

    env = np.empty(n)
    for i in range(min(gate, n)):
        env[i] = down(i)
    start = down(gate)
    for i in range(gate, n):
        env[i] = start * 0.001 ** ((i - gate) / release)
    return env
