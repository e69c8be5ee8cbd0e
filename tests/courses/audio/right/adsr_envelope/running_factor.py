def adsr_envelope(n, gate, attack, decay, sustain, release):
    factor = np.exp(-np.log(1000) / release)
    out = []
    value = 0.0
    for i in range(n):
        if i > gate:
            value *= factor
        elif i <= attack:
            value = i / attack
        else:
            value = max(1 - (1 - sustain) * (i - attack) / decay, sustain)
        out.append(value)
    return np.array(out)
