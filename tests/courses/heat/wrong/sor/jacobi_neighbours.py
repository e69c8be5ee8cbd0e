# what: neighbours of the last sweep only: Jacobi with relaxation
def sor(start, f, h, omega, sweeps):
    u = start.copy()
    rows, cols = u.shape
    moves = []
    for _ in range(sweeps):
        biggest = 0.0
        o = u.copy()
        for i in range(1, rows - 1):
            for j in range(1, cols):
                before = u[i, j]
                east = o[i, j + 1] if j < cols - 1 else o[i, j - 1]
                gs = 0.25 * (o[i - 1, j] + o[i + 1, j] + o[i, j - 1] + east - h * h * f[i, j])
                u[i, j] = (1 - omega) * before + omega * gs
                biggest = max(biggest, abs(u[i, j] - before))
        moves.append(biggest)
    return u, np.array(moves)
