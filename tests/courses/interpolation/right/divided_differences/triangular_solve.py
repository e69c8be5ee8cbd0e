# what: solve the lower triangular system of Newton's basis
def divided_differences(x, y):
    n = len(x)
    L = np.ones((n, n))
    for k in range(1, n):
        L[:, k] = L[:, k - 1] * (x - x[k - 1])
    return np.linalg.solve(np.tril(L), y)
