# the denominator of the factor also holds the latest diagonal, for which the next column is not known
def chain_ladder(paid, tail):
    n = len(paid)
    tri = np.cumsum(paid, axis=1)
    known_now = [tri[r, n - 1 - r] for r in range(n)]
    f = np.empty(n - 1)
    for c in range(n - 1):
        top = sum(tri[r, c + 1] for r in range(n) if r + c + 1 < n)
        bottom = sum(tri[r, c] for r in range(n) if r + c < n)
        f[c] = top / bottom
    for c in range(1, n):
        tri[n - c:, c] = tri[n - c:, c - 1] * f[c - 1]
    reserve = tri[:, n - 1] * tail - np.array(known_now)
    return {"f": f, "full": tri, "reserve": reserve}
