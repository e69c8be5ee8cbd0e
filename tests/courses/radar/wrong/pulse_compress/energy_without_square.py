# the energy is the sum of the magnitudes, not of their squares
def pulse_compress(echoes, pulse):
    rows, cols = echoes.shape
    taps = len(pulse)
    energy = 0.0
    for s in pulse:
        energy += abs(s)
    buffer = np.zeros((rows, cols + taps - 1), dtype=complex)
    buffer[:, :cols] = echoes
    acc = np.zeros((rows, cols), dtype=complex)
    for k, s in enumerate(pulse):
        acc += s.conjugate() * buffer[:, k:k + cols]
    return acc / np.sqrt(energy)
