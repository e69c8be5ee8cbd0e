# rows of fixed places are replaced by the identity with zero on the right instead of the settlement
def solve_displacements(K, F, fixed, settled):
    S = K.copy()
    rhs = F.copy()
    for k in range(len(F)):
        if fixed[k]:
            S[k, :] = 0
            S[k, k] = 1
            rhs[k] = 0
    u = np.linalg.solve(S, rhs)
    R = np.where(fixed, K @ u - F, 0.0)
    return {"u": u, "R": R, "energy": 0.5 * u @ K @ u}
