# two mistakes: slope and error are both for a year instead of for a decade, and n_e is not limited to n
def trend_significance(time, Y):
    n = len(time)
    u = time - time.mean()
    b = Y @ u / (u @ u)
    e = Y - Y.mean(axis=1, keepdims=True) - np.outer(b, u)
    s = (e**2).sum(axis=1)
    rho = (e[:, 1:] * e[:, :-1]).sum(axis=1) / s
    dof = np.maximum(n * (1 - rho) / (1 + rho), 3) - 2
    se = np.sqrt(s / (dof * (u @ u)))
    return b, rho, se, np.abs(b) > 2 * se
