# right: plain loops
def isolation(pt, eta, phi, cone, pt_min, limit):
    n = len(pt)
    neighbors = np.zeros(n, dtype=int)
    relative = np.zeros(n)
    for i in range(n):
        for j in range(n):
            if i == j or pt[j] < pt_min:
                continue
            dphi = abs(phi[i] - phi[j])
            if dphi > np.pi:
                dphi = 2 * np.pi - dphi
            if np.hypot(eta[i] - eta[j], dphi) < cone:
                neighbors[i] += 1
                relative[i] += pt[j] / pt[i]
    return {"neighbors": neighbors, "relative": relative, "isolated": relative < limit}
