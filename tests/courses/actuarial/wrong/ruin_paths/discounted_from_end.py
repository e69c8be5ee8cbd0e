# all dividends are discounted at the end with the same factor, over all t years, instead of each from its own year
def ruin_paths(u, c, claims, i, b):
    n, years = claims.shape
    x = np.full(n, u, dtype=float)
    alive = np.ones(n, dtype=bool)
    paid_total = np.zeros(n)
    psi = np.empty(years)
    for y in range(years):
        x = np.where(alive, (x + c) * (1 + i) - claims[:, y], x)
        alive &= x >= 0
        paid = np.where(x > b, x - b, 0.0)
        x -= paid
        paid_total += paid
        psi[y] = 1 - np.count_nonzero(alive) / n
    return psi, np.where(alive, 0, -x), paid_total / (1 + i) ** years
