# f is returned as the product of all later factors (to the last column) instead of from one year to the next; the square is right
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = C[:, -1].copy()
    single = np.zeros(n - 1)
    for j in range(n - 1):
        k = n - 1 - j
        single[j] = C[:k, j + 1].sum() / C[:k, j].sum()
        C[k:, j + 1] = single[j] * C[k:, j]
    to_end = np.cumprod(single[::-1])[::-1]
    return {"f": to_end, "full": C, "reserve": tail * C[:, -1] - latest}
