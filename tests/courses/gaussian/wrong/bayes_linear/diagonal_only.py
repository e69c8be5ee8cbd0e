# what: the predictive variance uses only the diagonal of S, correlations of the weights are left out
def bayes_linear(Phi, y, Phi_star, alpha, beta):
    n, p = Phi.shape
    A = alpha * np.eye(p) + beta * Phi.T @ Phi
    S = np.linalg.inv(A)
    m = S @ Phi.T @ y * beta
    var = 1 / beta + Phi_star**2 @ np.diag(S)
    E = 0.5 * beta * np.sum((y - Phi @ m) ** 2) + 0.5 * alpha * np.sum(m**2)
    evidence = (
        0.5 * p * np.log(alpha)
        + 0.5 * n * np.log(beta)
        - E
        - 0.5 * np.log(np.linalg.det(A))
        - 0.5 * n * np.log(2 * np.pi)
    )
    return {"m": m, "S": S, "var": var, "evidence": evidence}
