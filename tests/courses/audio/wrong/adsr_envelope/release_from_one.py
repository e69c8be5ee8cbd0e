# let the release always start at full level 1 instead of the level at the gate
def adsr_envelope(n, gate, attack, decay, sustain, release):
    i = np.arange(n)
    up = i / attack
    down = 1 + (i - attack) * (sustain - 1) / decay
    env = np.full(n, float(sustain))
    in_decay = (i >= attack) & (i < attack + decay)
    env[in_decay] = down[in_decay]
    env[i < attack] = up[i < attack]
    rel = i >= gate
    per_sample = 10 ** (-3 / release)
    env[rel] = per_sample ** (i[rel] - gate)
    return env
