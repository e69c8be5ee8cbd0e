# the start stands inside the loop over items: only the last item counts
def score_distribution(P):
    n, k = P.shape
    for j in range(k):
        f = np.zeros((n, k + 1))
        f[:, 0] = 1
        p = P[:, [j]]
        up = np.zeros((n, k + 1))
        up[:, 1:] = f[:, :-1]
        f = (1 - p) * f + p * up
    s = np.arange(k + 1)
    m = np.einsum("is,s->i", f, s)
    v = np.einsum("is,s->i", f, s**2) - m**2
    return f, m, np.sqrt(v)
