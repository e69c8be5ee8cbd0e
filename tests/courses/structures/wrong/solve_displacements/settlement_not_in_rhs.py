# the load from the settlements, K_fp u_p, is missing on the right-hand side
def solve_displacements(K, F, fixed, settled):
    free = np.logical_not(fixed)
    u = np.where(fixed, settled, 0.0)
    Kff = K[free][:, free]
    u[free] = np.linalg.solve(Kff, F[free])
    R = np.zeros_like(F)
    R[fixed] = (K @ u - F)[fixed]
    return {"u": u, "R": R, "energy": 0.5 * u @ K @ u}
