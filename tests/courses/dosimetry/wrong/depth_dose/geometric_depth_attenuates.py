# let the photons be attenuated by the geometric depth instead of the water-equivalent one
def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    w = water_equivalent_depth(hu, body, steps)[0]
    z = np.cumsum(steps) - 0.5 * steps
    p = weights / weights.sum()
    attenuation = np.zeros(w.shape)
    for e in range(len(mu)):
        attenuation += p[e] * np.exp(-mu[e] * z)
    d = (attenuation - np.exp(-buildup * w)) * ssd**2 / (ssd + z) ** 2
    d[~body] = 0
    top = d.argmax(axis=1)
    return 100 * d / d.max(axis=1)[:, None], z[top]
