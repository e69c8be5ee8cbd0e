# each term overwrites the one before, so only the last sample of the pulse counts
def pulse_compress(echoes, pulse):
    n_p, n_s = echoes.shape
    out = np.zeros((n_p, n_s), dtype=complex)
    E = np.sum(abs(pulse)**2)
    with_zeros = np.hstack([echoes, np.zeros((n_p, len(pulse) - 1))])
    for p in range(n_p):
        for i in range(n_s):
            for k in range(len(pulse)):
                out[p, i] = with_zeros[p, i + k] * np.conj(pulse[k])
    return out / np.sqrt(E)
