# Floyd-Warshall for all pairs with matrices of the next and of the last router, one row is returned
def routing_table(cost, source):
    n = len(cost)
    D = np.array(cost, dtype=float)
    link = np.isfinite(D) & ~np.eye(n, dtype=bool)
    nxt = np.where(link, np.arange(n)[None, :], -1)
    last = np.where(link, np.arange(n)[:, None], -1)
    for k in range(n):
        over = D[:, k:k + 1] + D[k:k + 1, :]
        better = over < D
        D = np.where(better, over, D)
        nxt = np.where(better, nxt[:, k:k + 1], nxt)
        last = np.where(better, last[k:k + 1, :], last)
    return D[source], last[source], nxt[source]
