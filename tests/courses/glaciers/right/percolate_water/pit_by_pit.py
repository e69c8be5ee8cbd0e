def percolate_water(water, mass, T, liquid):
    m, t, q = np.array(mass), np.array(T), np.array(liquid)
    out = np.zeros(m.shape[0])
    for i in range(m.shape[0]):
        flow = water[i]
        for k in range(m.shape[1]):
            flow += q[i, k]
            heat = m[i, k] * C_ICE * t[i, k]  # negative
            if flow * LATENT + heat <= 0:  # all of it freezes
                heat += flow * LATENT
                m[i, k] += flow
                t[i, k] = heat / C_ICE / m[i, k]
                q[i, k] = flow = 0.0
            else:
                m[i, k] -= heat / LATENT
                flow += heat / LATENT
                t[i, k] = 0.0
                q[i, k] = min(flow, IRREDUCIBLE * m[i, k])
                flow -= q[i, k]
        out[i] = flow
    return m, t, q, out
