# divided by the square root of the pulse's length instead of its energy's root
def pulse_compress(echoes, pulse):
    n_pulses, n_range = echoes.shape
    replica = np.conj(pulse)
    n_rep = len(replica)
    y = np.zeros_like(echoes)
    for p in range(n_pulses):
        for r in range(n_range):
            total = 0
            for k in range(n_rep):
                if r + k < n_range:
                    total = total + replica[k] * echoes[p, r + k]
            y[p, r] = total
    return y / np.sqrt(n_rep)
