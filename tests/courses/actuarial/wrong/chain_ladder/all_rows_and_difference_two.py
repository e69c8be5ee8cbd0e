# two mistakes: the factors are taken over all accident years, and the tail multiplies only the difference of last column and latest amount
def chain_ladder(paid, tail):
    n = len(paid)
    C = paid.cumsum(1)
    latest = C[:, -1].copy()
    f = []
    for j in range(n - 1):
        f.append(C[:, j + 1].sum() / C[:, j].sum())
    for j in range(n - 1):
        C[n - 1 - j:, j + 1] = f[j] * C[n - 1 - j:, j]
    return {"f": np.array(f), "full": C, "reserve": tail * (C[:, -1] - latest)}
