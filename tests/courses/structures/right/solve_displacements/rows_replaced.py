def solve_displacements(K, F, fixed, settled):
    S, rhs = K.copy(), F.copy()
    for k in range(len(F)):
        if fixed[k]:
            S[k] = 0
            S[k, k] = 1
            rhs[k] = settled[k]
    u = np.linalg.solve(S, rhs)
    R = (K @ u - F) * fixed
    return {"u": u, "R": R, "energy": np.einsum("i,ij,j", u, K, u) / 2}
