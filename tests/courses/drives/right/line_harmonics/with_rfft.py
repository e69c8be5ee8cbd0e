def line_harmonics(v, h_max):
    u = np.array([v[0] - v[1], v[1] - v[2], v[2] - v[0]])
    A = 2 * np.abs(np.fft.rfft(u, axis=1))[:, 1 : h_max + 1] / u.shape[1]
    rest = A[:, 1:]
    thd = np.linalg.norm(rest, axis=1) / A[:, 0]
    rms = np.sqrt(np.mean(u**2, axis=1))
    worst = rest.argmax(axis=1) + 2 if h_max > 1 else np.zeros(3, dtype=int)
    return A, thd, rms, worst
