# what: R^-1 R^-T instead of R^-T R^-1 for the covariance
def bayes_linear(Phi, y, Phi_star, alpha, beta):
    N, M = Phi.shape
    A = beta * (Phi.T @ Phi)
    A[np.arange(M), np.arange(M)] += alpha
    R = np.linalg.cholesky(A)
    Rinv = np.linalg.inv(R)
    S_N = Rinv @ Rinv.T
    m_N = beta * S_N @ (Phi.T @ y)
    spread = (Rinv @ Phi_star.T) ** 2
    var = spread.sum(axis=0) + 1.0 / beta
    sse = np.sum((y - Phi @ m_N) ** 2)
    logs = 0.5 * M * np.log(alpha) + 0.5 * N * np.log(beta) - 0.5 * N * np.log(2 * np.pi)
    ev = logs - 0.5 * beta * sse - 0.5 * alpha * np.sum(m_N**2) - np.sum(np.log(np.diag(R)))
    return {"m": m_N, "S": S_N, "var": var, "evidence": ev}
