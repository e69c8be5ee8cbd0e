# used one exponential with the mean attenuation coefficient instead of averaging the exponentials
def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    wed = water_equivalent_depth(hu, body, steps)[0]
    mu_mean = np.sum(weights * mu) / np.sum(weights)
    center = np.cumsum(steps) - steps / 2
    isl = ssd**2 / (ssd + center) ** 2
    curve = (np.exp(-mu_mean * wed) - np.exp(-buildup * wed)) * isl
    curve[~body] = 0.0
    biggest = curve.max(axis=1).reshape(-1, 1)
    return curve / biggest * 100, center[np.argmax(curve, axis=1)]
