# what: pairs with s.y <= 0 are kept
def lbfgs_direction(g, S, Y):
    m = S.shape[0]
    rho = 1 / np.sum(S * Y, axis=1)
    q = g.copy()
    a = np.empty(m)
    for i in reversed(range(m)):
        a[i] = rho[i] * (S[i] @ q)
        q = q - a[i] * Y[i]
    if m > 0:
        q = q * (S[-1] @ Y[-1]) / (Y[-1] @ Y[-1])
    for i in range(m):
        b = rho[i] * (Y[i] @ q)
        q = q + (a[i] - b) * S[i]
    return -q, g @ -q
