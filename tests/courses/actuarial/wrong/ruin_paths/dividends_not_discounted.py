# the dividends are added up without discounting
def ruin_paths(u, c, claims, i, b):
    n, T = claims.shape
    psi, deficit, total = np.zeros(T), np.zeros(n), np.zeros(n)
    for j in range(n):
        cap = u
        for t in range(T):
            cap = (cap + c) * (1 + i) - claims[j, t]
            if cap < 0:
                deficit[j] = -cap
                psi[t:] = psi[t:] + 1 / n
                break
            paid = max(cap - b, 0)
            total[j] = total[j] + paid
            cap = cap - paid
    return psi, deficit, total
