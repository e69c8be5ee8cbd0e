# the factor one half of the energy is missing
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    rhs = F[free] - K[free][:, fixed] @ u[fixed]
    u[free] = np.linalg.solve(K[free][:, free], rhs)
    inner = K.dot(u)
    R = np.where(fixed, inner - F, 0)
    energy = np.einsum("i,ij,j->", u, K, u)
    return {"u": u, "R": R, "energy": energy}
