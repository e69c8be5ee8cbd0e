# the energy is the sum of the complex squares, without the magnitude
def pulse_compress(echoes, pulse):
    M, N = echoes.shape
    L = len(pulse)
    energy = np.sum(pulse**2)
    T = np.zeros((N, N), dtype=complex)
    for col in range(N):
        for k in range(L):
            if col + k < N:
                T[col + k, col] = np.conj(pulse[k])
    return echoes @ T / np.sqrt(energy)
