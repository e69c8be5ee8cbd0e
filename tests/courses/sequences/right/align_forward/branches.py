def align_forward(x, y, S, gap, local):
    n = x.shape[0]
    m = y.shape[0]
    F = np.zeros((n + 1, m + 1))
    moves = np.zeros((n + 1, m + 1), int)
    for i in range(n + 1):
        for j in range(m + 1):
            if i == 0 and j == 0:
                continue
            diag = F[i - 1, j - 1] + S[x[i - 1], y[j - 1]] if i > 0 and j > 0 else -np.inf
            up = F[i - 1, j] - gap if i > 0 else -np.inf
            left = F[i, j - 1] - gap if j > 0 else -np.inf
            value = max(diag, up, left)
            if local and value <= 0:
                continue
            F[i, j] = value
            if value == diag:
                moves[i, j] = 1
            elif value == up:
                moves[i, j] = 2
            else:
                moves[i, j] = 3
    if local:
        score = F.max()
        k, l = np.argwhere(F == score)[0]
    else:
        score = F[-1, -1]
        k, l = n, m
    return F, score, (x, y, moves, int(k), int(l))
