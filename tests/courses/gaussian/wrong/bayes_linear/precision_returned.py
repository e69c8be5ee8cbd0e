# what: the posterior's precision is returned as S, while the rest uses its inverse
def bayes_linear(Phi, y, Phi_star, alpha, beta):
    n, p = Phi.shape
    S = alpha * np.identity(p) + beta * np.dot(Phi.T, Phi)
    m = beta * np.linalg.solve(S, Phi.T.dot(y))
    var = 1 / beta + (Phi_star * np.linalg.solve(S, Phi_star.T).T).sum(1)
    e = 0.5 * beta * ((y - Phi.dot(m)) ** 2).sum() + 0.5 * alpha * m.dot(m)
    ev = 0.5 * p * np.log(alpha) + 0.5 * n * np.log(beta) - e
    ev = ev - 0.5 * np.linalg.slogdet(S)[1] - 0.5 * n * np.log(2 * np.pi)
    return {"m": m, "S": S, "var": var, "evidence": ev}
