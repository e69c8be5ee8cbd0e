# what: the score of a local alignment is the largest of the last row only
def align_forward(x, y, S, gap, local):
    n, m = len(x), len(y)
    table = np.zeros((n + 1, m + 1))
    ptr = np.zeros((n + 1, m + 1), dtype=int)
    if not local:
        table[:, 0] = -gap * np.arange(n + 1)
        table[0, :] = -gap * np.arange(m + 1)
        ptr[1:, 0] = 2
        ptr[0, 1:] = 3
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            cands = (
                table[i - 1, j - 1] + S[x[i - 1], y[j - 1]],
                table[i - 1, j] - gap,
                table[i, j - 1] - gap,
            )
            arg = int(np.argmax(cands))
            table[i, j] = cands[arg]
            ptr[i, j] = arg + 1
            if local and table[i, j] <= 0:
                table[i, j] = 0
                ptr[i, j] = 0
    end = (n, m)
    if local:
        end = (n, np.argmax(table[n]))
    return table, table[end], (x, y, ptr, int(end[0]), int(end[1]))
