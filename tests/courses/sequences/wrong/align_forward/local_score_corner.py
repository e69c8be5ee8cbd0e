# what: the score of a local alignment is read at the corner
def align_forward(x, y, S, gap, local):
    n = x.shape[0]
    m = y.shape[0]
    table = np.zeros((n + 1, m + 1))
    ptr = np.zeros((n + 1, m + 1), int)
    for i in range(n + 1):
        for j in range(m + 1):
            if i == 0 and j == 0:
                continue
            diag = table[i - 1, j - 1] + S[x[i - 1], y[j - 1]] if i > 0 and j > 0 else -np.inf
            down = table[i - 1, j] - gap if i > 0 else -np.inf
            left = table[i, j - 1] - gap if j > 0 else -np.inf
            cell = max(diag, down, left)
            if local and cell <= 0:
                continue
            table[i, j] = cell
            if cell == diag:
                ptr[i, j] = 1
            elif cell == down:
                ptr[i, j] = 2
            else:
                ptr[i, j] = 3
    if local:
        score = table[n, m]
        k, l = n, m
    else:
        score = table[-1, -1]
        k, l = n, m
    return table, score, (x, y, ptr, int(k), int(l))
