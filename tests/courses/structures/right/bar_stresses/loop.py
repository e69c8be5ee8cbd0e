def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    out = []
    for b, (i, j) in enumerate(bars):
        d = nodes[j] - nodes[i]
        L2 = d @ d
        eps = d @ (u[2 * j : 2 * j + 2] - u[2 * i : 2 * i + 2]) / L2
        sig = E[b] * (eps - alpha[b] * dT[b])
        if sig >= 0:
            use = sig / strength
        else:
            use = -sig / min(strength, np.pi**2 * E[b] * radius[b] ** 2 / L2)
        out.append((eps, sig, use))
    strain, stress, used = np.array(out).T
    return strain, stress, used
