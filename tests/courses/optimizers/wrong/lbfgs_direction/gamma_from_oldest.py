# what: gamma is taken from the oldest pair instead of the newest
def lbfgs_direction(g, S, Y):
    idx = np.flatnonzero(np.einsum("ij,ij->i", S, Y) > 0)
    q = g.copy()
    a = np.zeros(len(S))
    for i in idx[::-1]:
        a[i] = S[i] @ q / (S[i] @ Y[i])
        q -= a[i] * Y[i]
    if idx.size:
        j = idx[0]
        q *= S[j] @ Y[j] / (Y[j] @ Y[j])
    for i in idx:
        b = Y[i] @ q / (S[i] @ Y[i])
        q += (a[i] - b) * S[i]
    return -q, -g @ q
