# penalty method with a penalty of 100, far too soft
def solve_displacements(K, F, fixed, settled):
    penalty = 100.0
    S = K + np.diag(penalty * fixed)
    u = np.linalg.solve(S, F + penalty * fixed * settled)
    inner = K @ u
    R = np.where(fixed, inner - F, 0.0)
    energy = 0.5 * (u @ inner)
    return {"u": u, "R": R, "energy": energy}
