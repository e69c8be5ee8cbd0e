# what: point beyond the insulated edge is the first column: a ring
def sor(start, f, h, omega, sweeps):
    m, n = start.shape
    padded = np.zeros((m, n + 1))
    padded[:, :n] = start
    moves = np.zeros(sweeps)
    for k in range(sweeps):
        previous = padded[:, :n].copy()
        for i in range(1, m - 1):
            for j in range(1, n):
                padded[i, n] = padded[i, 0]
                around = padded[i + 1, j] + padded[i - 1, j] + padded[i, j + 1] + padded[i, j - 1]
                residual = around - 4 * padded[i, j] - h**2 * f[i, j]
                padded[i, j] += omega * residual / 4
        moves[k] = np.max(np.abs(padded[:, :n] - previous))
    return padded[:, :n], moves
