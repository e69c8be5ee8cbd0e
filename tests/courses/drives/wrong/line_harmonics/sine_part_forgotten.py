# took the magnitude of the cosine coefficients only instead of cosine and sine together
def line_harmonics(v, h_max):
    va, vb, vc = v
    lines = np.array([va - vb, vb - vc, vc - va])
    m = lines.shape[1]
    n = np.arange(m)
    amplitudes = np.zeros((3, h_max))
    for h in range(1, h_max + 1):
        a = 2 / m * np.sum(lines * np.cos(2 * np.pi * h * n / m), axis=1)
        amplitudes[:, h - 1] = np.abs(a)
    thd = np.linalg.norm(amplitudes[:, 1:], axis=1) / amplitudes[:, 0]
    rms = np.linalg.norm(lines, axis=1) / np.sqrt(m)
    worst = np.zeros(3, dtype=int)
    if h_max > 1:
        worst = np.argmax(amplitudes[:, 1:], axis=1) + 2
    return amplitudes, thd, rms, worst
