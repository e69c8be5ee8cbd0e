# the whole system is solved without supports, then the fixed values are overwritten
def solve_displacements(K, F, fixed, settled):
    u = np.linalg.solve(K, F)
    u = np.where(fixed, settled, u)
    inner = K @ u
    R = np.where(fixed, inner - F, 0.0)
    energy = 0.5 * np.dot(u, inner)
    return {"u": u, "R": R, "energy": energy}
