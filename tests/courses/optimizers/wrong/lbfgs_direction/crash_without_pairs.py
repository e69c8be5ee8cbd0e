# what: the newest pair is used without asking whether there is one: crashes where no pair is left
def lbfgs_direction(g, S, Y):
    ok = np.einsum("mn,mn->m", S, Y) > 0
    S, Y = S[ok], Y[ok]
    rho = 1 / np.einsum("mn,mn->m", S, Y)
    gamma = (S[-1] @ Y[-1]) / (Y[-1] @ Y[-1])
    a = np.zeros(len(S))
    r = g.copy()
    for i in np.arange(len(S))[::-1]:
        a[i] = rho[i] * S[i] @ r
        r = r - a[i] * Y[i]
    r = gamma * r
    for i in np.arange(len(S)):
        r = r + S[i] * (a[i] - rho[i] * Y[i] @ r)
    return -r, g @ -r
