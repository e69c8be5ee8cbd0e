# what: the whole triangular table, its first row returned
def divided_differences(x, y):
    n = len(x)
    T = np.zeros((n, n))
    T[:, 0] = y
    for j in range(1, n):
        for i in range(n - j):
            T[i, j] = (T[i + 1, j - 1] - T[i, j - 1]) / (x[i + j] - x[i])
    return T[0]
