# two mistakes: the factors are plain means of the single ratios, and the tail factor is not used
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    paid_so_far = np.sum(paid, axis=1)
    f = np.zeros(n - 1)
    for j in range(n - 1):
        ratios = [C[i, j + 1] / C[i, j] for i in range(n - 1 - j)]
        f[j] = sum(ratios) / len(ratios)
    for i in range(1, n):
        for j in range(n - i, n):
            C[i, j] = f[j - 1] * C[i, j - 1]
    return {"f": f, "full": C, "reserve": C[:, -1] - paid_so_far}
