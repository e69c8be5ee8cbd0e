# the load on the supports is not subtracted from the reactions
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = settled * fixed
    Kff = K[np.ix_(free, free)]
    Kfp = K[np.ix_(free, fixed)]
    u[free] = np.linalg.inv(Kff) @ (F[free] - Kfp @ settled[fixed])
    R = (K @ u) * fixed
    energy = 0.5 * np.sum(u * (K @ u))
    return {"u": u, "R": R, "energy": energy}
