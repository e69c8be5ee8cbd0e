# gave the water-equivalent depth of the largest dose instead of the geometric one
def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    wed, _ = water_equivalent_depth(hu, body, steps)
    z = np.cumsum(steps) - steps / 2
    q = weights / weights.sum()
    primary = np.einsum("e,eij->ij", q, np.exp(-mu[:, None, None] * wed))
    dose = (primary - np.exp(-buildup * wed)) * (ssd / (ssd + z)) ** 2 * body
    best = np.argmax(dose, axis=1)
    rows = np.arange(len(best))
    return 100 * dose / dose[rows, best][:, None], wed[rows, best]
