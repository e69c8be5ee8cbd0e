# what: the local alignment has gap costs on its borders
def align_forward(x, y, S, gap, local):
    n, m = len(x), len(y)
    F = np.zeros((n + 1, m + 1))
    moves = np.zeros((n + 1, m + 1), dtype=int)
    if True:
        F[:, 0] = -gap * np.arange(n + 1)
        F[0, :] = -gap * np.arange(m + 1)
        moves[1:, 0] = 2
        moves[0, 1:] = 3
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            options = (
                F[i - 1, j - 1] + S[x[i - 1], y[j - 1]],
                F[i - 1, j] - gap,
                F[i, j - 1] - gap,
            )
            best = int(np.argmax(options))
            F[i, j] = options[best]
            moves[i, j] = best + 1
            if local and F[i, j] <= 0:
                F[i, j] = 0
                moves[i, j] = 0
    end = (n, m)
    if local:
        end = np.unravel_index(np.argmax(F), F.shape)
    return F, F[end], (x, y, moves, int(end[0]), int(end[1]))
