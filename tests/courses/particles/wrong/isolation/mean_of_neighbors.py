# took the mean pt of the neighbors instead of their sum
def isolation(pt, eta, phi, cone, pt_min, limit):
    n = len(pt)
    count = np.zeros(n, dtype=int)
    rel = np.zeros(n)
    for i in range(n):
        found = []
        for j in range(n):
            if i == j or pt[j] < pt_min:
                continue
            dphi = abs(phi[i] - phi[j])
            if dphi > np.pi:
                dphi = 2 * np.pi - dphi
            if np.hypot(eta[i] - eta[j], dphi) < cone:
                found.append(pt[j])
        count[i] = len(found)
        if found:
            rel[i] = np.mean(found) / pt[i]
    return {"neighbors": count, "relative": rel, "isolated": rel < limit}
