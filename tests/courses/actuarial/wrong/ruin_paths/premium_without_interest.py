# the premiums earn no interest: only the surplus does
def ruin_paths(u, c, claims, i, b):
    n, T = claims.shape
    U = np.ones(n) * u
    div = np.zeros(n)
    ok = np.ones(n, dtype=bool)
    psi = np.zeros(T)
    for t in range(T):
        U[ok] = U[ok] * (1 + i) + c - claims[ok, t]
        ok = ok & (U >= 0)
        out = np.where(ok & (U > b), U - b, 0)
        U = U - out
        div += out * (1 + i) ** -(t + 1)
        psi[t] = 1 - ok.mean()
    return psi, np.where(U < 0, -U, 0), div
