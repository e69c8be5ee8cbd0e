# the reactions have the wrong sign: F - K u
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    u[free] = np.linalg.solve(K[np.ix_(free, free)], F[free] - K[np.ix_(free, fixed)] @ u[fixed])
    R = np.zeros(len(F))
    for k in range(len(F)):
        if fixed[k]:
            R[k] = F[k] - np.dot(K[k], u)
    energy = 0.5 * (u @ K @ u)
    return {"u": u, "R": R, "energy": energy}
