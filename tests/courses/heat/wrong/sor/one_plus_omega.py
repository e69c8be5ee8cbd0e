# what: (1 + omega) times the old value instead of (1 - omega)
def sor(start, f, h, omega, sweeps):
    u = start.copy()
    rows, cols = u.shape
    moves = []
    for _ in range(sweeps):
        biggest = 0.0
        for i in range(1, rows - 1):
            for j in range(1, cols):
                before = u[i, j]
                east = u[i, j + 1] if j < cols - 1 else u[i, j - 1]
                gs = 0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + east - h * h * f[i, j])
                u[i, j] = (1 + omega) * before + omega * gs
                biggest = max(biggest, abs(u[i, j] - before))
        moves.append(biggest)
    return u, np.array(moves)
