# only the diagonal of K_ff is used: each displacement is divided by its own stiffness
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    rhs = F[free] - K[np.ix_(free, fixed)] @ u[fixed]
    u[free] = rhs / np.diag(K)[free]
    inner = K @ u
    R = np.where(fixed, inner - F, 0.0)
    energy = 0.5 * (u @ inner)
    return {"u": u, "R": R, "energy": energy}
