# counted the neighbors before the cut on pt instead of after it
def isolation(pt, eta, phi, cone, pt_min, limit):
    N = len(pt)
    neighbors = np.zeros(N, dtype=int)
    relative = np.zeros(N)
    for i in range(N):
        for j in range(N):
            if i == j:
                continue
            dphi = (phi[i] - phi[j] + np.pi) % (2 * np.pi) - np.pi
            if (eta[i] - eta[j]) ** 2 + dphi**2 < cone**2:
                neighbors[i] += 1
                if pt[j] >= pt_min:
                    relative[i] += pt[j] / pt[i]
    return {"neighbors": neighbors, "relative": relative, "isolated": relative < limit}
