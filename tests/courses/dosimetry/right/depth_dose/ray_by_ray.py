def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    m, n = hu.shape
    z = np.array([steps[:j].sum() + steps[j] / 2 for j in range(n)])
    wed, total = water_equivalent_depth(hu, body, steps)
    dose = np.zeros((m, n))
    depth_max = np.zeros(m)
    for i in range(m):
        for j in range(n):
            if body[i, j]:
                photons = np.average(np.exp(-mu * wed[i, j]), weights=weights)
                electrons = np.exp(-buildup * wed[i, j])
                dose[i, j] = (photons - electrons) * ssd**2 / (ssd + z[j]) ** 2
        depth_max[i] = z[dose[i].argmax()]
        dose[i] = 100 * dose[i] / dose[i].max()
    return dose, depth_max
