def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    w = water_equivalent_depth(hu, body, steps)[0]
    z = np.cumsum(steps) - 0.5 * steps
    d = -np.exp(-buildup * w)
    for m_e, p_e in zip(mu, weights):
        d = d + p_e / weights.sum() * np.exp(-m_e * w)
    d = d / (1 + z / ssd) ** 2
    d[~body] = 0
    top = d.argmax(axis=1)
    return d / d.max(axis=1)[:, None] * 100, z[top]
