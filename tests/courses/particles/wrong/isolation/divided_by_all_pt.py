# divided by the pt of all particles together instead of the particle's own
def isolation(pt, eta, phi, cone, pt_min, limit):
    n = len(pt)
    neighbors = np.zeros(n, dtype=int)
    total = np.zeros(n)
    for i in range(n):
        for j in range(n):
            dphi = abs(phi[i] - phi[j])
            if dphi > np.pi:
                dphi = 2 * np.pi - dphi
            dr = np.sqrt((eta[i] - eta[j]) ** 2 + dphi**2)
            if i != j and dr < cone and pt[j] >= pt_min:
                neighbors[i] += 1
                total[i] += pt[j]
    relative = total / np.sum(pt)
    return {"neighbors": neighbors, "relative": relative, "isolated": relative < limit}
