# took the mean of the sectors' energies for the total instead of their sum
def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    def cdf(v, A, k):
        return 1 - np.exp(-((v / A) ** k))

    centers = edges[:-1] + np.diff(edges) / 2
    P, _ = turbine_power(centers[np.newaxis], curve_v, curve_p, rho)
    weights = hours / hours.sum()
    E, U = [], []
    for A, k, w in zip(scale, shape, weights):
        prob = cdf(edges[1:], A, k) - cdf(edges[:-1], A, k)
        E.append(w * np.sum(prob * P[0]) * HOURS / 1000 * efficiency)
        U.append(w * np.sum(prob * centers))
    E = np.array(E)
    total = E.mean()
    return {"energy": E, "total": total, "full_load": total / (curve_p.max() / 1000), "speed": sum(U)}
