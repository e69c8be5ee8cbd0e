# the prescribed displacements are set to zero
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[free] = np.linalg.solve(K[np.ix_(free, free)], F[free])
    forces = K @ u
    R = np.where(fixed, forces - F, 0.0)
    return {"u": u, "R": R, "energy": 0.5 * (u @ forces)}
