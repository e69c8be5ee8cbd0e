# what: the term with log alpha is missing in the evidence
def bayes_linear(Phi, y, Phi_star, alpha, beta):
    N, M = Phi.shape
    A = beta * (Phi.T @ Phi)
    A[np.arange(M), np.arange(M)] += alpha
    R = np.linalg.cholesky(A)
    Rinv = np.linalg.inv(R)
    S_N = Rinv.T @ Rinv
    m_N = beta * S_N @ (Phi.T @ y)
    spread = (Rinv @ Phi_star.T) ** 2
    var = spread.sum(axis=0) + 1.0 / beta
    sse = np.sum((y - Phi @ m_N) ** 2)
    logs = 0.5 * N * np.log(beta) - 0.5 * N * np.log(2 * np.pi)
    ev = logs - 0.5 * beta * sse - 0.5 * alpha * np.sum(m_N**2) - np.sum(np.log(np.diag(R)))
    return {"m": m_N, "S": S_N, "var": var, "evidence": ev}
