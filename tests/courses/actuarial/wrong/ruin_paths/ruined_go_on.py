# a ruined insurer goes on: it may recover, counts as ruined only while below zero, and the deficit is the one at the end
def ruin_paths(u, c, claims, i, b):
    n, T = claims.shape
    U = np.full(n, float(u))
    dividends = np.zeros(n)
    psi = np.zeros(T)
    for k in range(T):
        U = (U + c) * (1 + i) - claims[:, k]
        pay = np.clip(U - b, 0, None)
        U -= pay
        dividends += pay / (1 + i) ** (k + 1)
        psi[k] = np.mean(U < 0)
    return psi, np.maximum(-U, 0), dividends
