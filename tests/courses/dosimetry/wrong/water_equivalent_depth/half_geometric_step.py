# took off half of the geometric step instead of half of the water-equivalent step
def water_equivalent_depth(hu, body, steps):
    red = np.zeros(hu.shape)
    red[hu <= 0] = 1 + hu[hu <= 0] / 1000
    red[hu > 0] = 1 + hu[hu > 0] / BONE
    red[red < 0] = 0
    red[~body] = 0
    wet = red * steps[None, :]
    return wet.cumsum(axis=1) - 0.5 * steps[None, :], wet.sum(axis=1)
