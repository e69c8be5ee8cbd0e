# what: the variance of the function, without the noise of a new observation
def bayes_linear(Phi, y, Phi_star, alpha, beta):
    n, p = Phi.shape
    C = Phi @ Phi.T / alpha + np.eye(n) / beta
    G = np.linalg.solve(C, Phi) / alpha
    S = np.eye(p) / alpha - Phi.T @ G / alpha
    m = G.T @ y
    var = np.einsum("si,ij,sj->s", Phi_star, S, Phi_star)
    quad = y @ np.linalg.solve(C, y)
    evidence = -0.5 * (quad + np.linalg.slogdet(C)[1] + n * np.log(2 * np.pi))
    return {"m": m, "S": S, "var": var, "evidence": evidence}
