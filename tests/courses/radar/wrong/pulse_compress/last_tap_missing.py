# the last sample of the pulse is left out of the sum
def pulse_compress(echoes, pulse):
    m, n = echoes.shape
    l = len(pulse)
    y = np.zeros((m, n), dtype=complex)
    ext = np.append(echoes, np.zeros((m, l)), axis=1)
    k = 0
    while k < l - 1:
        y = y + np.conj(pulse[k]) * ext[:, k:n + k]
        k += 1
    norm = np.sqrt(np.sum(np.abs(pulse)**2))
    return y / norm
