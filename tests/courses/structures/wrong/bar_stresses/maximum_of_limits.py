# the larger instead of the smaller of Euler and yield stress
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    moved = u.reshape(-1, 2)
    strain, stress, used = [], [], []
    for b, (i, j) in enumerate(bars):
        d = nodes[j] - nodes[i]
        L = np.linalg.norm(d)
        eps = np.dot(d / L, moved[j] - moved[i]) / L
        sig = E[b] * (eps - alpha[b] * dT[b])
        limit = strength
        if sig < 0:
            limit = max(np.pi**2 * E[b] / (L / radius[b]) ** 2, strength)
        strain.append(eps)
        stress.append(sig)
        used.append(abs(sig) / limit)
    return np.array(strain), np.array(stress), np.array(used)
