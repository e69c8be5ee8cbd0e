# what: the last entry of each column of the table is returned (Newton's backward form) instead of the first
def divided_differences(x, y):
    n = len(x)
    table = np.zeros((n, n))
    table[:, 0] = y
    for j in range(1, n):
        for i in range(n - j):
            table[i, j] = (table[i + 1, j - 1] - table[i, j - 1]) / (x[i + j] - x[i])
    return np.array([table[n - 1 - j, j] for j in range(n)])
