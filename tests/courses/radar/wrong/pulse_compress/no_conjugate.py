# the pulse is not conjugated in the correlation
def pulse_compress(echoes, pulse):
    """Matched filter for each pulse."""
    M, N = echoes.shape
    L = pulse.size
    x = np.pad(echoes, ((0, 0), (0, L - 1)))
    result = np.empty((M, N), dtype=complex)
    for i in range(N):
        segment = x[:, i:i + L]
        result[:, i] = segment @ pulse
    return result / np.linalg.norm(pulse)
