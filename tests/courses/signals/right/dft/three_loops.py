def dft(x):
    rows, n = x.shape
    X = np.zeros((rows, n), dtype=complex)
    for r in range(rows):
        for k in range(n):
            for t in range(n):
                angle = 2 * np.pi * k * t / n
                X[r, k] += x[r, t] * (np.cos(angle) - 1j * np.sin(angle))
    return X
