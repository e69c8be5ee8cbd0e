def solve_displacements(K, F, fixed, settled):
    base = np.where(fixed, settled, 0.0)
    rest = F - K @ base
    keep = [k for k in range(len(F)) if not fixed[k]]
    small = np.array([[K[a, b] for b in keep] for a in keep])
    extra = np.linalg.solve(small, rest[keep])
    u = base.copy()
    for k, value in zip(keep, extra):
        u[k] += value
    R = K @ u - F
    R[keep] = 0.0
    energy = sum(u[i] * K[i, j] * u[j] for i in range(len(u)) for j in range(len(u))) / 2
    return {"u": u, "R": R, "energy": energy}
