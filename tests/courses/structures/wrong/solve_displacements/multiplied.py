# multiplied by K_ff instead of solved
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.where(fixed, settled, 0.0)
    load = F - K @ u
    u[free] = K[np.ix_(free, free)] @ load[free]
    R = np.where(fixed, K @ u - F, 0.0)
    return {"u": u, "R": R, "energy": 0.5 * (u @ (K @ u))}
