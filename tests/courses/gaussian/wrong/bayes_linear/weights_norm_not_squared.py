# what: the norm of the weights instead of its square in the energy
def bayes_linear(Phi, y, Phi_star, alpha, beta):
    n, p = Phi.shape
    prec = alpha * np.eye(p)
    rhs = np.zeros(p)
    for phi, t in zip(Phi, y):
        prec += beta * np.outer(phi, phi)
        rhs += beta * t * phi
    m = np.linalg.solve(prec, rhs)
    S = np.linalg.solve(prec, np.eye(p))
    var = np.array([1 / beta + f @ S @ f for f in Phi_star])
    err = y - Phi @ m
    E = beta / 2 * err @ err + alpha / 2 * np.linalg.norm(m)
    evidence = p / 2 * np.log(alpha) + n / 2 * np.log(beta) - E
    evidence -= 0.5 * np.log(np.linalg.det(prec)) + n / 2 * np.log(2 * np.pi)
    return {"m": m, "S": S, "var": var, "evidence": evidence}
