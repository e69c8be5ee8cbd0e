# normalized before the inverse square law was put on instead of after it
def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    depth, thickness = water_equivalent_depth(hu, body, steps)
    spectrum = weights / np.sum(weights)
    d = np.exp(-depth[..., None] * mu) @ spectrum - np.exp(-buildup * depth)
    d = d * body
    percent = 100 * d / d.max(axis=1, keepdims=True)
    z = np.cumsum(steps) - steps / 2
    percent = percent * (ssd / (ssd + z)) ** 2
    return percent, z[percent.argmax(axis=1)]
