# multiplied by the inverse of the inverse square factor, so the dose grows with distance instead of falling
def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    m, n = hu.shape
    wed, _ = water_equivalent_depth(hu, body, steps)
    z = np.zeros(n)
    for j in range(n):
        z[j] = steps[:j].sum() + steps[j] / 2
    dose = np.zeros((m, n))
    for i in range(m):
        for j in range(n):
            if body[i, j]:
                p = np.dot(weights, np.exp(-mu * wed[i, j])) / weights.sum()
                dose[i, j] = (p - np.exp(-buildup * wed[i, j])) * ((ssd + z[j]) / ssd) ** 2
    where = np.argmax(dose, axis=1)
    for i in range(m):
        dose[i] = 100 * dose[i] / dose[i, where[i]]
    return dose, z[where]
