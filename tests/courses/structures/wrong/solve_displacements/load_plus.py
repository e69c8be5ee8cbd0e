# the load is added to K u in the reactions instead of subtracted
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    u[free] = np.linalg.solve(K[free, :][:, free], F[free] - K[free, :][:, fixed] @ settled[fixed])
    Ku = np.array([np.sum(K[i] * u) for i in range(len(u))])
    R = np.array([Ku[i] + F[i] if fixed[i] else 0.0 for i in range(len(u))])
    return {"u": u, "R": R, "energy": 0.5 * np.sum(u * Ku)}
