# the pulse is not conjugated, and the sum is divided by the energy instead of its root
def pulse_compress(echoes, pulse):
    m, n = echoes.shape
    l = len(pulse)
    E = np.sum(np.abs(pulse)**2)
    y = np.zeros((m, n), dtype=complex)
    for j in range(n):
        stop = min(j + l, n)
        piece = echoes[:, j:stop]
        y[:, j] = np.sum(piece * pulse[:stop - j], axis=1)
    return y / E
