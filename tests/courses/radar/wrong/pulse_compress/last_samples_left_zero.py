# the last l - 1 samples stay zero, where the pulse only partly overlaps the record
def pulse_compress(echoes, pulse):
    m, n = echoes.shape
    l = pulse.shape[0]
    e = np.sum(np.abs(pulse)**2)
    y = np.zeros((m, n), dtype=complex)
    for start in range(n - l + 1):
        y[:, start] = echoes[:, start:start + l] @ np.conj(pulse) / np.sqrt(e)
    return y
